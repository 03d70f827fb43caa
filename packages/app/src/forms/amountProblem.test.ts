import { currencyRow, type CurrencyRow } from '@housefront/contract/currency';
import { isoCurrency } from '@housefront/contract/iso-4217';
import { minor } from '@housefront/contract/money';
import { LANGUAGES } from '@housefront/contract/ids';
import { amountStyle } from '@housefront/contract/rules';
import { formatMoney, htmlLang, type CoreI18n, type ShownCurrency } from '@housefront/core/i18n';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountField, amountProblem, amountText, typedAmount } from './amountProblem.ts';

const row = (code: string): CurrencyRow => isoCurrency(code) ?? currencyRow([], code);
const BTC: CurrencyRow = { wire: 'XBT', code: 'BTC', symbol: '₿', decimals: 8, place: 'before' };
const rows = { GBP: row('GBP'), EUR: row('EUR'), SEK: row('SEK'), KWD: row('KWD'), CLP: row('CLP'), BTC };
type Locale = CoreI18n['locale'];

const i18n = { t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ') };
const shownIn = (locale: Locale, currency: CurrencyRow): ShownCurrency => ({
  ...currency,
  style: amountStyle(htmlLang(locale), locale.startsWith('ar') ? 'rtl' : 'ltr'),
});
const none = { min: null, max: null };
const read = (locale: Locale, code: keyof typeof rows, typed: string) =>
  typedAmount(shownIn(locale, rows[code]), typed);

test.each([
  ['de_DE', 'GBP', '1.234,56', 123_456n],
  ['de_DE', 'GBP', '£ 1.234,56', 123_456n],
  ['de_DE', 'EUR', '1.234,56 €', 123_456n],
  ['de_DE', 'EUR', '1.234,56\u{a0}€', 123_456n],
  ['de_DE', 'EUR', 'EUR 1.234,56', 123_456n],
  ['de_DE', 'EUR', '€1,234.56', 123_456n],
  ['de_DE', 'KWD', '1.234,567', 1_234_567n],
  ['de_DE', 'KWD', 'KWD 1,234.567', 1_234_567n],
  ['de_DE', 'KWD', 'kwd 1.234,567', 1_234_567n],
  ['de_DE', 'BTC', '0,00000001', 1n],
  ['de_DE', 'BTC', '0,00000001 BTC', 1n],
  ['de_DE', 'BTC', 'XBT 0,5', 50_000_000n],
  ['sv_SE', 'SEK', '1 234,56', 123_456n],
  ['sv_SE', 'SEK', '1\u{a0}234,56 kr', 123_456n],
  ['sv_SE', 'SEK', '1\u{202f}234,56\u{a0}kr', 123_456n],
  ['sv_SE', 'SEK', '1,234.56 kr', 123_456n],
  ['sv_SE', 'SEK', 'SEK 1 234', 123_400n],
  ['sv_SE', 'SEK', '\t1 234,5 KR\n', 123_450n],
  ['sv_SE', 'BTC', '₿1.00000007', 100_000_007n],
  ['sv_SE', 'CLP', 'CLP 1 234 567', 1_234_567n],
  ['da_DK', 'KWD', '999.999.999.999.999,999 KWD', 999_999_999_999_999_999n],
] as const)('[LOC-01] [FLD-07] in %s, %s: the pasted text "%s" is %o minor units', (locale, code, typed, units) => {
  expect(read(locale, code, typed)?.units).toBe(units);
  const { fold } = amountField(i18n, shownIn(locale, rows[code]));
  expect(read(locale, code, fold(typed))?.units).toBe(units);
  expect(fold(fold(typed))).toBe(fold(typed));
});

/** Languages that ship, and a site's own with other marks, places and directions. */
const LANGUAGE_CODES = [
  ...LANGUAGES.map(({ code }) => code),
  'fr_FR',
  'de_CH',
  'pl_PL',
  'en_IN',
  'ar_EG',
  'fa_IR',
  'he_IL',
];
const CURRENCIES = [
  ...Object.values(rows),
  ...['RMB', 'JPY', 'VND', 'WON', 'INR', 'MMK', 'BDT', 'BRL'].map((code) => currencyRow([], code)),
  ...['DKK', 'PLN', 'IDR', 'ISK'].map(row),
];
const length = fc.integer({ min: 0, max: 18 });
const units = length.chain((digits) => fc.bigInt({ min: 1n, max: 10n ** BigInt(digits) }));

/** Changes of a shown amount on its way to a field. */
const writings: readonly ((shown: string, currency: CurrencyRow) => string)[] = [
  (shown) => shown,
  (shown) => ` ${shown}\n`,
  (shown) => `\u200f${shown}\u200e`,
  (shown) => shown.replace(/[\u00a0\u202f]/gu, ' '),
  (shown) => shown.replace(/[\u00a0\u202f ]/gu, '\u202f'),
  (shown, { symbol }) => shown.replace(symbol.trim(), ''),
  (shown, { symbol, code }) => `${code} ${shown.replace(symbol.trim(), '')}`,
  (shown) => shown.toLowerCase(),
  (shown) => shown.replace(/\d/g, (digit) => String.fromCodePoint(0x1040 + Number(digit))),
  (shown) => shown.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit))),
];

