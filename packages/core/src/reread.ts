import type { QueryClient, QueryKey } from '@tanstack/react-query';

const nothing = () => undefined;

/**
 * Reads again what somebody looks at; what is kept beside counts as old. A first answer that is under way is waited for: whoever
 * asked for it has nothing else yet, and it may be older than what made this necessary.
 * @param queryKeys beginnings of keys; one that reads another comes after it
 * @returns false when something that is looked at could not be read
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
