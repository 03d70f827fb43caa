export * from './Jackpot.tsx';
export { jackpotSize } from './Jackpot.css.ts';
