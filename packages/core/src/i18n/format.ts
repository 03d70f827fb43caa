import { CURRENCY_SYMBOL } from '@housefront/contract/ids';
import { toWire, type Minor } from '@housefront/contract/money';
import { PLATFORM_ZONE, zoneOffset } from '@housefront/contract/wall-time';

const symbols: ReadonlyMap<string, string> = new Map(Object.entries(CURRENCY_SYMBOL));

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Shown for an unknown amount. */
export const UNKNOWN = '–';

/** A count, or a dash for null, unknown. */
export const formatKnown = (count: number | null): string => (count === null ? UNKNOWN : String(count));

/** An amount without its currency: two decimals, thousands grouped, Latin digits in every language (I18N-15x, I18N-20x). */
export const formatDecimal = (amount: Minor): string => {
  const text = toWire(amount);
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '0', decimals = '00'] = text.slice(sign.length).split('.');
  return `${sign}${grouped(whole)}.${decimals}`;
};

/**
 * An amount with its symbol, e.g. ¥1,234.56; a currency without a symbol shows its code, e.g. XYZ 1.00 (I18N-15x). A dash for
 * null, unknown (FLD-01).
 */
export const formatAmount = (currency: string, amount: Minor | null): string => {
  if (amount === null) return UNKNOWN;
  const text = formatDecimal(amount);
  const symbol = symbols.get(currency) ?? `${currency} `;
  return text.startsWith('-') ? `-${symbol}${text.slice(1)}` : symbol + text;
};

/** Name of a zone at a moment by its offset, e.g. GMT-4 or GMT+5:30; GMT alone for an invalid date. */
export const zoneName = (at: number, zone = PLATFORM_ZONE): string => {
  const minutes = Math.round(zoneOffset(at, zone) / 60_000);
  if (minutes === 0 || Number.isNaN(minutes)) return 'GMT';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};
