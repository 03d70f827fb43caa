export { createWins } from './createWins.ts';
export type { Win } from './wins.types.ts';
