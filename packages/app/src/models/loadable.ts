import type { Loadable } from '@housefront/ui/slots';

interface QueryLike {
  readonly status: 'pending' | 'error' | 'success';
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => unknown;
}

/** A query as a list that loads. Items that are there stay on show while they are loaded again or fail to (ERR-04x). */
export function loadable<Item>(query: QueryLike, items: readonly Item[]): Loadable<Item> {
  const onRetry = () => void query.refetch();
  if (query.status === 'success') return { state: 'ready', items };
  if (query.status === 'error') return { state: items.length > 0 ? 'ready' : 'error', items, onRetry };
  return { state: query.fetchStatus === 'idle' ? 'ready' : 'loading', items };
}
