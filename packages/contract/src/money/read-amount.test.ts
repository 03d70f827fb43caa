import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount, readSentAmount } from './read-amount.ts';

test.each([
  [1234.56, 123_456n],
  ['1234.56', 123_456n],
  ['1,234.56', 123_456n],
  ['1,234,567', 123_456_700n],
  [' 7 ', 700n],
  ['.5', 50n],
  ['5.', 500n],
  ['-0.05', -5n],
  ['+3.1', 310n],
  ['0000012345.67', 1_234_567n],
  ['0', 0n],
  ['-0', 0n],
  [1e3, 100_000n],
  ['1e-7', 0n],
  [1e-9, 0n],
  ['12e1', 12_000n],
  ['1.239e1', 1239n],
  ['12,34,567.50', 123_456_750n],
  ['1,00,000', 10_000_000n],
  ['99,99,99,999.99', 99_999_999_999n],
  ['1 234.56', 123_456n],
  ['1\u00a0234\u202f567,89', 123_456_789n],
  ["1'234'567.89", 123_456_789n],
  ['1’234’567.89', 123_456_789n],
  ['1.234,56', 123_456n],
  ['1.234.567', 123_456_700n],
  ['1.234.567,8', 123_456_780n],
  ['12,50', 1250n],
  ['12,5', 1250n],
  ['₹1,000.00', 100_000n],
  ['1 000,00 €', 100_000n],
  ['USD 5.00', 500n],
  ['5.00 USDT', 500n],
  ['NT$1,000.00', 100_000n],
  ['US$ 5.00', 500n],
  ['$5.00 USD', 500n],
  ['R$ 1.234,56', 123_456n],
  ['Rs.500', 50_000n],
  ['Rs. 12,34,567.50', 123_456_750n],
  ['K1,000.00', 100_000n],
  ['5,00 kr.', 500n],
  ['50.000.000 ₫', 5_000_000_000n],
  ['1,000円', 100_000n],
  ['−12.50', -1250n],
  ['12.50-', -1250n],
  ['- 12.50', -1250n],
  ['(12.50)', -1250n],
  ['($12.50)', -1250n],
  ['$(12.50)', -1250n],
  ['-$12.50', -1250n],
  ['$-12.50', -1250n],
  ['12.50 €-', -1250n],
  ['(1,234.56)', -123_456n],
  ['१२,३४,५६७.५०', 123_456_750n],
  ['১,০০০.৫০', 100_050n],
  ['๑,๒๓๔.๕๖', 123_456n],
  ['١٬٢٣٤٫٥٦', 123_456n],
  ['１，２３４．５６', 123_456n],
  ['\u200f-1,234.56\u00a0₪', -123_456n],
])('[FLD-01] reads %j as %d minor units', (amount, units) => {
  expect(parseAmount(amount)).toBe(units);
});

test.each([
  '',
  ' ',
  '.',
  ',',
  '-',
  '–',
  'abc',
  'null',
  '0x10',
  '1.2.3',
  '26.11.2026',
  '1,23,4',
  '1,2,3',
  '12,3456',
  '0,001',
  '000,100',
  '0,12,345.00',
  '1,234,56.78',
  '1.234.56,78',
  '1,234.567,89',
  '1 234 56',
  "12'34",
  '1,,234',
  '5 %',
  '5-10',
  '5k',
  '5K$',
  '5 M',
  '5 MIL',
  '5 lakh',
  '5 crore',
  '1.000,-',
  '-(5.00)',
  '(5.00)-',
  '--5',
  '-5-',
  '(5.00',
  '5.00)',
  '$.5',
  '5²',
  '½',
  '5 USD 6',
  '50.000 ₫',
  'Rp50.000',
  '1e99999',
  '9'.repeat(500),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  {},
  true,
])('[FLD-01] %j is unknown, never 0', (amount) => {
  expect(parseAmount(amount)).toBeNull();
});

