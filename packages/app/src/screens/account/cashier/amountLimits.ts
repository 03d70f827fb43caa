import type { Money } from '@housefront/contract/money';
import type { AmountLimits, AmountStyle } from '@housefront/contract/rules';
import { formatMoney, type ShownCurrency } from '@housefront/core/i18n';

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

/** An amount for a button: without its decimals if they are all zero, e.g. `₹5,000`. */
export function roundMoney(amount: Money, { decimals, style }: ShownCurrency): string {
  const text = formatMoney(amount, style);
  return decimals > 0 && amount.units % 10n ** BigInt(decimals) === 0n
    ? text.replace(style.decimal + '0'.repeat(decimals), '')
    : text;
}
