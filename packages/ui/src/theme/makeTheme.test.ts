import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope, endFileScope } from '@vanilla-extract/css/fileScope';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deriveTheme } from './tokens/derive.ts';
import { makeTheme } from './makeTheme.ts';
import { midnight } from './tokens/midnight.tokens.ts';
import type { ThemeTokens } from './tokens/tokens.types.ts';

const none = () => undefined;

beforeEach(() => {
  setAdapter({
    appendCss: none,
    registerClassName: none,
    registerComposition: none,
    markCompositionUsed: none,
    onEndFileScope: none,
    getIdentOption: () => 'short',
  });
  setFileScope('theme.css.ts');
});
afterEach(() => {
  endFileScope();
  removeAdapter();
});

test('[THM-03] the build prints what was corrected and what has too little contrast, once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(none);
  const hero: ThemeTokens = {
    ...midnight,
    colour: { ...midnight.colour, text: { ...midnight.colour.text, hero: '#33405c' } },
  };
  makeTheme('whole', midnight);
  expect(warn).not.toHaveBeenCalled();
  makeTheme('site', hero);
  makeTheme('site', hero);
  makeTheme('brand', deriveTheme({ accent: 'teal', surface: '#101828' }));
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Theme site:\n {2}text\.hero on gradient\.hero: 1\.\d\d, needs 4\.5 \(AA\)$/)],
    ['Theme brand:\n  accent: "teal" is no colour; #eebb4d is used.'],
  ]);
});
