import { isLook } from '@housefront/contract/page-search';
import type { Core } from '@housefront/core';
import { GAMES_KEY, type ProviderGames } from '@housefront/core/features/catalogue';

/** Longer lists are truncated in the page. */
const LONG = 300;
/** Games of a long list that the page contains: enough for several screens. */
const FIRST = 90;

/**
 * Truncates long lists of games before rendering: the page stays small, and the browser loads the full list during hydration.
 * Searches keep the full list (PRF-01).
 * @param address of the page
 */
export function truncateLists(
  { queryClient }: Pick<Core, 'queryClient'>,
  address: Pick<URL, 'pathname' | 'searchParams'>,
): void {
  if (isLook(address.pathname, address.searchParams)) return;
  const lists = queryClient.getQueriesData<ProviderGames>({ queryKey: [...GAMES_KEY, 'provider'] });
  for (const [key, list] of lists) {
    if (!list || list.games.length <= LONG) continue;
    const { games } = list;
    queryClient.setQueryData(key, { ...list, games: games.slice(0, FIRST), more: games.length - FIRST });
  }
}