test('[I18N-15x] cuts after the second decimal and never rounds up', () => {
  expect(parseAmount(1234.567)).toBe(123_456n);
  expect(parseAmount('0.999999')).toBe(99n);
  expect(parseAmount(0.1 + 0.2)).toBe(30n);
  expect(parseAmount(1.005)).toBe(100n);
  expect(parseAmount('-1.239')).toBe(-123n);
});

test('[FLD-01] numbers are read however large, unless JavaScript has lost digits of them', () => {
  expect(parseAmount(1e21)).toBe(10n ** 23n);
  expect(parseAmount(1e308)).toBe(10n ** 310n);
  expect(parseAmount(9_007_199_254_740_991)).toBe(900_719_925_474_099_100n);
  expect(parseAmount(9_007_199_254_740.99)).toBe(900_719_925_474_099n);
  // 90071992547409.91 and .92 are one number.
  expect(parseAmount(90_071_992_547_409.91)).toBeNull();
  expect(parseAmount('90071992547409.91')).toBe(9_007_199_254_740_991n);
  expect(parseAmount(Number('12345678901234567891'))).toBeNull();
  expect(parseAmount('12345678901234567891.23')).toBe(1_234_567_890_123_456_789_123n);
});

/** Digits of a group of three, grouped from the end. */
const western = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');
/** Groups of two before the last three. */
const indian = (digits: string) => digits.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');

