import { minor, type Minor, type Money } from '@housefront/contract/money';

/** Time in which a figure reaches the reported amount, in milliseconds. */
export const RISE_MS = 1000;

/** A figure on its way to the amount that was reported last. */
export interface Rise {
  readonly from: Minor;
  readonly to: Money;
  /** When it began, in monotonic milliseconds. */
  readonly since: number;
}

/** The figure at a moment: never above the reported amount, and equal to it after a second (WIN-05). */
export const figureAt = ({ from, to, since }: Rise, now: number): Money => {
  const passed = Math.max(0, Math.min(RISE_MS, Math.round(now - since)));
  if (passed >= RISE_MS || from >= to.units) return to;
  return { ...to, units: minor(from + ((to.units - from) * BigInt(passed)) / BigInt(RISE_MS)) };
};
