import { definePage } from '../../kernel/definePage.tsx';
import { loadLobby } from '../slot-list/lobby-code.ts';
import { prefetchList } from '../slot-list/prefetchList.ts';
import { useGameRoomView } from './useGameRoomView.ts';

/** The desktop room of a hall; shows the same data as the provider's list (CAT-16). */
export default definePage('gameRoom', {
  useView: ({ search }) => useGameRoomView(search),
  load: loadLobby,
  prefetch: (core, { search }) => prefetchList(core, search),
});
