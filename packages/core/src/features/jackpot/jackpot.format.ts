import { toWire, ZERO, type Minor } from '@housefront/contract/money';

/** Integer digits the total is padded to (HOME-25). */
export const JACKPOT_DIGITS = 10;

/** The total as it is shown: padded to ten integer digits, all decimals of its currency; nothing usable gives zeros (HOME-25, HOME-26x). */
export const formatJackpot = (total: Minor | null, decimals: number): string => {
  const [whole = '', ...parts] = toWire(total === null || total < 0n ? ZERO : total, decimals).split('.');
  return [whole.padStart(JACKPOT_DIGITS, '0'), ...parts].join('.');
};
