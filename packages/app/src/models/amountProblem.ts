import type { CurrencyRow } from '@housefront/contract/currency';
import { DEFAULT_DECIMALS, toWire, type Minor } from '@housefront/contract/money';
import {
  amountFault,
  fieldAmount,
  foldAmount,
  numberMarks,
  readAmount,
  readTypedAmount,
  type AmountLimits,
  type TypedAmount,
} from '@housefront/contract/rules';
import { formatAmount, htmlLang, type CoreI18n } from '@housefront/core/i18n';
import type { Problem } from '../forms/types.ts';

const keys = {
  form: 'cashier.err_amount_form',
  min: 'cashier.err_amount_min',
  max: 'cashier.err_amount_max',
  cash: 'cashier.err_amount_cash',
  held: 'cashier.err_amount_held',
} as const;

type Language = Pick<CoreI18n, 'locale'>;

const marksOf = ({ locale }: Language) => numberMarks(htmlLang(locale));

/** An amount without the sign or the code of its currency, as pasted from a page: `1 234,56 kr`, `KWD 1,234.567`. */
function withoutCurrency({ symbol, code, wire }: CurrencyRow, typed: string): string {
  const text = typed.replaceAll(/\s/g, ' ').trim();
  for (const sign of [symbol.trim(), code, wire]) {
    const [begin, end] = [text.slice(0, sign.length), text.slice(-sign.length)];
    if (isSame(begin, sign)) return text.slice(sign.length).trim();
    if (isSame(end, sign)) return text.slice(0, -sign.length).trim();
  }
  return typed;
}

const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

/** Reads a typed or pasted amount. Pages write a point before the decimals in every language, so a copy may be meant so. */
function readTyped(i18n: Language, currency: CurrencyRow, typed: string): TypedAmount {
  const { decimals } = currency;
  const marks = marksOf(i18n);
  const text = withoutCurrency(currency, typed);
  const read = readTypedAmount(text, marks, decimals);
  if (text === typed || read.kind !== 'amount') return read;
  const isAsShown = new RegExp(`^\\d{1,3}\\.\\d{${decimals}}$`).test(text);
  return !isAsShown || read.text === text
    ? read
    : { kind: 'ambiguous', whole: read.text, parts: fieldAmount(text, marks, decimals) };
}

/** A typed amount in minor units; null if it is invalid or has two readings. */
export function typedAmount(i18n: Language, currency: CurrencyRow, typed: string): Minor | null {
  const read = readTyped(i18n, currency, typed);
  return read.kind === 'amount' ? readAmount(read.text, currency.decimals) : null;
}

/** An amount as a text that its field reads as the same amount. */
export const amountText = (i18n: Language, { decimals }: CurrencyRow, amount: Minor): string =>
  fieldAmount(toWire(amount, decimals), marksOf(i18n), decimals);

/** The field of a form in which an amount of money is typed. */
export const amountField = (i18n: Pick<CoreI18n, 'locale' | 't'>, currency: CurrencyRow) =>
  ({
    widget: 'text',
    name: 'amount',
    label: i18n.t('cashier.amount'),
    required: true,
    inputMode: currency.decimals === 0 ? 'numeric' : 'decimal',
    // The form in which it is shown and read, by the language's way to write numbers (FLD-07).
    fold: (typed: string) => {
      const { kind } = readTyped(i18n, currency, typed);
      return kind === 'amount' ? foldAmount(withoutCurrency(currency, typed), marksOf(i18n), currency.decimals) : typed;
    },
  }) as const;

/** The message about a text that is no amount, by the decimals of the currency. */
function formProblem({ t }: Pick<CoreI18n, 't'>, decimals: number): Problem {
  if (decimals === DEFAULT_DECIMALS) return { key: keys.form, text: t(keys.form) };
  const key = decimals === 0 ? 'cashier.err_amount_whole' : 'cashier.err_amount_decimals';
  return { key, text: t(key, { decimals: String(decimals) }) };
}

/**
 * The error of a typed amount, with the limit that it breaks; undefined if valid (MEM-37x, MEM-39x). An amount with two
 * readings names both (FLD-07).
 * @param isHeld a turnover requirement locks a part of the balance
 */
export function amountProblem(
  i18n: Pick<CoreI18n, 'locale' | 't'>,
  currency: CurrencyRow,
  typed: string,
  limits: AmountLimits,
  isHeld = false,
): Problem | undefined {
  const { t } = i18n;
  const read = readTyped(i18n, currency, typed);
  if (read.kind === 'ambiguous') {
    const key = 'cashier.err_amount_ambiguous';
    return { key, text: t(key, { whole: read.whole, parts: read.parts }) };
  }
  const fault = read.kind === 'none' ? 'form' : amountFault(read.text, limits, currency.decimals);
  if (fault === undefined) return undefined;
  if (fault === 'form') return formProblem(i18n, currency.decimals);
  const key = keys[fault === 'cash' && isHeld ? 'held' : fault];
  const money = (amount: AmountLimits['min']) => formatAmount(currency, amount);
  const values = { min: money(limits.min), max: money(limits.max), cash: money(limits.available ?? null) };
  return { key, text: t(key, values) };
}
