import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { destroyLetters, markRead } from './letters.api.ts';
import { letterQueries } from './letters.queries.ts';
import type { Letter } from './letters.types.ts';

const isFirst = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[3] === 1;

/**
 * Refetches letters: the first page, which holds the counts, and the page on screen; other pages are dropped. A call in
 * flight may answer with old data, so it is cancelled. Failures show no message; the result is then false.
 */
export const rereadLetters = async (deps: FeatureDeps): Promise<boolean> => {
  const { queryClient } = deps;
  const all = { queryKey: ['member', 'letters'] };
  await queryClient.cancelQueries(all);
  queryClient.removeQueries({ ...all, type: 'inactive', predicate: (query) => !isFirst(query) });
  await Promise.all([
    queryClient.prefetchQuery({ ...letterQueries(deps).page(), staleTime: 0 }),
    queryClient.refetchQueries({ ...all, type: 'active', predicate: (query) => !isFirst(query) }),
  ]);
  const shown = queryClient.getQueryCache().findAll(all);
  return shown.every(({ state }) => state.status !== 'error');
};

/** Marks an unread letter as read, then refetches the letters. If the platform refuses, it stays unread (LET-02). */
export const openLetter = async (deps: FeatureDeps, { id }: Letter): Promise<void> => {
  if (await markRead(deps, id)) await rereadLetters(deps);
};

/** Deletes letters, then refetches the others (LET-04). */
export const removeLetters = async (deps: FeatureDeps, ids: readonly string[], page: number): Promise<boolean> => {
  const done = await destroyLetters(deps, ids, page);
  if (done) await rereadLetters(deps);
  return done;
};
