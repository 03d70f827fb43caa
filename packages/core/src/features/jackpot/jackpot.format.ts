import type { CurrencyRow } from '@housefront/contract/currency';
import { toWire, ZERO, type Money } from '@housefront/contract/money';

/** Integer digits the total is padded to (HOME-25). */
export const JACKPOT_DIGITS = 10;

/** The total as it is shown: padded to ten integer digits, all decimals of its currency; nothing usable gives zeros (HOME-25). */
export const formatJackpot = (total: Money | null, currency: CurrencyRow): string => {
  const shown = total === null || total.units < 0n ? { units: ZERO, currency } : total;
  const [whole = '', ...parts] = toWire(shown).split('.');
  return [whole.padStart(JACKPOT_DIGITS, '0'), ...parts].join('.');
};
