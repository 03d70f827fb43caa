import { DEFAULT_DECIMALS } from '@housefront/contract/currency';
import { minor, type Minor } from '@housefront/contract/money';

/** Bets on offer in the smallest step, in minor units; each is a multiple of the twenty lines. */
const steps = [100, 200, 400, 1000, 2000, 4000, 10_000, 20_000, 50_000, 100_000] as const;

/** Factor of these steps for each currency. */
const scale: Readonly<Record<string, number>> = {
  VND: 1000,
  WON: 200,
  MMK: 200,
  NGN: 50,
  JPY: 20,
  INR: 10,
  BDT: 10,
  THB: 5,
};

/**
 * Bets and wins are numbers inside a game, which multiplies them; they are far below 2^53. Converts one to an amount for the
 * wallet.
 * @throws RangeError for a number that is not whole
 */
export const stake = (units: number): Minor => minor(BigInt(units));

/** The bets of a currency in rising order, minor units. */
export function betsFor(currency: string, decimals = DEFAULT_DECIMALS): number[] {
  const units = 10 ** (decimals - DEFAULT_DECIMALS);
  return steps.map((step) => step * (scale[currency] ?? 1) * units);
}
