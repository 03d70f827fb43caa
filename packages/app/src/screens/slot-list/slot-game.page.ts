import { definePage } from '../../kernel/definePage.tsx';
import { hallTopic } from '../hall/hallTopic.ts';
import { firstTile } from './firstTile.ts';
import { loadLobby } from './lobby-code.ts';
import { prefetchList } from './prefetchList.ts';
import { useSlotListView } from './useSlotListView.ts';

/** The list of a provider, or of the crash menu (CAT-12). */
export default definePage('slotGame', {
  useView: ({ search }) => useSlotListView(search),
  load: loadLobby,
  prefetch: (core, { search }) => prefetchList(core, search),
  topic: (core, { search }) => hallTopic(core, search.gt_id),
  hero: firstTile,
  // Search engines reach lists through their halls.
  addresses: () => [],
});
