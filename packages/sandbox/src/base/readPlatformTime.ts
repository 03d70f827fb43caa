import { readMoment } from '@housefront/contract/read-time';

/** Reads platform time, ISO text or milliseconds; undefined for anything else. */
export function readPlatformTime(value: string | number): number | undefined {
  if (typeof value === 'number') return value;
  return readMoment(value) ?? undefined;
}
