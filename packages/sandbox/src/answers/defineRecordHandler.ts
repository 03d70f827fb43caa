import { formatDateTime } from '@housefront/contract/wall-time';
import type { AnyCall } from '@housefront/contract/endpoint';
import { readPlatformTime } from '../base/readPlatformTime.ts';
import * as z from 'zod/mini';
import { defineMemberHandler, type Handler, type MemberContext } from './defineHandler.ts';

/** Longest range of most calls, in days (MEM-33x). */
const MAX_DAYS = 90;
const DAY_MS = 86_400_000;

/** A record: its time, and its fields in the wire format. Without a time it is in every range. */
export interface Found {
  /** Milliseconds since 1970. */
  readonly at: number | null;
  readonly wire: Readonly<Record<string, unknown>>;
}

/** All records of a handler, before range and page are applied. */
interface Findings {
  /** In the platform's own order, which is the default. */
  readonly list: readonly Found[];
  /** Values beside the page, computed from all records in the range. */
  readonly beside?: (inRange: readonly Found['wire'][]) => Readonly<Record<string, unknown>>;
}

/** Request fields of every call of records. */
const asked = z.object({
  start_at: z.string(),
  end_at: z.string(),
  count: z.number(),
  page: z.number(),
  sort_field: z.optional(z.string()),
  sort_order: z.optional(z.string()),
});

/** A number in hundred-millionths, exact however large; undefined for anything else. */
const exact = (value: unknown): bigint | undefined => {
  const [, sign = '', whole = '', parts = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(String(value)) ?? [];
  return whole === '' ? undefined : BigInt(sign + whole + parts.padEnd(8, '0'));
};

const compare = (one: unknown, other: unknown): number => {
  const [a, b] = [exact(one), exact(other)];
  if (a !== undefined && b !== undefined) return a < b ? -1 : Number(a > b);
  return String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0;
};

/** The range of a request; undefined if it is invalid or too long. */
export function readRange(
  startAt: string,
  endAt: string,
  maxDays = MAX_DAYS,
): readonly [from: number, to: number] | undefined {
  const [from, to] = [readPlatformTime(startAt), readPlatformTime(endAt)];
  if (from === undefined || to === undefined || from > to || to - from >= maxDays * DAY_MS) return undefined;
  // Until the end of the last second.
  return [from, to + 999];
}

/** A time that may be missing, in the wire format. */
export const timeOrNothing = (at: number | null): string => (at === null ? '' : formatDateTime(at));

/** Answers a call of records: restricts the results of `find` to the range, sorts them and cuts them into pages (MEM-33x). */
export const defineRecordHandler = <C extends AnyCall & { readonly days: number }>(
  call: C,
  find: (context: MemberContext<z.output<C['request']>>) => Findings,
): Handler =>
  defineMemberHandler(call, (context) => {
    const ask = z.parse(asked, context.request);
    const range = readRange(ask.start_at, ask.end_at, call.days);
    if (!range) return context.refuse('400', 'badRange');
    const [from, to] = range;
    const { list, beside } = find(context);
    const inRange = list.filter(({ at }) => at === null || (at >= from && at <= to)).map(({ wire }) => wire);
    const field = ask.sort_field;
    const sign = ask.sort_order === 'asc' ? 1 : -1;
    const sorted = field === undefined ? inRange : inRange.toSorted((a, b) => sign * compare(a[field], b[field]));
    const start = (ask.page - 1) * ask.count;
    return context.ok({
      list: sorted.slice(start, start + ask.count),
      total_count: inRange.length,
      ...beside?.(inRange),
    });
  });
