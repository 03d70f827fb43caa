import { expect, test } from 'vitest';
import { escapeJson } from './document.ts';

/** The effect of sending a page's HTML. */
const overTheWire = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

test.each([
  'a\ud83c',
  '\udf81b',
  'a\ud83c b \udf81',
  '🎁',
  '🎁\ud83c',
  String.raw`\ud83c as words`,
  String.raw`\\ud83c`,
  '"\\\ud83c"',
  'line\nbreak',
  '</script>\u2028',
])('[FLD-05] the state of a page says %j as its HTML does', (text) => {
  expect(JSON.parse(escapeJson({ text }))).toEqual({ text: overTheWire(text) });
});
