import { CURRENCY_SYMBOL } from '@housefront/contract/ids';
import { toWire, type Minor } from '@housefront/contract/money';

/** Zone of all dates unless a call says otherwise (I18N-16). */
export const DEFAULT_ZONE = 'America/Caracas';

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

const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
};

/** The wall-clock time of the zone at a moment. */
export const wallParts = (at: number, zone: string) => {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    year: part('year').padStart(4, '0'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
};

/** Name of a zone at a moment by its offset, e.g. GMT-4 or GMT+5:30; GMT alone for an invalid date. */
export const zoneName = (at: number, zone = DEFAULT_ZONE): string => {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return 'GMT';
  const { year, month, day, hour, minute } = wallParts(at, zone);
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  const minutes = Math.round((wall - Math.floor(at / 60_000) * 60_000) / 60_000);
  if (minutes === 0) return 'GMT';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};

/** A moment as YYYY-MM-DD HH:mm:ss in the zone; '' for an invalid date (I18N-17x). */
export const formatDateTime = (at: number, zone = DEFAULT_ZONE): string => {
  if (!Number.isFinite(at)) return '';
  const { year, month, day, hour, minute, second } = wallParts(at, zone);
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
};

/** A moment as YYYY-MM-DD in the zone; '' for an invalid date. */
export const formatDate = (at: number, zone = DEFAULT_ZONE): string => formatDateTime(at, zone).slice(0, 10);
