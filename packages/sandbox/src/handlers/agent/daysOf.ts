import { readPlatformTime } from '../../base/readPlatformTime.ts';
import type { Agency, Days } from '../../world/agent/agency.types.ts';

/** The days between two moments in platform time; undefined for invalid ones, or an end before the start. */
export function daysOf(
  agency: Pick<Agency, 'dayOf'>,
  { start_at, end_at }: { readonly start_at: string; readonly end_at: string },
): Days | undefined {
  const start = readPlatformTime(start_at);
  const end = readPlatformTime(end_at);
  if (start === undefined || end === undefined || end < start) return undefined;
  return { from: agency.dayOf(start), to: agency.dayOf(end) };
}
