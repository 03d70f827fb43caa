import type { Loadable, LongList } from '@housefront/ui/slots';

interface QueryLike {
  readonly status: 'pending' | 'error' | 'success';
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly data?: unknown;
  readonly refetch: () => unknown;
}

/** A query as a loadable list. Existing items stay visible during and after a failed reload (ERR-04x). */
export function loadable<Item, Items extends LongList<Item> = readonly Item[]>(
  query: QueryLike,
  items: Items & LongList<Item>,
): Loadable<Item, Items> {
  const onRetry = () => void query.refetch();
  if (query.status === 'success') return { state: 'ready', items };
  if (query.status === 'error') return { state: items.length > 0 ? 'ready' : 'error', items, onRetry };
  return { state: query.fetchStatus === 'idle' ? 'ready' : 'loading', items };
}

/** As {@link loadable}, but a failed list is empty: for pages with one error message for all their lists. */
export function settled<Item>(query: QueryLike, items: readonly Item[]): Loadable<Item> {
  return query.status === 'error' ? { state: 'ready', items } : loadable(query, items);
}

/** A retry of all failed lists that have nothing to show; null when there is none (ERR-13). */
export function failureOf(...queries: readonly QueryLike[]): { readonly onRetry: () => void } | null {
  const failed = queries.filter(({ status, data }) => status === 'error' && data === undefined);
  return failed.length === 0 ? null : { onRetry: () => void Promise.all(failed.map((query) => query.refetch())) };
}
