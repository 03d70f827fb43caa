import { currencyRow, type CurrencyRow } from '@housefront/contract/currency';
import { isoCurrency } from '@housefront/contract/iso-4217';
import { minor } from '@housefront/contract/money';
import type { CoreI18n } from '@housefront/core/i18n';
import { formatAmount } from '@housefront/core/i18n';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountField, amountProblem, typedAmount } from './amountProblem.ts';

const row = (code: string): CurrencyRow => isoCurrency(code) ?? currencyRow([], code);
const BTC: CurrencyRow = { wire: 'XBT', code: 'BTC', symbol: '₿', decimals: 8, place: 'before' };
const rows = { GBP: row('GBP'), EUR: row('EUR'), SEK: row('SEK'), KWD: row('KWD'), CLP: row('CLP'), BTC };
type Locale = CoreI18n['locale'];

const i18n = (locale: Locale) => ({
  locale,
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
});
const none = { min: null, max: null };
const read = (locale: Locale, code: keyof typeof rows, typed: string) => typedAmount(i18n(locale), rows[code], typed);

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
  expect(read(locale, code, typed)).toBe(units);
  const { fold } = amountField(i18n(locale), rows[code]);
  expect(read(locale, code, fold(typed))).toBe(units);
  expect(fold(fold(typed))).toBe(fold(typed));
});

test('[LOC-01] [FLD-07] an amount that is copied from a page and pasted is the same amount, or both readings are named', () => {
  const locales = ['de_DE', 'sv_SE', 'en_US', 'pt_BR', 'da_DK', 'nl_NL', 'es_ES', 'fil_PH', 'vi_VN', 'hi_IN'] as const;
  const units = fc.integer({ min: 0, max: 18 }).chain((length) => fc.bigInt({ min: 1n, max: 10n ** BigInt(length) }));
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.constantFrom(...Object.values(rows)),
      units,
      (locale, currency, amount) => {
        const shown = formatAmount(currency, minor(amount));
        const pasted = typedAmount(i18n(locale), currency, shown);
        expect(pasted ?? amount).toBe(amount);
        const problem = amountProblem(i18n(locale), currency, shown, none);
        expect(problem?.key).toBe(pasted === null ? 'cashier.err_amount_ambiguous' : undefined);
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ['de_DE', 'GBP', '12,3456', 'cashier.err_amount_form'],
  ['de_DE', 'GBP', '12,345', 'cashier.err_amount_ambiguous 12345 12.34'],
  ['de_DE', 'KWD', 'KWD 1.234', 'cashier.err_amount_ambiguous 1234 1,234'],
  ['de_DE', 'KWD', '12,3456', 'cashier.err_amount_decimals 3'],
  ['sv_SE', 'BTC', '1,000000001', 'cashier.err_amount_decimals 8'],
  ['sv_SE', 'SEK', '12,3456 kr', 'cashier.err_amount_form'],
  ['sv_SE', 'CLP', '12,3', 'cashier.err_amount_whole 0'],
  ['de_DE', 'EUR', '10 USD', 'cashier.err_amount_form'],
  ['de_DE', 'EUR', 'zehn', 'cashier.err_amount_form'],
  ['de_DE', 'EUR', '-5', 'cashier.err_amount_form'],
  ['de_DE', 'EUR', '', 'cashier.err_amount_form'],
] as const)('[LOC-01] in %s, %s: "%s" is refused with the one message %s', (locale, code, typed, text) => {
  expect(amountProblem(i18n(locale), rows[code], typed, none)?.text).toBe(text);
});

test.each([
  ['EUR', '1000000000000000.01', '1000000000000000.01', undefined],
  ['EUR', '1000000000000000.00', '1000000000000000.01', 'cashier.err_amount_min'],
  ['KWD', '100000000000000.000', '100000000000000.001', 'cashier.err_amount_min'],
  ['BTC', '1000000000.00000000', '1000000000.00000001', 'cashier.err_amount_min'],
  ['CLP', '99999999999999999', '100000000000000000', 'cashier.err_amount_min'],
] as const)('[LOC-01] in %s %s is measured exactly by a limit of %s', (code, typed, limit, key) => {
  const min = typedAmount(i18n('en_US'), rows[code], limit);
  expect(amountProblem(i18n('en_US'), rows[code], typed, { min, max: null })?.key).toBe(key);
});
