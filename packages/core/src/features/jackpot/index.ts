export { createJackpot } from './createJackpot.ts';
export { formatJackpot } from './jackpot.format.ts';
