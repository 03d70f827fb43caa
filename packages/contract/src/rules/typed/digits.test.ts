import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsIn, foldCode, foldDigits, foldNumber, foldWidth } from './digits.ts';

/** The digits of a script as the runtime's own formatter writes them, from 0 to 9. */
const scripts = Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
  const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, value) => format.format(value));
  return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [{ numberingSystem, digits }] : [];
});

test('[FLD-07] digits of every script that the runtime can write are read as it writes them', () => {
  expect(scripts.length).toBeGreaterThan(60);
  expect(scripts.map(({ numberingSystem }) => numberingSystem)).toEqual(
    expect.arrayContaining([
      'arab',
      'arabext',
      'beng',
      'deva',
      'fullwide',
      'khmr',
      'mathsanb',
      'mymr',
      'tamldec',
      'thai',
    ]),
  );
  for (const { digits } of scripts) expect(foldDigits(digits.join(''))).toBe('0123456789');
});

test('[FLD-07] every decimal digit of Unicode becomes one of 0 to 9, and nothing else changes', () => {
  let digits = 0;
  for (let code = 0; code <= 0x1ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const sign = String.fromCodePoint(code);
    const isDigit = /\p{Nd}/u.test(sign);
    if (isDigit) digits += 1;
    const folded = foldDigits(sign);
    if (isDigit ? !/^[0-9]$/.test(folded) : folded !== sign) throw new Error(`U+${code.toString(16)} became ${folded}`);
  }
  expect(digits).toBeGreaterThan(600);
});

/** A code as people write it: in any script, with separators between groups. */
const between = fc.constantFrom('', ' ', '\u00a0', '\u3000', '-', '\u2011', '\u2013', '\u2212', '\u200e', '\t');
const written = fc.array(fc.tuple(fc.nat(9), fc.constantFrom(...scripts), between), { minLength: 1, maxLength: 20 });

test('[FLD-07] what is typed in any script and any grouping is what is sent', () => {
  fc.assert(
    fc.property(written, (signs) => {
      const typed = signs.map(([digit, { digits }, gap]) => `${digits[digit]}${gap}`).join('');
      const sent = signs.map(([digit]) => String(digit)).join('');
      expect(foldNumber(typed)).toBe(sent);
      expect(digitsIn(typed)).toBe(sent);
      expect(foldNumber(sent)).toBe(sent);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['１２ａＢ', '12aB'],
  [' a b\u200b3 ', 'ab3'],
  ['１－２', '1-2'],
  ['G-123456', 'G-123456'],
  ['張３', '張3'],
  ['', ''],
])('[FLD-07] the code %o is sent as %o', (typed, sent) => {
  expect(foldCode(typed)).toBe(sent);
});

test('[FLD-07] letters stay in a number, so that its rule can refuse them; a PIN takes digits alone', () => {
  expect(foldNumber('12a４')).toBe('12a4');
  expect(digitsIn('12a４')).toBe('124');
  expect(foldWidth('Ａ　１')).toBe('A 1');
});
