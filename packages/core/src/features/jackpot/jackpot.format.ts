import { toWire, ZERO, type Minor } from '@housefront/contract/money';

/** Integer digits the total is padded to (HOME-25). */
export const JACKPOT_DIGITS = 10;

/** The total as it is shown: padded to ten integer digits, two decimals; nothing usable gives zeros (HOME-25, HOME-26x). */
export const formatJackpot = (total: Minor | null): string => {
  const [whole = '0', decimals = '00'] = toWire(total === null || total < 0n ? ZERO : total).split('.');
  return `${whole.padStart(JACKPOT_DIGITS, '0')}.${decimals}`;
};
