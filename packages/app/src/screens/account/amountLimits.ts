import type { AmountLimits } from '@housefront/contract/rules';
import { formatAmount, type ShownCurrency } from '@housefront/core/i18n';

/** Limits of an amount in words; undefined without a limit (FLD-02). */
export function amountLimits(
  t: (key: string, values?: Readonly<Record<string, string>>) => string,
  currency: ShownCurrency,
  { min, max }: Pick<AmountLimits, 'min' | 'max'>,
): string | undefined {
  const values = { min: formatAmount(currency, min), max: formatAmount(currency, max) };
  if (min === null) return max === null ? undefined : t('cashier.limit_max', values);
  return t(max === null ? 'cashier.limit_min' : 'cashier.limits', values);
}
