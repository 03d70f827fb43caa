import { fromWallTime } from '@housefront/contract/wall-time';

/** Reads platform time, ISO text or milliseconds; undefined for anything else. */
export function readPlatformTime(value: string | number): number | undefined {
  if (typeof value === 'number') return value;
  const plain = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(value.trim());
  const ms = plain ? fromWallTime(Date.parse(`${plain[1]}T${plain[2]}Z`)) : Date.parse(value);
  return Number.isNaN(ms) ? undefined : ms;
}
