import { currencyRow, type CurrencyRow } from '@housefront/contract/currency';
import { LANGUAGES, LOCALES } from '@housefront/contract/ids';
import { isoCurrency } from '@housefront/contract/iso-4217';
import { minor } from '@housefront/contract/money';
import { amountStyle } from '@housefront/contract/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, htmlLang } from './index.ts';

const row = (code: string): CurrencyRow => isoCurrency(code) ?? currencyRow([], code);
const BTC: CurrencyRow = { wire: 'XBT', code: 'BTC', symbol: '₿', decimals: 8, place: 'before' };

/** An amount in a language; no-break spaces as `_`, narrow ones as `~`. */
const written = (locale: string, currency: CurrencyRow, units: bigint, direction?: 'rtl') =>
  formatAmount({ ...currency, style: amountStyle(htmlLang(locale), direction) }, minor(units))
    .replaceAll('\u00a0', '_')
    .replaceAll('\u202f', '~');

test.each([
  ['zh_TW', '£1,234,567.89', 'KWD 1,234.567', '-$0.05'],
  ['zh_CN', '£1,234,567.89', 'KWD 1,234.567', '-$0.05'],
  ['en_US', '£1,234,567.89', 'KWD 1,234.567', '-$0.05'],
  ['vi_VN', '1.234.567,89_£', '1.234,567_KWD', '-0,05_$'],
  ['ko_KR', '£1,234,567.89', 'KWD 1,234.567', '-$0.05'],
  ['ja_JP', '£1,234,567.89', 'KWD 1,234.567', '-$0.05'],
  ['th_TH', '£1,234,567.89', 'KWD 1,234.567', '-$0.05'],
  ['hi_IN', '£12,34,567.89', 'KWD 1,234.567', '-$0.05'],
  ['my_MM', '1,234,567.89_£', '1,234.567_KWD', '-0.05_$'],
  ['ta_IN', '£12,34,567.89', 'KWD 1,234.567', '-$0.05'],
  ['bn_BD', '12,34,567.89£', '1,234.567 KWD', '-0.05$'],
  ['de_DE', '1.234.567,89_£', '1.234,567_KWD', '-0,05_$'],
  ['sv_SE', '1_234_567,89_£', '1_234,567_KWD', '-0,05_$'],
  ['pt_BR', '£_1.234.567,89', 'KWD_1.234,567', '-$_0,05'],
  ['es_ES', '1.234.567,89_£', '1.234,567_KWD', '-0,05_$'],
  ['nl_NL', '£_1.234.567,89', 'KWD_1.234,567', '-$_0,05'],
  ['da_DK', '1.234.567,89_£', '1.234,567_KWD', '-0,05_$'],
  ['fil_PH', '£1,234,567.89', 'KWD 1,234.567', '-$0.05'],
  ['fr_FR', '1~234~567,89_£', '1~234,567_KWD', '-0,05_$'],
  ['ar_EG', '1,234,567.89_£', '1,234.567_KWD', '-0.05_$'],
])('[FLD-14] %s writes %s, %s and %s', (locale, pounds, dinars, cents) => {
  expect(written(locale, row('GBP'), 123_456_789n)).toBe(pounds);
  expect(written(locale, row('KWD'), 1_234_567n)).toBe(dinars);
  expect(written(locale, row('USD'), -5n)).toBe(cents);
});

test.each([
  ['en_US', row('SEK'), 123_456n, '1,234.56 kr'],
  ['de_DE', row('SEK'), 123_456n, '1.234,56_kr'],
  ['nl_NL', row('PLN'), 123_456n, '1.234,56_zł'],
  ['de_DE', row('IDR'), 123_456n, '1.234,56_Rp'],
  ['bn_BD', currencyRow([], 'MMK'), 123_456n, '1,234.56_K'],
  ['hi_IN', currencyRow([], 'INR'), 10n ** 18n, '₹10,00,00,00,00,00,00,000.00'],
  ['de_DE', BTC, 10n ** 18n, '10.000.000.000,00000000_₿'],
  ['es_ES', row('ISK'), 1234n, '1.234_kr'],
  ['ja_JP', row('JPY'), 1n, '¥1'],
])('[FLD-14] [LOC-01] %s writes %o with %o minor units as %s', (locale, currency, units, text) => {
  expect(written(locale, currency, units)).toBe(text);
});

test('[FLD-14] the languages that ship group, mark and place as CLDR has it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), fc.bigInt({ min: 0n, max: 10n ** 18n }), (locale, units) => {
      const style = { style: 'currency', currency: 'EUR', numberingSystem: 'latn', useGrouping: 'always' } as const;
      const text = `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;
      const cldr = new Intl.NumberFormat(htmlLang(locale), { ...style, currencyDisplay: 'narrowSymbol' });
      // A text of digits is formatted exactly.
      expect(formatAmount({ ...row('EUR'), style: amountStyle(htmlLang(locale)) }, minor(units))).toBe(
        cldr.format(text as `${number}`),
      );
    }),
    { numRuns: 2000 },
  );
});

test('[FLD-14] in a text from right to left an amount is isolated, with its sign', () => {
  expect(written('ar_EG', row('SEK'), -500n, 'rtl')).toBe('\u2066-5.00_kr\u2069');
  const style = amountStyle('he-IL', 'rtl');
  expect(formatAmount({ ...row('USD'), style }, minor(500n), true)).toBe('\u2066+5.00\u00a0$\u2069');
  for (const { code } of LANGUAGES) expect(written(code, row('SEK'), 500n)).not.toMatch(/\p{Cf}/u);
});

test('[FLD-14] a language that CLDR does not have is written as English', () => {
  expect(written('qaa_AA', row('GBP'), 123_456n)).toBe('£1,234.56');
});
