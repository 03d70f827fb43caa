import { amountFault, foldAmount, numberMarks, readTypedAmount, type AmountLimits } from '@housefront/contract/rules';
import { formatAmount, htmlLang, type CoreI18n } from '@housefront/core/i18n';
import type { Problem } from '../../forms/types.ts';

const keys = {
  form: 'cashier.err_amount_form',
  min: 'cashier.err_amount_min',
  max: 'cashier.err_amount_max',
  cash: 'cashier.err_amount_cash',
  held: 'cashier.err_amount_held',
} as const;

const marksOf = ({ locale }: Pick<CoreI18n, 'locale'>) => numberMarks(htmlLang(locale));

/** The form in which a typed amount is shown and read, by the language's way to write numbers (FLD-07). */
const amountFold =
  (i18n: Pick<CoreI18n, 'locale'>): ((typed: string) => string) =>
  (typed) =>
    foldAmount(typed, marksOf(i18n));

/** The field of a form in which an amount of money is typed. */
export const amountField = (i18n: Pick<CoreI18n, 'locale' | 't'>) =>
  ({
    widget: 'text',
    name: 'amount',
    label: i18n.t('cashier.amount'),
    required: true,
    inputMode: 'decimal',
    fold: amountFold(i18n),
  }) as const;

/**
 * The error of a typed amount, with the limit that it breaks; undefined if valid (MEM-37x, MEM-39x). An amount with two
 * readings names both (FLD-07).
 * @param isHeld a turnover requirement locks a part of the balance
 */
export function amountProblem(
  i18n: Pick<CoreI18n, 'locale' | 't'>,
  currency: string,
  typed: string,
  limits: AmountLimits,
  isHeld = false,
): Problem | undefined {
  const { t } = i18n;
  const read = readTypedAmount(typed, marksOf(i18n));
  if (read.kind === 'ambiguous') {
    const key = 'cashier.err_amount_ambiguous';
    return { key, text: t(key, { whole: read.whole, parts: read.parts }) };
  }
  const fault = amountFault(typed, limits);
  if (fault === undefined) return undefined;
  const key = keys[fault === 'cash' && isHeld ? 'held' : fault];
  const money = (amount: AmountLimits['min']) => formatAmount(currency, amount);
  const values = { min: money(limits.min), max: money(limits.max), cash: money(limits.available ?? null) };
  return { key, text: t(key, values) };
}
