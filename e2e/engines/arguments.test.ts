import { expect, test } from 'vitest';
import { parseEngines } from './arguments.ts';

test('[BRW-03] without words the journey runs in Firefox and WebKit, desktop and phone', () => {
  expect(parseEngines([])).toEqual({ engines: ['firefox', 'webkit'], shapes: ['desktop', 'phone'] });
});

test('[BRW-03] words narrow engines and shapes down, each on its own', () => {
  expect(parseEngines(['webkit'])).toEqual({ engines: ['webkit'], shapes: ['desktop', 'phone'] });
  expect(parseEngines(['phone'])).toEqual({ engines: ['firefox', 'webkit'], shapes: ['phone'] });
  expect(parseEngines(['desktop', 'chromium', 'firefox'])).toEqual({
    engines: ['firefox', 'chromium'],
    shapes: ['desktop'],
  });
});

test('a word that means nothing is named, also one that every object has', () => {
  for (const word of ['safari', 'toString', 'Firefox', '']) {
    expect(parseEngines(['phone', word])).toEqual(new Error(`There is no engine or shape "${word}".`));
  }
  expect(parseEngines(['safari', '--help'])).toBe('help');
});
