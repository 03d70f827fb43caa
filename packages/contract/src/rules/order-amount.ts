import { minor, parseAmount, type Minor } from '../money.ts';

/** Between what an amount has to lie; `available` is what there is to take from. */
export interface AmountLimits {
  readonly min: Minor;
  readonly max: Minor;
  readonly available?: Minor;
}

/** What is wrong with an amount: no amount with at most two decimals, too little, too much, or more than there is. */
export type AmountFault = 'form' | 'min' | 'max' | 'cash';

// A comma between other groups than thousands may mean decimals; that is not guessed.
const TYPED = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** Reads a typed amount; null when it is none, or has more than two decimals (MEM-37x). */
export const readAmount = (typed: string): Minor | null =>
  TYPED.test(typed.trim()) ? parseAmount(typed.trim()) : null;

/** What is wrong with a typed amount; undefined when nothing is (MEM-37x, MEM-39x). */
export function amountFault(typed: string, { min, max, available }: AmountLimits): AmountFault | undefined {
  const amount = readAmount(typed);
  if (amount === null || amount === 0) return 'form';
  if (amount < min) return 'min';
  if (available !== undefined && amount > available) return 'cash';
  return amount > max ? 'max' : undefined;
}

/** The fee on an amount at a rate such as 0.01, cut to whole minor units; dust of binary fractions is no fee (MEM-36x). */
export const feeOf = (amount: Minor, rate: number): Minor => minor(Math.floor(Number((amount * rate).toFixed(6))));
