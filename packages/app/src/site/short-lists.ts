import { LOOK_SEARCH } from '@housefront/contract/pages';
import type { Core } from '@housefront/core';
import { GAMES_KEY, type ProviderGames } from '@housefront/core/features/catalogue';

/** A list longer than this does not travel in a page as a whole. */
const LONG = 300;
/** Games of a long list that the page shows first: some screens of them. */
const FIRST = 90;

/**
 * Cuts long lists of games short before a page is rendered from them: its first screen does not wait for what nobody sees
 * yet, and the browser asks for the list while it takes the page over (PRF-01). A page that looks for something keeps all.
 * @param search query of the page's address
 */
export function truncateLists({ queryClient }: Pick<Core, 'queryClient'>, search: URLSearchParams): void {
  if (LOOK_SEARCH.some((name) => search.has(name))) return;
  const lists = queryClient.getQueriesData<ProviderGames>({ queryKey: [...GAMES_KEY, 'provider'] });
  for (const [key, list] of lists) {
    if (!list || list.games.length <= LONG) continue;
    const { games } = list;
    queryClient.setQueryData(key, { ...list, games: games.slice(0, FIRST), more: games.length - FIRST });
  }
}
