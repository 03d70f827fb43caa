import { FURTHEST_MS, readServerTime, readTimeText, type ServerTime } from '@housefront/contract/read-time';
import { formatDateTime, fromWallTime, PLATFORM_ZONE } from '@housefront/contract/wall-time';
import { UNKNOWN, zoneName } from './format.ts';

/* How times of the platform are shown and compared. The contract reads them (FLD-04). */

export { readServerTime, type ServerTime };

/** A time as YYYY-MM-DD HH:mm:ss in the zone; '' for none, {@link UNKNOWN} for an unreadable one. */
export const formatServerTime = (time: ServerTime, zone = PLATFORM_ZONE): string => {
  if (time.kind === 'known') return formatDateTime(time.at, zone);
  return time.kind === 'none' ? '' : UNKNOWN;
};

/** As {@link formatServerTime}, with the name of the zone, for times without a label that names it. */
export const formatMoment = (time: ServerTime, zone = PLATFORM_ZONE): string =>
  time.kind === 'known' ? `${formatDateTime(time.at, zone)} ${zoneName(time.at, zone)}` : formatServerTime(time, zone);

/** The day of a server date in the zone, YYYY-MM-DD; '' for none. For wall time the zone is not needed. */
export const serverDay = (text: string, zone = PLATFORM_ZONE): string => {
  const said = readTimeText(text.trim());
  if (said !== null && 'wall' in said) return new Date(said.wall).toISOString().slice(0, 10);
  return formatServerTime(readServerTime(text, zone), zone).slice(0, 10);
};

/**
 * Position of a server date relative to a moment (ms since the epoch); `unknown` for a missing or unreadable one, so that
 * the caller decides. The zone is computed only if it decides: the first use of a zone takes a phone 60 ms.
 */
export const compareServerTime = (
  text: string,
  moment: number,
  zone = PLATFORM_ZONE,
): 'after' | 'not-after' | 'unknown' => {
  const said = readTimeText(text.trim());
  if (said === null) return 'unknown';
  const near = 'wall' in said && Math.abs(said.wall - moment) <= FURTHEST_MS;
  const at = 'at' in said ? said.at : near ? fromWallTime(said.wall, zone) : said.wall;
  return at > moment ? 'after' : 'not-after';
};
