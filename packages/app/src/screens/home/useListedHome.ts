import type { HomeViewProps } from '@housefront/ui/views';
import { useListedShelves } from '../../kernel/lists/useListedShelves.ts';
import { useHomeView } from './useHomeView.ts';

/** Home with the shelves that the platform lists, on sites with them (LOB-09). */
export function useListedHome(): HomeViewProps {
  const home = useHomeView();
  const listed = useListedShelves(undefined, home.lastPlayed.items);
  if (listed === undefined) return home;
  // Lists that the page does not show do not fail on it.
  const shown = { ...home, shelves: [], failure: home.halls.items.length > 0 ? null : home.failure };
  return listed ? { ...shown, listed } : { ...shown, hotGames: { state: 'loading', items: [] } };
}
