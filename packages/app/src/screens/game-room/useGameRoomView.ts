import type { GameRoomViewProps } from '@housefront/ui/views';
import { useHalls } from '../../kernel/lists/catalogue-models.ts';
import type { ListSearch } from '../../kernel/route/search.ts';
import { providerOf, useSlotListView } from '../slot-list/useSlotListView.ts';

/** The desktop room of a hall: a provider's list beside its neighbours (CAT-16). */
export function useGameRoomView(search: ListSearch): GameRoomViewProps {
  const { gtId, gpId } = providerOf(search);
  const { models } = useHalls(gtId);
  return {
    ...useSlotListView(search),
    providers: models.find(({ id }) => id === gtId)?.providers ?? [],
    provider: gpId,
  };
}
