export { createJackpots, type JackpotsFeed, type JackpotsState } from './createJackpots.ts';
export type { Jackpot, ReportedJackpot } from './jackpots.types.ts';
