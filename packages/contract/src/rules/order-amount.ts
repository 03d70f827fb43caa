import { DEFAULT_DECIMALS, minor, ZERO, type Minor } from '../money.ts';
import { readSentAmount } from '../read-amount.ts';

/** Limits of an amount; `available` is the balance. Null sets no limit (FLD-02). */
export interface AmountLimits {
  readonly min: Minor | null;
  readonly max: Minor | null;
  readonly available?: Minor | null;
}

/** Errors of an amount: no amount with at most the decimals of its currency, too little, too much, or more than available. */
export type AmountFault = 'form' | 'min' | 'max' | 'cash';

// A comma between groups of another length may be a decimal mark, so it is refused; so is a group that begins with 0.
const TYPED = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/;

/** Reads a typed amount; null if it is invalid or has more decimals than its currency (MEM-37x, LOC-01). */
export const readAmount = (typed: string, decimals = DEFAULT_DECIMALS): Minor | null =>
  TYPED.test(typed.trim()) ? readSentAmount(typed.trim().replaceAll(',', ''), decimals) : null;

/** The error of a typed amount; undefined if valid (MEM-37x, MEM-39x). */
export function amountFault(
  typed: string,
  { min, max, available = null }: AmountLimits,
  decimals = DEFAULT_DECIMALS,
): AmountFault | undefined {
  const amount = readAmount(typed, decimals);
  if (amount === null || amount === 0n) return 'form';
  if (min !== null && amount < min) return 'min';
  if (available !== null && amount > available) return 'cash';
  return max !== null && amount > max ? 'max' : undefined;
}

/** A platform's withdrawal data: the balance, the remaining turnover, and the part of the balance that is locked until then. */
export interface WithdrawalHold {
  /** Null when it is not known. */
  readonly available: Minor | null;
  /** Null when the platform requires none. */
  readonly turnover: Minor | null;
  /** Null when the platform names no part, which locks all of it. */
  readonly held: Minor | null;
}

/** The withdrawable part of a balance; null when unknown (MEM-39x). */
export function withdrawableNow({ available, turnover, held }: WithdrawalHold): Minor | null {
  if (turnover === null || turnover <= 0n) return available;
  if (held === null) return ZERO;
  if (available === null) return null;
  // A negative lock must not increase the balance.
  const kept = held < 0n ? ZERO : held;
  return kept < available ? minor(available - kept) : ZERO;
}

const RATE = /^(\d+)(?:\.(\d+))?(?:e-(\d+))?$/;

/**
 * The fee on an amount at a rate such as 0.01, cut to whole minor units (MEM-36x). The rate is used as written in decimals,
 * so no binary rounding occurs. Null, which is unknown, if the amount or the rate is.
 */
export function feeOf(amount: Minor | null, rate: number | null): Minor | null {
  const parts = RATE.exec(String(rate));
  if (amount === null || parts === null) return null;
  const [, whole = '', decimals = '', exponent = '0'] = parts;
  return minor((amount * BigInt(whole + decimals)) / 10n ** BigInt(decimals.length + Number(exponent)));
}
