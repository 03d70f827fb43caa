import type { QueryClient, QueryKey } from '@tanstack/react-query';

const nothing = () => undefined;

/**
 * Refetches observed queries and marks the others as stale. A first read in flight is awaited: its observer has no data yet,
 * and it may be older than the change.
 * @param queryKeys prefixes of keys; a query that depends on another one comes after it
 * @returns false when an observed query failed
 */
export const rereadShown = async (queryClient: QueryClient, ...queryKeys: readonly QueryKey[]): Promise<boolean> => {
  const cache = queryClient.getQueryCache();
  const all = queryKeys.flatMap((queryKey) => cache.findAll({ queryKey }));
  const first = all.filter(
    (query) => query.state.fetchStatus !== 'idle' && (query.state.data === undefined || !query.isActive()),
  );
  await Promise.all(first.map((query) => Promise.resolve(query.promise).catch(nothing)));
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })));
  await Promise.all(queryKeys.map((queryKey) => queryClient.refetchQueries({ queryKey, type: 'active' })));
  const shown = queryKeys.flatMap((queryKey) => cache.findAll({ queryKey, type: 'active' }));
  return shown.every(({ state }) => state.status !== 'error');
};
