import type { Core } from '@housefront/core';
import { GAMES_KEY, type ProviderGames } from '@housefront/core/features/catalogue';

/** Picture of the first tile of a list: the largest picture of the first paint on every device. */
export const firstTile = ({ queryClient }: Core): string | null => {
  const [first] = queryClient.getQueriesData<ProviderGames>({ queryKey: [...GAMES_KEY, 'provider'] });
  return first?.[1]?.games[0]?.art || null;
};
