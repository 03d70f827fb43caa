import type { AmountsByCurrency } from './protection-worth.ts';

/**
 * The amount of a profile in a currency, in minor units. A currency without one has 0: what is capped in each other currency is
 * never free in this one (RG-50).
 */
export const amountIn = (amounts: AmountsByCurrency, currency: string): bigint =>
  BigInt((Object.hasOwn(amounts, currency) ? amounts[currency] : undefined) ?? 0);
