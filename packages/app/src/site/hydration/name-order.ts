import type { Core } from '@housefront/core';
import {
  GAMES_KEY,
  indexGames,
  NAME_ORDER_KEY,
  type CatalogueGame,
  type ProviderGames,
} from '@housefront/core/features/catalogue';

/**
 * Keeps the server's order of a page that is sorted by name: the browser's collation may differ (CAT-12).
 * @param search query of the page's address
 */
export function keepNameOrder(
  { queryClient, i18n }: Pick<Core, 'queryClient' | 'i18n'>,
  search: URLSearchParams,
): void {
  if (search.get('sort') !== 'name') return;
  const lists = queryClient.getQueriesData<ProviderGames | readonly CatalogueGame[]>({ queryKey: GAMES_KEY });
  const games = lists.flatMap(([, list]) => (list && 'games' in list ? list.games : (list ?? [])));
  const order = indexGames(games, i18n.locale).select({ sort: 'name', isFavourite: () => false });
  queryClient.setQueryData<readonly string[]>(
    NAME_ORDER_KEY,
    order.map(({ id }) => id),
  );
}