test.each(LANGUAGE_CODES)('[FLD-14] in %s what a page shows is read as that amount, typed or pasted', (locale) => {
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), units, fc.constantFrom(...writings), (one, amount, write) => {
      const currency = shownIn(locale, one);
      const pasted = write(formatMoney({ units: minor(amount), currency }, currency.style), one);
      expect(typedAmount(currency, pasted)?.units).toBe(amount);
      expect(amountProblem(i18n, currency, pasted, none)).toBeUndefined();
      const { fold } = amountField(i18n, currency);
      expect(fold(pasted)).toBe(amountText({ units: minor(amount), currency }, currency.style));
      expect(fold(fold(pasted))).toBe(fold(pasted));
    }),
    { numRuns: 1000 },
  );
});

test.each(LANGUAGE_CODES)(
  '[FLD-14] in %s an amount as another language writes it is the same amount, or a question',
  (locale) => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), units, fc.constantFrom(...LANGUAGE_CODES), (one, amount, other) => {
        // Without decimals the mark of thousands of the page's language is never asked about.
        fc.pre(one.decimals > 0);
        const currency = shownIn(locale, one);
        const pasted = formatMoney({ units: minor(amount), currency: one }, shownIn(other, one).style);
        const read = typedAmount(currency, pasted);
        expect(read?.units ?? amount).toBe(amount);
        const problem = amountProblem(i18n, currency, pasted, none);
        expect(problem?.key).toBe(read === null ? 'cashier.err_amount_ambiguous' : undefined);
      }),
      { numRuns: 500 },
    );
  },
);

test.each(LANGUAGE_CODES)('[FLD-14] in %s both readings of a question are read as what they say', (locale) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCIES),
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom('.', ','),
      (one, whole, parts, mark) => {
        const currency = shownIn(locale, one);
        const typed = `${whole}${mark}${String(parts).padStart(3, '0')}`;
        const said = amountProblem(i18n, currency, typed, none)?.text.split(' ') ?? [];
        if (said[0] !== 'cashier.err_amount_ambiguous') return;
        const [, group = '', decimals = ''] = said;
        const scale = 10n ** BigInt(one.decimals);
        expect(typedAmount(currency, group)?.units).toBe(BigInt(whole * 1000 + parts) * scale);
        expect(typedAmount(currency, decimals)?.units).toBe((BigInt(whole * 1000 + parts) * scale) / 1000n);
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['de_DE', 'GBP', '12,3456', 'cashier.err_amount_form'],
  ['de_DE', 'GBP', '12,345', 'cashier.err_amount_ambiguous 12345 12,34'],
  ['de_DE', 'KWD', 'KWD 1.234', 'cashier.err_amount_ambiguous 1234 1,234'],
  ['de_DE', 'KWD', '10.000', 'cashier.err_amount_ambiguous 10000 10,000'],
  ['en_US', 'KWD', '10,000', 'cashier.err_amount_ambiguous 10000 10.000'],
  ['sv_SE', 'KWD', '10.000', 'cashier.err_amount_ambiguous 10000 10,000'],
  ['hi_IN', 'EUR', '1.000', 'cashier.err_amount_ambiguous 1000 1.00'],
  ['de_DE', 'KWD', '12,3456', 'cashier.err_amount_decimals 3'],
  ['sv_SE', 'BTC', '1,000000001', 'cashier.err_amount_decimals 8'],
  ['sv_SE', 'SEK', '12,3456 kr', 'cashier.err_amount_form'],
  ['sv_SE', 'CLP', '12,3', 'cashier.err_amount_whole 0'],
  ['de_DE', 'EUR', '10 USD', 'cashier.err_amount_form'],
  ['de_DE', 'EUR', 'zehn', 'cashier.err_amount_form'],
  ['de_DE', 'EUR', '-5', 'cashier.err_amount_form'],
  ['de_DE', 'EUR', '', 'cashier.err_amount_form'],
] as const)('[LOC-01] in %s, %s: "%s" is refused with the one message %s', (locale, code, typed, text) => {
  expect(amountProblem(i18n, shownIn(locale, rows[code]), typed, none)?.text).toBe(text);
});

test.each([
  ['EUR', '1000000000000000.01', '1000000000000000.01', undefined],
  ['EUR', '1000000000000000.00', '1000000000000000.01', 'cashier.err_amount_min'],
  ['KWD', '100000000000000.000', '100000000000000.001', 'cashier.err_amount_min'],
  ['BTC', '1000000000.00000000', '1000000000.00000001', 'cashier.err_amount_min'],
  ['CLP', '99999999999999999', '100000000000000000', 'cashier.err_amount_min'],
] as const)('[LOC-01] in %s %s is measured exactly by a limit of %s', (code, typed, limit, key) => {
  const min = typedAmount(shownIn('en_US', rows[code]), limit);
  expect(amountProblem(i18n, shownIn('en_US', rows[code]), typed, { min, max: null })?.key).toBe(key);
});
