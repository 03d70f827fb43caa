import type { CatalogueGame, GameTag } from '@housefront/core/features/catalogue';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';

type Answers = readonly UseQueryResult<readonly CatalogueGame[]>[];

// Plain data only, so that equal results keep their identity.
const together = (results: Answers) => ({
  lists: results.map(({ data }) => data),
  waiting: results.some(({ isLoading }) => isLoading),
  failed: results.some(({ data, isError }) => isError && !data),
  again: results.filter(({ isError }) => isError).map(({ refetch }) => refetch),
});

/** The games that the platform returns for a chosen tag in some halls; no request without a tag (CAT-15x). */
export function useTaggedGames(tag: GameTag | null, halls: readonly number[]) {
  const { core } = useRuntime();
  const { lists, waiting, failed, again } = useQueries({
    queries: tag === null ? [] : halls.map((gtId) => core.catalogue.queries.tagGames(tag, gtId)),
    combine: together,
  });
  return useMemo(() => {
    const games = [...new Map(lists.flatMap((list = []) => list).map((game) => [game.id, game])).values()];
    const nothing = games.length === 0;
    return {
      games,
      ids: new Set(games.map(({ id }) => id)),
      status: waiting && nothing ? ('pending' as const) : failed && nothing ? ('error' as const) : ('success' as const),
      fetchStatus: waiting ? ('fetching' as const) : ('idle' as const),
      refetch: () => again.forEach((retry) => void retry()),
    };
  }, [lists, waiting, failed, again]);
}
