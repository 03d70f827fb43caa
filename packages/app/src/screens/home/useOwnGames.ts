import { ownShelf, TOP_TEN, type CatalogueGame, type OwnShelf } from '@housefront/core/features/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRuntime, useSite } from '../../kernel/runtime.ts';

/** The most tiles that a template has in a row. */
const ROW = { desktop: 8, mobile: 4 } as const;

interface GameQuery {
  readonly data: readonly CatalogueGame[] | undefined;
  readonly isPending: boolean;
}

/**
 * The games of a member's own shelf, empty without them and for guests. Which they are does not change with hearts that are set
 * on the page, so that no tile moves under the finger (LOOK-15).
 * @param hot games after the top ten fill a short row, before featured ones
 */
export function useOwnGames(hot: GameQuery, featured: GameQuery) {
  const { catalogue } = useRuntime().core;
  const row = ROW[useSite(({ mode }) => mode)];
  const played = useQuery(catalogue.queries.lastPlayed());
  const ids = played.data?.ids;
  const waits = hot.isPending || featured.isPending;
  const shelf = useMemo((): OwnShelf | null => {
    if (!ids || waits) return null;
    const loaded = catalogue.loadedGames();
    const hottest = hot.data ?? [];
    const top = new Set(hottest.slice(0, TOP_TEN).map(({ id }) => id));
    return ownShelf({
      played: ids.flatMap((id) => loaded.get(id) ?? []),
      favourites: [...loaded.values()].filter(({ favourite }) => favourite),
      others: [...hottest, ...(featured.data ?? [])].filter(({ id }) => !top.has(id)),
      row,
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Lists change with each heart.
  }, [catalogue, ids, waits, row]);
  const games = useMemo(() => {
    const loaded = shelf && catalogue.loadedGames();
    return (shelf?.games ?? []).map((game) => loaded?.get(game.id) ?? game);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- These lists hold the games and their hearts.
  }, [catalogue, shelf, played.data, hot.data, featured.data]);
  return { played, kind: shelf?.kind ?? null, games };
}
