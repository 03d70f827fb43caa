import { amountFault, type AmountLimits } from '@housefront/contract/rules';
import { formatAmount } from '@housefront/core/i18n';
import type { Problem } from '../../forms/types.ts';

const keys = {
  form: 'cashier.err_amount_form',
  min: 'cashier.err_amount_min',
  max: 'cashier.err_amount_max',
  cash: 'cashier.err_amount_cash',
} as const;

/** What is wrong with a typed amount, in words with the limit that it breaks; undefined when nothing is (MEM-37x, MEM-39x). */
export function amountProblem(
  t: (key: string, values?: Readonly<Record<string, string>>) => string,
  currency: string,
  typed: string,
  limits: AmountLimits,
): Problem | undefined {
  const fault = amountFault(typed, limits);
  if (fault === undefined) return undefined;
  const key = keys[fault];
  const money = (amount: AmountLimits['min']) => formatAmount(currency, amount);
  const values = { min: money(limits.min), max: money(limits.max), cash: money(limits.available ?? null) };
  return { key, text: t(key, values) };
}
