import { fromAbsolute, startOfMonth, startOfWeek, toCalendarDate, toZoned } from '@internationalized/date';
import type { Period } from './limit-kinds.ts';

const STEPS = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } } as const;

const firstDay = (period: Period, at: number, zone: string) => {
  const day = toCalendarDate(fromAbsolute(at, zone));
  if (period === 'month') return startOfMonth(day);
  return period === 'week' ? startOfWeek(day, 'en', 'mon') : day;
};

/** The first moment of the period that contains `at`. Moments are milliseconds since 1970, zones names such as Europe/Berlin. */
export const periodStart = (period: Period, at: number, zone: string): number =>
  toZoned(firstDay(period, at, zone), zone)
    .toDate()
    .getTime();

/** The first moment after the period that contains `at`: when what is left of a limit restarts (RG-17). */
export const periodEnd = (period: Period, at: number, zone: string): number =>
  toZoned(firstDay(period, at, zone).add(STEPS[period]), zone)
    .toDate()
    .getTime();

/**
 * Length of a break, an exclusion or a wait: `24h`, `1d`, `6w`, `1m`, `5y`; `open` ends when the member asks the platform,
 * `forever` never (RG-29).
 */
export type Duration = `${number}${keyof typeof UNITS}` | 'open' | 'forever';

const HOUR_MS = 3_600_000;
const UNITS = { h: 'hours', d: 'days', w: 'weeks', m: 'months', y: 'years' } as const;
const TIMED = /^([1-9]\d{0,2})([hdwmy])$/;

const isUnit = (text: string | undefined): text is keyof typeof UNITS => text !== undefined && text in UNITS;

/** Whether a text is a {@link Duration}. */
export const isDuration = (text: string): text is Duration => text === 'open' || text === 'forever' || TIMED.test(text);

/**
 * The moment at which something ends that begins at `at`; null if it has no end of its own. Hours are exact. Days and longer
 * units end at the same time of the wall clock, so that a day in which the clock changes has 23 or 25 hours; a month ends with
 * its last day where the next one is shorter.
 * @throws RangeError for a text that is no duration
 */
export const durationEnd = (duration: Duration, at: number, zone: string): number | null => {
  if (duration === 'open' || duration === 'forever') return null;
  const [, count, unit] = TIMED.exec(duration) ?? [];
  if (!isUnit(unit)) throw new RangeError(`${duration} is not a duration`);
  if (unit === 'h') return at + Number(count) * HOUR_MS;
  return fromAbsolute(at, zone)
    .add({ [UNITS[unit]]: Number(count) })
    .toDate()
    .getTime();
};
