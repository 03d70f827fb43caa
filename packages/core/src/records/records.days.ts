import { RECORD_DAYS } from '@housefront/contract/records';
import { formatDate, fromWallTime } from '@housefront/contract/wall-time';
import type { RecordDays } from './records.types.ts';

const DAY_MS = 86_400_000;
/** First and last day of ranges with a name, in days before today: `quarter` and `year` have the days of any three and twelve months (RG-07). */
const PRESETS = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
  quarter: [91, 0],
  year: [365, 0],
} as const satisfies Readonly<Record<string, readonly [first: number, last: number]>>;
/** A range with a name; `week` and `month` end today and have 7 and 30 days (MEM-33x). */
export type RecordPreset = keyof typeof PRESETS;

/** A day of the calendar, counted from the first of 1970; NaN for none. */
const dayNumber = (day: string): number => {
  const [year = Number.NaN, month = 0, date] = /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').map(Number) : [];
  const at = Date.UTC(year, month - 1, date);
  return new Date(at).toJSON()?.slice(0, 10) === day ? at / DAY_MS : Number.NaN;
};
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The days of a range with a name, at a moment, in a zone, by default that of the site. */
export const presetDays = (preset: RecordPreset, now: number, zone?: string): RecordDays => {
  const today = dayNumber(formatDate(now, zone));
  const [first, last] = PRESETS[preset];
  return { from: dayOf(today - first), to: dayOf(today - last) };
};

/** The first and the last selectable day. */
export const boundsOfDays = (now: number, years = 2, zone?: string): RecordDays => {
  const today = dayNumber(formatDate(now, zone));
  return { from: dayOf(today - years * 365), to: dayOf(today) };
};

/** Whether two days are a range: real days, in order, not in the future, at most `most`, by default 90 (MEM-33x). */
export const isRange = ({ from, to }: RecordDays, now: number, most = RECORD_DAYS, zone?: string): boolean => {
  const [first, last, today] = [dayNumber(from), dayNumber(to), dayNumber(formatDate(now, zone))];
  return first <= last && last <= today && last - first < most;
};

/**
 * The days of the site that have all moments of days in another zone: at most one more, of which the other hours are shown too. A
 * range of the longest kind loses that day at its beginning; none is later than the site's own.
 */
export const siteDays = (
  { from, to }: RecordDays,
  now: number,
  zone: string,
  most: number = RECORD_DAYS,
): RecordDays => {
  const dayAt = (at: number): number => dayNumber(formatDate(at));
  const last = Math.min(dayAt(fromWallTime((dayNumber(to) + 1) * DAY_MS, zone) - 1), dayAt(now));
  const first = Math.min(dayAt(fromWallTime(dayNumber(from) * DAY_MS, zone)), last);
  return { from: dayOf(Math.max(first, last - most + 1)), to: dayOf(last) };
};
