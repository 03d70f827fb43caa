import { RECORD_DAYS } from '@housefront/contract/records';
import { formatDate } from '@housefront/contract/wall-time';
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

/** The days of a range with a name, at a moment, in the zone of the site. */
export const presetDays = (preset: RecordPreset, now: number): RecordDays => {
  const today = dayNumber(formatDate(now));
  const [first, last] = PRESETS[preset];
  return { from: dayOf(today - first), to: dayOf(today - last) };
};

/** The first and the last selectable day. */
export const boundsOfDays = (now: number, years = 2): RecordDays => {
  const today = dayNumber(formatDate(now));
  return { from: dayOf(today - years * 365), to: dayOf(today) };
};

/** Whether two days are a range: real days, in order, not in the future, at most `most`, by default 90 (MEM-33x). */
export const isRange = ({ from, to }: RecordDays, now: number, most = RECORD_DAYS): boolean => {
  const [first, last, today] = [dayNumber(from), dayNumber(to), dayNumber(formatDate(now))];
  return first <= last && last <= today && last - first < most;
};
