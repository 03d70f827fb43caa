import type { Core } from '@housefront/core';
import { GAMES_KEY, type ProviderGames } from '@housefront/core/features/catalogue';
import type { GameShape } from '@housefront/ui/primitives/UiProvider';

/** Picture of the first tile of a list: the largest picture of the first paint on every device. */
export function firstTile({ queryClient }: Core, tiles: GameShape): string | null {
  const [first] = queryClient.getQueriesData<ProviderGames>({ queryKey: [...GAMES_KEY, 'provider'] });
  const game = first?.[1]?.games[0];
  const own = tiles === 'square' ? undefined : game?.pictures?.[tiles];
  return own || game?.art || null;
}
