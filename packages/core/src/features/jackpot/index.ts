export { createJackpot, type JackpotFeature } from './createJackpot.ts';
export { formatJackpot } from './jackpot.format.ts';
