import type { HallViewProps } from '@housefront/ui/views';
import { useListedShelves } from '../../kernel/lists/useListedShelves.ts';
import { useHallView } from './useHallView.ts';

/** A hall with the shelves that the platform lists, on sites with them (LOB-09). */
export function useListedHall(id: number): HallViewProps {
  const hall = useHallView(id);
  const listed = useListedShelves(id, []);
  if (listed === undefined) return hall;
  return listed ? { ...hall, listed } : { ...hall, hotGames: { state: 'loading', items: [] }, crashGames: undefined };
}
