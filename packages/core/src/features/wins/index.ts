export { createWins, type WinsFeed, type WinsState } from './createWins.ts';
export type { Win, WinGame } from './wins.types.ts';
