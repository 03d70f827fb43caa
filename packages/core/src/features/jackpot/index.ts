export { createJackpot, type JackpotFeature } from './createJackpot.ts';
export { formatJackpot, JACKPOT_DIGITS } from './jackpot.format.ts';
