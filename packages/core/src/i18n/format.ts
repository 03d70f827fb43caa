import { CURRENCY_SYMBOL } from '@housefront/contract/ids';
import { toWire, type Minor } from '@housefront/contract/money';

/** Zone of all dates unless a call says otherwise (I18N-16). */
export const DEFAULT_ZONE = 'America/Caracas';

const symbols: ReadonlyMap<string, string> = new Map(Object.entries(CURRENCY_SYMBOL));

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Stands where an amount is not known. */
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

const wallParts = (at: number, zone: string) => {
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

/** A moment as YYYY-MM-DD HH:mm:ss in the zone; '' for an invalid date (I18N-17x). */
export const formatDateTime = (at: number, zone = DEFAULT_ZONE): string => {
  if (!Number.isFinite(at)) return '';
  const { year, month, day, hour, minute, second } = wallParts(at, zone);
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
};

/** A moment as YYYY-MM-DD in the zone; '' for an invalid date. */
export const formatDate = (at: number, zone = DEFAULT_ZONE): string => formatDateTime(at, zone).slice(0, 10);

const WALL = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** Wall time as if it were UTC, ms; null for text of another form and for a time that does not exist. */
const wallOf = (text: string): number | null => {
  const match = WALL.exec(text.trim());
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const back = new Date(wall);
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day || hour > 23 || minute > 59 || second > 59)
    return null;
  return wall;
};

/**
 * Reads a server date: text with an offset as it says, text without one as wall time of the zone (I18N-17x).
 * @returns milliseconds since the epoch, or null for an invalid date.
 */
export const parseServerDate = (text: string, zone = DEFAULT_ZONE): number | null => {
  const wall = wallOf(text);
  if (wall === null) {
    const at = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text.trim()) ? Date.parse(text.trim().replace(' ', 'T')) : Number.NaN;
    return Number.isNaN(at) ? null : at;
  }
  const offset = (at: number) => {
    const shown = wallParts(at, zone);
    return Date.UTC(+shown.year, +shown.month - 1, +shown.day, +shown.hour, +shown.minute, +shown.second) - at;
  };
  // The offset is asked for twice because the first guess may lie on the other side of a clock change.
  const guess = wall - offset(wall);
  return wall - offset(guess);
};

/** The day of a server date in the zone, YYYY-MM-DD; '' for an invalid one. Wall time says it itself. */
export const serverDay = (text: string, zone = DEFAULT_ZONE): string => {
  if (wallOf(text) !== null) return text.trim().slice(0, 10);
  const at = parseServerDate(text, zone);
  return at === null ? '' : formatDate(at, zone);
};

/** The furthest that a zone is from UTC, ms. */
const FURTHEST_MS = 14 * 60 * 60_000;

/**
 * Whether a server date lies after a moment (ms since the epoch); false for an invalid one. The zone is asked only where it
 * decides: the first question about any zone takes a phone 60 ms.
 */
export const isServerDateAfter = (text: string, moment: number, zone = DEFAULT_ZONE): boolean => {
  const wall = wallOf(text);
  if (wall !== null && Math.abs(wall - moment) > FURTHEST_MS) return wall > moment;
  return (parseServerDate(text, zone) ?? moment) > moment;
};
