import type { AmountLimits, AmountStyle } from '@housefront/contract/rules';
import { formatMoney } from '@housefront/core/i18n';

/** Limits of an amount in words; undefined without a limit (FLD-02). */
export function amountLimits(
  t: (key: string, values?: Readonly<Record<string, string>>) => string,
  { min, max }: Pick<AmountLimits, 'min' | 'max'>,
  style: AmountStyle,
): string | undefined {
  const values = { min: formatMoney(min, style), max: formatMoney(max, style) };
  if (min === null) return max === null ? undefined : t('cashier.limit_max', values);
  return t(max === null ? 'cashier.limit_min' : 'cashier.limits', values);
}
