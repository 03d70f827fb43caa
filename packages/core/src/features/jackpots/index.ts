export { createJackpots } from './createJackpots.ts';
export type { Jackpot } from './jackpots.types.ts';
