import type { Rhythm } from '@housefront/contract/site-config';

const WEEK_MS = 7 * 86_400_000;

/** A day of the visitor's calendar. */
export const dayOf = (moment: number): string => new Date(moment).toDateString();

/**
 * Whether a part that opens by itself has to wait, as it was closed at a time. Days are those of the visitor's calendar. A time
 * in the future, from a clock that was wrong, makes nothing wait longer than usual.
 * @param closedAt milliseconds since the epoch; undefined if it was never closed
 */
export const rests = (rhythm: Rhythm, closedAt: number | undefined, now: number): boolean => {
  if (rhythm === 'never') return true;
  if (rhythm === 'visit' || closedAt === undefined) return false;
  return rhythm === 'day' ? dayOf(closedAt) === dayOf(now) : Math.abs(now - closedAt) < WEEK_MS;
};
