import { DEFAULT_DECIMALS } from '@housefront/contract/currency';
import { toWire, type Money } from '@housefront/contract/money';
import {
  amountFault,
  fieldAmount,
  foldAmount,
  readAmount,
  readTypedAmount,
  type AmountLimits,
  type AmountStyle,
  type TypedAmount,
} from '@housefront/contract/rules';
import { formatMoney, type CoreI18n, type ShownCurrency } from '@housefront/core/i18n';
import type { Problem } from './types.ts';

const keys = {
  form: 'cashier.err_amount_form',
  min: 'cashier.err_amount_min',
  max: 'cashier.err_amount_max',
  cash: 'cashier.err_amount_cash',
  held: 'cashier.err_amount_held',
} as const;

type Texts = Pick<CoreI18n, 't'>;

/** An amount without the sign or the code of its currency, as pasted from a page: `1 234,56 kr`, `KWD 1,234.567`. */
function withoutCurrency({ symbol, code, wire }: ShownCurrency, typed: string): string {
  const text = typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/g, ' ')
    .trim();
  for (const sign of [symbol.trim(), code, wire]) {
    const [begin, end] = [text.slice(0, sign.length), text.slice(-sign.length)];
    if (isSame(begin, sign)) return text.slice(sign.length).trim();
    if (isSame(end, sign)) return text.slice(0, -sign.length).trim();
  }
  return typed;
}

const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

/** Reads a typed or pasted amount in the style of the page, as the page shows it (FLD-14). */
const readTyped = (currency: ShownCurrency, typed: string): TypedAmount =>
  readTypedAmount(withoutCurrency(currency, typed), currency.style, currency.decimals);

/** A typed amount; null if it is invalid or has two readings. */
export function typedAmount(currency: ShownCurrency, typed: string): Money | null {
  const read = readTyped(currency, typed);
  return read.kind === 'amount' ? readAmount(read.text, currency) : null;
}

/** An amount as a text that its field reads as the same amount. */
export const amountText = (amount: Money, style: AmountStyle): string => fieldAmount(toWire(amount), style);

/** The field of a form in which an amount of money is typed. */
export const amountField = ({ t }: Texts, currency: ShownCurrency) =>
  ({
    widget: 'text',
    name: 'amount',
    label: t('cashier.amount'),
    required: true,
    inputMode: currency.decimals === 0 ? 'numeric' : 'decimal',
    // The form in which it is shown and read, by the language's way to write numbers (FLD-07).
    fold: (typed: string) => {
      const { kind } = readTyped(currency, typed);
      return kind === 'amount'
        ? foldAmount(withoutCurrency(currency, typed), currency.style, currency.decimals)
        : typed;
    },
  }) as const;

/** The message about a text that is no amount, by the decimals of the currency. */
function formProblem({ t }: Texts, decimals: number): Problem {
  if (decimals === DEFAULT_DECIMALS) return { key: keys.form, text: t(keys.form) };
  const key = decimals === 0 ? 'cashier.err_amount_whole' : 'cashier.err_amount_decimals';
  return { key, text: t(key, { decimals: String(decimals) }) };
}

/**
 * The error of a typed amount, with the limit that it breaks; undefined if valid. An amount with two readings names both
 * (MEM-37x).
 * @param isHeld a turnover requirement locks a part of the balance
 */
export function amountProblem(
  i18n: Texts,
  currency: ShownCurrency,
  typed: string,
  limits: AmountLimits,
  isHeld = false,
): Problem | undefined {
  const { t } = i18n;
  const read = readTyped(currency, typed);
  if (read.kind === 'ambiguous') {
    const key = 'cashier.err_amount_ambiguous';
    return { key, text: t(key, { whole: read.whole, parts: read.parts }) };
  }
  const fault = read.kind === 'none' ? 'form' : amountFault(read.text, limits, currency);
  if (fault === undefined) return undefined;
  if (fault === 'form') return formProblem(i18n, currency.decimals);
  const key = keys[fault === 'cash' && isHeld ? 'held' : fault];
  const money = (amount: AmountLimits['min']) => formatMoney(amount, currency.style);
  const values = { min: money(limits.min), max: money(limits.max), cash: money(limits.available ?? null) };
  return { key, text: t(key, values) };
}
