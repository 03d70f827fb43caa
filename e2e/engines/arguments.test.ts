import { expect, test } from 'vitest';
import { parseEngines } from './arguments.ts';

const all = { drawn: false, report: undefined };

test('[BRW-03] without words the journey runs in Firefox and WebKit, desktop and phone', () => {
  expect(parseEngines([])).toEqual({ ...all, engines: ['firefox', 'webkit'], shapes: ['desktop', 'phone'] });
});

test('[BRW-03] words narrow engines and shapes down, each on its own', () => {
  expect(parseEngines(['webkit'])).toEqual({ ...all, engines: ['webkit'], shapes: ['desktop', 'phone'] });
  expect(parseEngines(['phone'])).toEqual({ ...all, engines: ['firefox', 'webkit'], shapes: ['phone'] });
  expect(parseEngines(['desktop', 'chromium', 'firefox'])).toEqual({
    ...all,
    engines: ['firefox', 'chromium'],
    shapes: ['desktop'],
  });
});

test('a run of all tests draws a round and has its counts written', () => {
  expect(parseEngines(['--drawn', '--report', 'a.json'])).toMatchObject({ drawn: true, report: 'a.json' });
});

test('a word that means nothing is named, also one that every object has', () => {
  for (const word of ['safari', 'toString', 'Firefox', '']) {
    expect(parseEngines(['phone', word])).toEqual(new Error(`There is no engine or shape "${word}".`));
  }
  expect(parseEngines(['safari', '--help'])).toBe('help');
  expect(parseEngines(['--draw'])).toMatchObject({ message: expect.stringContaining("'--draw'") });
});
