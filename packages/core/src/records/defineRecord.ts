import type { FeatureDeps } from '../calls/feature-deps.ts';
import type { CoreEventName } from '../base/events.ts';
import { query } from '../loading/query.ts';
import { throttle } from '../loading/throttle.ts';
import { fetchRecords } from './records.api.ts';
import type { RecordAsk, RecordCall, RecordOf, RecordPage } from './records.types.ts';

/** Interval of refetching records that are not final and have no event, in milliseconds. */
const LOOK_MS = 10_000;
/** Throttle of the refetch of records after events, in milliseconds. */
const READ_MS = 1000;
/** Whether a record was read before, by its identity; a record without one never was. */
const isKnown = (known: Set<unknown>, row: object): boolean => {
  const key: unknown = Reflect.get(row, 'orderNumber') ?? Reflect.get(row, 'id');
  const isBefore = key !== undefined && known.has(key);
  known.add(key);
  return isBefore;
};

/** Page size and usual largest number of pages when all records are read. */
const ALL = { size: 100, pages: 50 } as const;

/** Declaration of records beside their call. */
export interface RecordHints<C extends RecordCall> {
  /** Events after which they are read again. */
  readonly changedBy?: readonly CoreEventName[];
  /** Whether a record will change by itself. */
  readonly isOpen?: (record: RecordOf<C>) => boolean;
  /** Largest number of pages when all records are read. */
  readonly pages?: number;
}

/** Records that a page shows: one call with a range of days, filters, pages and an order. */
export interface RecordSource<C extends RecordCall = RecordCall> {
  readonly call: C;
  /** The query of a page. */
  readonly page: (deps: FeatureDeps, ask: RecordAsk) => ReturnType<typeof pageQuery<C>>;
  /**
   * All records of a query, page after page from the first.
   * @returns them, and whether there are more than were read
   */
  readonly all: (
    deps: FeatureDeps,
    ask: RecordAsk,
    signal: AbortSignal,
  ) => Promise<{ readonly rows: readonly RecordOf<C>[]; readonly isCut: boolean }>;
  /** Reads them again after the events that change them. @returns stops it */
  readonly watch: (deps: FeatureDeps) => () => void;
}

const keyOf = ({ ports }: Pick<FeatureDeps, 'ports'>, name: string) =>
  ['member', 'records', ports.storage.get('member_id') ?? '', name] as const;

const pageQuery = <C extends RecordCall>(deps: FeatureDeps, call: C, ask: RecordAsk, hints: RecordHints<C>) =>
  query(
    [...keyOf(deps, call.name), ask] as const,
    ({ signal }): Promise<RecordPage<C>> => fetchRecords(deps, call, ask, signal),
    {
      // A recent answer is shown at once and refetched.
      staleTime: 0,
      refetchInterval: ({ state }) => (hints.isOpen && state.data?.rows.some(hints.isOpen) ? LOOK_MS : false),
    },
  );

/**
 * Declares records by their call (MEM-33x).
 * @example
 * ```ts
 * export const moneyOrders = defineRecord(dwRecord, { changedBy: ['balance-changed'] });
 * ```
 */
export const defineRecord = <C extends RecordCall>(call: C, hints: RecordHints<C> = {}): RecordSource<C> => ({
  call,
  page: (deps, ask) => pageQuery(deps, call, ask, hints),
  all: async (deps, ask, signal) => {
    const rows: RecordOf<C>[] = [];
    const known = new Set<unknown>();
    for (let page = 1; page <= (hints.pages ?? ALL.pages); page += 1) {
      // Pages are read one after the other: the first answer gives their number.
      const { rows: found, total } = await fetchRecords(deps, call, { ...ask, page, size: ALL.size }, signal);
      // Another record may shift one onto the next page while the pages are read (FLD-13).
      rows.push(...found.filter((row) => !isKnown(known, row)));
      if (found.length === 0 || rows.length >= total) return { rows, isCut: false };
    }
    return { rows, isCut: true };
  },
  watch: (deps) => {
    const reread = throttle(deps.ports.clock, READ_MS, () =>
      deps.queryClient.invalidateQueries({ queryKey: keyOf(deps, call.name) }),
    );
    const stops = (hints.changedBy ?? []).map((name) => deps.events.on(name, reread));
    return () => {
      reread.cancel();
      stops.forEach((stop) => stop());
    };
  },
});
