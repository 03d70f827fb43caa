import { fromWallTime, PLATFORM_ZONE } from './wall-time.ts';

/*
 * The one reader of a platform's times. Servers write the same moment in many formats. A time in none of them is unknown:
 * neither past nor endless (FLD-04).
 */

/**
 * A time of the platform. `none`: there was none; the field defines what that means. `unknown`: it cannot be read; the caller
 * decides the effect.
 */
export type ServerTime =
  | { readonly kind: 'known'; readonly at: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

const CLOCK = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?`;
const ZONE = String.raw`(?:\s*(Z|UTC?|GMT)?(?:\s*([+-])(\d{1,2})(?::?(\d{2}))?)?)`;

/** `2026-11-25T10:00:00.123+05:30`, as ISO 8601, databases and PHP write it; also with slashes instead of hyphens. */
const ISO = new RegExp(String.raw`^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:(?:\s*T\s*|\s+)${CLOCK}${ZONE})?$`, 'i');

/**
 * `20261125T100000Z` of ISO 8601 without marks, and `20261125100000` of databases: digits of a whole date and time, with
 * milliseconds or without seconds. As a number since 1970 they would be a time of 1976, or one after 2500 (FLD-15).
 */
const DIGITS = new RegExp(
  String.raw`^((?:19|20|21)\d\d)(\d\d)(\d\d)\s*T?\s*(\d\d)(\d\d)(?:(\d\d)(?:[.,](\d{1,9})|(\d{3}))?)?${ZONE}$`,
  'i',
);

/** `Wed, 25 Nov 2026 10:00:00 GMT`, as headers and mails write it. */
const MAIL = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s+)?(\d{1,2})[\s-]([a-z]{3})[a-z]*[\s-](\d{4})\s+${CLOCK}${ZONE}$`,
  'i',
);
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** Since 1970: seconds, with decimals or without, milli-, micro- or nanoseconds. */
const SINCE_1970 = /^(\d{9,19})(?:\.(\d+))?$/;

/** Texts that databases and languages write for a missing time. */
const NO_TIME = /^(?:|0|null|000[01]-0[01]-0[01](?:[ T].*)?)$/i;

/** The largest offset of a zone from UTC, ms. */
export const FURTHEST_MS = 14 * 60 * 60_000;

/** The meaning of a text: a moment, or a wall-clock time as if it were UTC. */
export type Said = { readonly at: number } | { readonly wall: number };

const fields = (texts: readonly (string | undefined)[]) => texts.map((text) => Number(text ?? 0));

/** The first three decimals, cut from the text: as a number they may be slightly smaller than written. */
const thousandths = (decimals = ''): string => decimals.padEnd(3, '0').slice(0, 3);

/** Milliseconds of a date and a clock as if they were UTC; null for one that does not exist. */
const utc = (date: readonly number[], clock: readonly (string | undefined)[]): number | null => {
  const [year = 0, month = 0, day = 0] = date;
  const [hour = 0, minute = 0, second = 0] = fields(clock);
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  const back = new Date(at);
  const exists = back.getUTCFullYear() === year && back.getUTCMonth() === month - 1 && back.getUTCDate() === day;
  if (!exists || hour > 23 || minute > 59 || second > 59) return null;
  return at + Number(thousandths(clock[3]));
};

const inZone = (wall: number | null, [name, sign, hours, minutes]: readonly (string | undefined)[]): Said | null => {
  if (wall === null) return null;
  if (name === undefined && sign === undefined) return { wall };
  const [hour = 0, minute = 0] = fields([hours, minutes]);
  const offset = (hour * 60 + minute) * 60_000;
  if (minute > 59 || offset > FURTHEST_MS || (name?.toUpperCase() === 'Z' && sign !== undefined)) return null;
  return { at: sign === '-' ? wall + offset : wall - offset };
};

/** The meaning of a time's text; null for one that cannot be read. */
export const readTimeText = (text: string): Said | null => {
  const digits = DIGITS.exec(text);
  if (digits !== null) {
    const [, year, month, day, hour, minute, second, decimals, glued] = digits;
    return inZone(utc(fields([year, month, day]), [hour, minute, second, decimals ?? glued]), digits.slice(9));
  }
  const since = SINCE_1970.exec(text);
  if (since !== null) {
    const [, digits = '', decimals = ''] = since;
    // Nine digits are a time of 1973 in seconds; milli-, micro- and nanoseconds have three more each.
    const perSecond = [11, 14, 17, 19].findIndex((most) => digits.length <= most);
    const whole = digits + (perSecond === 0 ? thousandths(decimals) : '');
    return { at: Number(perSecond < 2 ? whole : whole.slice(0, 3 - 3 * perSecond)) };
  }
  const iso = ISO.exec(text);
  if (iso !== null) return inZone(utc(fields([iso[1], iso[3], iso[4]]), iso.slice(5, 9)), iso.slice(9));
  const mail = MAIL.exec(text);
  if (mail === null) return null;
  const month = MONTHS.indexOf((mail[2] ?? '').toLowerCase()) / 3 + 1;
  return inZone(utc([Number(mail[3]), month, Number(mail[1])], mail.slice(4, 8)), mail.slice(8));
};

/**
 * Reads a time from its text in the contract: ISO 8601 with and without T, offsets in hours or minutes, also after a blank,
 * Z, UTC and GMT, fractions, days alone, digits of a whole date and time, seconds to nanoseconds since 1970, dates of mails and
 * headers. One without an offset is wall time of the zone.
 */
export const readServerTime = (text: string, zone = PLATFORM_ZONE): ServerTime => {
  const plain = text.trim();
  if (NO_TIME.test(plain)) return { kind: 'none' };
  const said = readTimeText(plain);
  if (said === null) return { kind: 'unknown' };
  return { kind: 'known', at: 'at' in said ? said.at : fromWallTime(said.wall, zone) };
};

/** As {@link readServerTime}, in milliseconds since 1970; null for none, and for a text that cannot be read. */
export const readMoment = (text: string | null | undefined): number | null => {
  const time = readServerTime(text ?? '');
  return time.kind === 'known' ? time.at : null;
};
