/** Zones with different rules for summer time, with half hours, and with changes at midnight. */
export const zones = [
  'Europe/London',
  'Europe/Berlin',
  'America/Toronto',
  'America/Sao_Paulo',
  'Asia/Manila',
  'Africa/Cairo',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'UTC',
] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The text of a clock in the zone, e.g. `2026-11-27 03:15:00`. */
export function localText(at: number, zone: string): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(zone, format);
  }
  return format.format(at);
}

const HALF_HOUR = 1_800_000;
const FIRST = Date.UTC(2026, 0, 1);
const LAST = Date.UTC(2028, 3, 1);
const known = new Map<string, readonly number[]>();

/** The first moments of all days from 2026 to the spring of 2028: those at which the date changes. */
export function dayStarts(zone: string): readonly number[] {
  const before = known.get(zone);
  if (before) return before;
  const starts: number[] = [];
  let date = localText(FIRST, zone).slice(0, 10);
  for (let at = FIRST + HALF_HOUR; at < LAST; at += HALF_HOUR) {
    const next = localText(at, zone).slice(0, 10);
    if (next !== date) starts.push(at);
    date = next;
  }
  known.set(zone, starts);
  return starts;
}
