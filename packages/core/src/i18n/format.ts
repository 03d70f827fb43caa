import type { CurrencyRow } from '@housefront/contract/currency';
import { toWire, type Minor } from '@housefront/contract/money';
import { PLATFORM_ZONE, zoneOffset } from '@housefront/contract/wall-time';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Shown for an unknown amount. */
export const UNKNOWN = '–';

/** A count, or a dash for null, unknown. */
export const formatKnown = (count: number | null): string => (count === null ? UNKNOWN : String(count));

/**
 * An amount without its currency: all its decimals, thousands grouped, Latin digits in every language (I18N-15x, I18N-20x,
 * LOC-01).
 */
export const formatDecimal = (amount: Minor, decimals: number): string => {
  const [whole = '', ...parts] = toWire(amount, decimals).split('.');
  return [grouped(whole), ...parts].join('.');
};

/**
 * An amount with its symbol, e.g. ¥1,234.56, or 5.000 zł where the symbol is behind it; a currency without a symbol shows its
 * code, e.g. XYZ 1.00 (I18N-15x, LOC-01). A dash for null, unknown (FLD-01).
 */
export const formatAmount = ({ symbol, decimals, place }: CurrencyRow, amount: Minor | null): string => {
  if (amount === null) return UNKNOWN;
  const text = formatDecimal(amount, decimals);
  if (place === 'after') return text + symbol;
  return text.startsWith('-') ? `-${symbol}${text.slice(1)}` : symbol + text;
};

/** Name of a zone at a moment by its offset, e.g. GMT-4 or GMT+5:30; GMT alone for an invalid date. */
export const zoneName = (at: number, zone = PLATFORM_ZONE): string => {
  const minutes = Math.round(zoneOffset(at, zone) / 60_000);
  if (minutes === 0 || Number.isNaN(minutes)) return 'GMT';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};
