import { GAMES_KEY, type ProviderGames } from '@housefront/core/features/catalogue';
import { definePage } from '../../kernel/definePage.tsx';
import { hallTopic } from '../hall/hallTopic.ts';
import { loadLobby } from './lobby-code.ts';
import { prefetchList } from './prefetchList.ts';
import { useSlotListView } from './useSlotListView.ts';

/** The list of a provider, or of the crash menu (CAT-12). */
export default definePage('slotGame', {
  useView: ({ search }) => useSlotListView(search),
  load: loadLobby,
  prefetch: (core, { search }) => prefetchList(core, search),
  topic: (core, { search }) => hallTopic(core, search.gt_id),
  // The first tile: the largest picture of the first paint on every device.
  hero: ({ queryClient }) => {
    const [first] = queryClient.getQueriesData<ProviderGames>({ queryKey: [...GAMES_KEY, 'provider'] });
    return first?.[1]?.games[0]?.art || null;
  },
  // Search engines reach lists through their halls.
  addresses: () => [],
});
