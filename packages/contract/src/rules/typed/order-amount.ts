import type { CurrencyRow } from '../../money/currency.ts';
import { difference, minor, moneyOf, ZERO, type Minor, type Money } from '../../money/money.ts';
import { readSentAmount } from '../../money/read-amount.ts';

/** Limits of an amount; `available` is the balance. Null sets no limit (FLD-02). */
export interface AmountLimits {
  readonly min: Money | null;
  readonly max: Money | null;
  readonly available?: Money | null;
}

/** Errors of an amount: no amount with at most the decimals of its currency, too little, too much, or more than available. */
export type AmountFault = 'form' | 'min' | 'max' | 'cash';

// A comma between groups of another length may be a decimal mark, so it is refused; so is a group that begins with 0.
const TYPED = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/;

/** Reads a typed amount; null if it is invalid or has more decimals than its currency (LOC-01). */
export const readAmount = (typed: string, currency: CurrencyRow): Money | null =>
  TYPED.test(typed.trim())
    ? moneyOf(readSentAmount(typed.trim().replaceAll(',', ''), currency.decimals), currency)
    : null;

/** Whether an amount is less than a limit; a limit in another currency is none. */
const isBelow = (amount: Money | null, limit: Money | null): boolean => (difference(amount, limit)?.units ?? 0n) < 0n;

/** The error of a typed amount; undefined if valid (MEM-37x). */
export function amountFault(
  typed: string,
  { min, max, available = null }: AmountLimits,
  currency: CurrencyRow,
): AmountFault | undefined {
  const amount = readAmount(typed, currency);
  if (amount === null || amount.units === 0n) return 'form';
  if (isBelow(amount, min)) return 'min';
  if (isBelow(available, amount)) return 'cash';
  return isBelow(max, amount) ? 'max' : undefined;
}

/** A platform's withdrawal data: the balance, the remaining turnover, and the part of the balance that is locked until then. */
export interface WithdrawalHold {
  /** Null when it is not known. */
  readonly available: Money | null;
  /** Null when the platform requires none. */
  readonly turnover: Money | null;
  /** Null when the platform names no part, which locks all of it. */
  readonly held: Money | null;
}

/** The withdrawable part of a balance; null when unknown (MEM-39x). */
export function withdrawableNow({ available, turnover, held }: WithdrawalHold): Money | null {
  if (turnover === null || turnover.units <= 0n) return available;
  if (held === null) return { units: ZERO, currency: turnover.currency };
  // A negative lock must not increase the balance.
  const free = held.units < 0n ? available : difference(available, held);
  return free === null || free.units > 0n ? free : { ...free, units: ZERO };
}

const RATE = /^(\d+)(?:\.(\d+))?(?:e-(\d+))?$/;

/**
 * The part of an amount at a rate such as 0.01, cut to whole minor units. The rate is used as written in decimals, so no
 * binary rounding occurs. Null, which is unknown, if the rate is.
 */
export function partOf(amount: Minor, rate: number | null): Minor | null {
  const parts = RATE.exec(String(rate));
  if (parts === null) return null;
  const [, whole = '', decimals = '', exponent = '0'] = parts;
  return minor((amount * BigInt(whole + decimals)) / 10n ** BigInt(decimals.length + Number(exponent)));
}

/** The fee on an amount at a rate such as 0.01. Null, which is unknown, if the amount or the rate is (MEM-36x). */
export const feeOf = (amount: Money | null, rate: number | null): Money | null =>
  amount && moneyOf(partOf(amount.units, rate), amount.currency);