/** Ways to write a whole part and two decimals; each is read in one way only. */
const WRITINGS: Readonly<Record<string, (whole: string, cents: string) => string>> = {
  plain: (whole, cents) => `${whole}.${cents}`,
  western: (whole, cents) => `${western(whole)}.${cents}`,
  indian: (whole, cents) => `${indian(whole)}.${cents}`,
  blank: (whole, cents) => `${western(whole).replaceAll(',', ' ')}.${cents}`,
  noBreak: (whole, cents) => `${western(whole).replaceAll(',', '\u00a0')},${cents}`,
  narrow: (whole, cents) => `${western(whole).replaceAll(',', '\u202f')},${cents}`,
  apostrophe: (whole, cents) => `${western(whole).replaceAll(',', "'")}.${cents}`,
  curly: (whole, cents) => `${western(whole).replaceAll(',', '\u2019')}.${cents}`,
  european: (whole, cents) => `${western(whole).replaceAll(',', '.')},${cents}`,
  arabic: (whole, cents) => `${western(whole).replaceAll(',', '\u066c')}\u066b${cents}`,
};
const ZEROS = ['0', '٠', '۰', '०', '০', '௦', '๐', '၀', '０', '𝟎'];
const inScript = (text: string, zero: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
const SYMBOLS = ['$', '€ ', 'NT$', 'R$ ', '₹', 'USD ', 'Rs. ', 'kr ', '¥\u00a0', 'USDT '];
const BEHIND = [' €', '₫', ' USD', ' kr', '円', ' US$', '\u00a0zł', ' บาท'];
const currency = fc.oneof(
  fc.constant((text: string) => text),
  fc.constantFrom(...SYMBOLS).map((symbol) => (text: string) => symbol + text),
  fc.constantFrom(...BEHIND).map((symbol) => (text: string) => text + symbol),
);
const signed = fc.constantFrom(
  [1n, (text: string) => text] as const,
  [-1n, (text: string) => `-${text}`] as const,
  [-1n, (text: string) => `\u2212${text}`] as const,
  [-1n, (text: string) => `${text}-`] as const,
  [-1n, (text: string) => `(${text})`] as const,
);

test('[FLD-01] whatever the grouping, decimal mark, script, sign and symbol, the same amount is read', () => {
  const holds = fc.property(
    fc.bigInt({ min: 0n, max: 10n ** 24n }),
    fc.constantFrom(...Object.keys(WRITINGS)),
    fc.constantFrom(...ZEROS),
    currency,
    signed,
    (units, writing, zero, withCurrency, [sign, withSign]) => {
      const digits = String(units).padStart(3, '0');
      const write = WRITINGS[writing] ?? String;
      const text = withSign(withCurrency(inScript(write(digits.slice(0, -2), digits.slice(-2)), zero)));
      expect(parseAmount(text)).toBe(sign * units);
    },
  );
  fc.assert(holds, { numRuns: 10_000 });
});

/** The meaning of a text of digits, commas and points for each kind of writer; null if that writer would not write it. */
const READERS: readonly ((text: string) => string | null)[] = [',', '.'].flatMap((group) => {
  const mark = group === ',' ? '.' : ',';
  const escaped = (sign: string) => `\\${sign}`;
  const grouped = new RegExp(`^[1-9]\\d{0,2}(?:${escaped(group)}\\d{3})+(?:${escaped(mark)}\\d+)?$`);
  const lakhs = new RegExp(`^[1-9]\\d?(?:${escaped(group)}\\d{2})*${escaped(group)}\\d{3}(?:${escaped(mark)}\\d+)?$`);
  const bare = new RegExp(`^\\d+(?:${escaped(mark)}\\d+)?$`);
  const meaning = (text: string) => text.replaceAll(group, '').replace(mark, '.');
  return [
    (text) => (grouped.test(text) || (group === ',' && lakhs.test(text)) ? meaning(text) : null),
    (text) => (bare.test(text) ? meaning(text) : null),
  ];
});

test('[FLD-01] what two readings take differently is unknown, but for a lone point and a lone group of three', () => {
  const text = fc
    .array(fc.tuple(fc.stringMatching(/^\d{1,4}$/), fc.constantFrom(',', '.')), { minLength: 1, maxLength: 4 })
    .chain((parts) =>
      fc.stringMatching(/^\d{1,4}$/).map((last) => parts.map(([digits, sign]) => digits + sign).join('') + last),
    );
  let ambiguous = 0;
  const holds = fc.property(text, (written) => {
    // Declared: the decimal mark of the wire is the point, and a comma before three digits groups.
    if (/^\d+\.\d+$/.test(written) || /^[1-9]\d{0,2},\d{3}$/.test(written)) return true;
    const meanings = new Set(READERS.flatMap((read) => read(written) ?? []).map((meaning) => parseAmount(meaning)));
    const units = parseAmount(written);
    ambiguous += meanings.size === 1 ? 0 : 1;
    // One reading alone is taken, or it is unknown; another one never is.
    return units === null || (meanings.size === 1 && meanings.has(units));
  });
  fc.assert(holds, { numRuns: 10_000 });
  expect(ambiguous).toBeGreaterThan(1000);
});

test('any number is read to less than one unit below it, never above', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => {
      const units = parseAmount(value);
      expect(units).not.toBeNull();
      expect(Number(units) / 100).toBeLessThanOrEqual(value);
      expect(value - Number(units) / 100).toBeLessThan(0.01 + 1e-6);
    }),
    { numRuns: 5000 },
  );
});

test('never throws, and gives an amount or null', () => {
  const inputs = fc.oneof(
    fc.anything(),
    fc.double(),
    fc.stringMatching(/^[-+.,eE0-9]{0,30}$/),
    fc.string({ unit: 'binary' }),
  );
  const holds = fc.property(inputs, (value) => {
    const units = parseAmount(value);
    return units === null || typeof units === 'bigint';
  });
  expect(fc.check(holds, { numRuns: 10_000 }).failed).toBe(false);
});

test.each(['1e3', '+10', '.1e3', '1,000e2', '1,000', '10.505', '10.999999', ' 10', '10.', '.5', '-1', '१०', '', '$5'])(
  'a request with the amount %j is refused',
  (amount) => {
    expect(readSentAmount(amount)).toBeNull();
  },
);

test('a request is read as it is written', () => {
  expect(['0', '10', '10.5', '10.05', '10000000000000000.01'].map((amount) => readSentAmount(amount))).toEqual([
    0n,
    1000n,
    1050n,
    1005n,
    1_000_000_000_000_000_001n,
  ]);
});
