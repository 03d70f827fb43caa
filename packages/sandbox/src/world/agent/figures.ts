import type { Figures } from './agency.types.ts';

const DAY_MS = 86_400_000;
/** Time zone of the platform (America/Caracas, without daylight saving). */
const ZONE_MS = -4 * 3_600_000;

/** Day of a moment, by its number since 1970 in the platform's zone. */
export const dayOf = (ms: number): number => Math.floor((ms + ZONE_MS) / DAY_MS);
/** First moment of a day, in milliseconds since 1970. */
export const startOf = (day: number): number => day * DAY_MS - ZONE_MS;

/** Figures of a member without activity. */
export const NOTHING: Figures = {
  registered: 0,
  firstDeposits: 0,
  deposit: 0n,
  withdrawal: 0n,
  bet: 0n,
  validBet: 0n,
  winLoss: 0n,
  bonus: 0n,
  active: 0,
};

/** Sums of two figures. */
export const plus = (a: Figures, b: Figures): Figures => ({
  registered: a.registered + b.registered,
  firstDeposits: a.firstDeposits + b.firstDeposits,
  deposit: a.deposit + b.deposit,
  withdrawal: a.withdrawal + b.withdrawal,
  bet: a.bet + b.bet,
  validBet: a.validBet + b.validBet,
  winLoss: a.winLoss + b.winLoss,
  bonus: a.bonus + b.bonus,
  active: a.active + b.active,
});
