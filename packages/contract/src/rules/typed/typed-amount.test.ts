import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountStyle } from './amount-style.ts';
import { foldAmount, readTypedAmount } from './typed-amount.ts';

const read = (typed: string, language: string): string => {
  const found = readTypedAmount(typed, amountStyle(language));
  if (found.kind === 'amount') return found.text;
  return found.kind === 'ambiguous' ? `${found.whole} or ${found.parts}` : 'none';
};

test.each([
  ['en-US', ',', '.'],
  ['vi-VN', '.', ','],
  ['hi-IN', ',', '.'],
  ['my-MM', ',', '.'],
  ['bn-BD', ',', '.'],
  ['de-DE', '.', ','],
  ['pt-BR', '.', ','],
  ['es-ES', '.', ','],
  ['de-CH', "'", '.'],
  ['fr-FR', '\u202f', ','],
])('[FLD-07] %s writes %o between thousands and %o before decimals', (language, group, decimal) => {
  expect(amountStyle(language)).toMatchObject({ group, decimal });
});

describe('[FLD-07] what cannot be mistaken is read alike in every language', () => {
  const rows = [
    ['1000', '1000'],
    [' 1000.00 ', '1000.00'],
    ['１０００', '1000'],
    ['१०००', '1000'],
    ['๑๐๐๐', '1000'],
    ['၁၀၀၀', '1000'],
    ['১০০০', '1000'],
    ['١٠٠٠', '1000'],
    ['١٠٠٫٥٠', '100.50'],
    ['100,50', '100.50'],
    ['100.5', '100.5'],
    ['１００．５', '100.5'],
    ['100。50', '100.50'],
    ['0,50', '0.50'],
    ['007', '7'],
    ['1,00,000', '100000'],
    ['१,००,०००', '100000'],
    ['12,34,567.50', '1234567.50'],
    ['1 00 000', '100000'],
    ['1 000', '1000'],
    ['1\u00a0000', '1000'],
    ['1\u202f234,56', '1234.56'],
    ['1\u3000000', '1000'],
    ["1'000", '1000'],
    ['1’000.50', '1000.50'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['₹1,00,000', '100000'],
    ['$ 100', '100'],
    ['100 ₫', '100'],
    ['￥１００', '100'],
    ['\u200e100\u200f', '100'],
  ] as const;
  test.each(rows)('%o is %s', (typed, amount) => {
    for (const language of ['en-US', 'vi-VN', 'hi-IN', 'de-DE', 'fr-FR', 'zh-CN']) {
      expect(read(typed, language)).toBe(amount);
    }
  });
});

test.each([
  ['1,000', 'en-US', '1000'],
  ['1.000', 'vi-VN', '1000'],
  ['1.000', 'de-DE', '1000'],
  ['١٬٠٠٠', 'en-US', '1000'],
  ['1.000', 'en-US', '1000 or 1.00'],
  ['1,000', 'vi-VN', '1000 or 1,00'],
  ['1,000', 'de-DE', '1000 or 1,00'],
  ['12.345', 'hi-IN', '12345 or 12.34'],
  ['१.०००', 'hi-IN', '1000 or 1.00'],
  ['1.000', 'fr-FR', '1000 or 1,00'],
  ['1,000', 'fr-FR', '1000 or 1,00'],
  ['1,000', 'de-CH', '1000 or 1.00'],
])(
  '[FLD-07] %s in %s is %s: three digits after one mark are a group where the language says so, else asked',
  (...row) => {
    const [typed, language, amount] = row;
    expect(read(typed, language)).toBe(amount);
  },
);

test.each([
  '',
  ' ',
  '.',
  ',',
  '-10',
  '+10',
  '1e3',
  '10.',
  '.5',
  '1,2,3',
  '1.5.5',
  '1,234.567',
  '1234,567',
  '1.2345',
  '0,100',
  '0.500',
  '010,000',
  '12,345,67',
  '1 2 3',
  '10 00',
  '1,000 000',
  "1'000,000",
  '100abc',
  '1..0',
  '१०o',
  '∞',
  '1/2',
])('[FLD-07] %o is no amount in any language', (typed) => {
  for (const language of ['en-US', 'vi-VN', 'hi-IN', 'fr-FR', 'de-CH']) expect(read(typed, language)).toBe('none');
});

const scripts = ['latn', 'fullwide', 'deva', 'beng', 'tamldec', 'mymr', 'thai', 'arab', 'arabext', 'khmr'] as const;
const languages = [
  'en-US',
  'vi-VN',
  'hi-IN',
  'ta-IN',
  'bn-BD',
  'th-TH',
  'my-MM',
  'zh-CN',
  'ja-JP',
  'ko-KR',
  'de-DE',
  'fr-FR',
];

test('[FLD-07] an amount as the language itself writes it, in any script, is what is sent', () => {
  fc.assert(
    fc.property(
      fc.nat(10 ** 12),
      fc.constantFrom(0, 2),
      fc.constantFrom(...languages),
      fc.constantFrom(...scripts),
      (minor, digits, language, numberingSystem) => {
        const value = digits === 0 ? Math.floor(minor / 100) : minor / 100;
        const wanted = digits === 0 ? String(value) : value.toFixed(2);
        const options = { numberingSystem, minimumFractionDigits: digits, maximumFractionDigits: digits };
        const typed = new Intl.NumberFormat(language, options).format(value);
        const style = amountStyle(language);
        const shown = wanted.replace('.', style.decimal);
        expect([typed, wanted, shown].map((text) => foldAmount(text, style))).toEqual([shown, shown, shown]);
      },
    ),
    { numRuns: 3000 },
  );
});

test('[FLD-07] nothing that is typed is read as another number of digits than it has', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('0', '1', '9', '.', ',', ' ', "'", '２', '५'), { maxLength: 12 }),
      fc.constantFrom(...languages),
      (signs, language) => {
        const found = readTypedAmount(signs.join(''), amountStyle(language));
        const text = found.kind === 'amount' ? found.text : '0';
        expect(text).toMatch(/^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/);
        const typed = signs.join('').replace(/２/g, '2').replace(/५/g, '5').replace(/\D/g, '');
        const plain = (digits: string) => digits.replace(/^0+/, '');
        expect(found.kind !== 'amount' || plain(text.replace('.', '')) === plain(typed)).toBe(true);
      },
    ),
    { numRuns: 5000 },
  );
});

test('[FLD-07] what has no one reading stays as it was typed', () => {
  expect(foldAmount('1.000', amountStyle('en-US'))).toBe('1.000');
  expect(foldAmount(' abc', amountStyle('en-US'))).toBe(' abc');
});
