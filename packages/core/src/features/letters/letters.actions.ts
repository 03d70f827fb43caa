import type { FeatureDeps } from '../../feature-deps.ts';
import { destroyLetters, markRead } from './letters.api.ts';
import { letterQueries } from './letters.queries.ts';
import type { Letter } from './letters.types.ts';

const isFirst = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[3] === 1;

/**
 * Reads letters again: the first page, which holds the counts, and the one that is looked at; other pages are forgotten. A call
 * that is under way may answer with old data: it is cancelled. Failures show no message; they are answered with false.
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

/** Makes an unread letter a read one, then reads the letters again (LET-02). One that was not taken stays unread. */
export const openLetter = async (deps: FeatureDeps, { id }: Letter): Promise<void> => {
  if (await markRead(deps, id)) await rereadLetters(deps);
};

/** Deletes letters, then reads what is left (LET-04, LET-05x). */
export const removeLetters = async (deps: FeatureDeps, ids: readonly string[], page: number): Promise<boolean> => {
  const done = await destroyLetters(deps, ids, page);
  if (done) await rereadLetters(deps);
  return done;
};
