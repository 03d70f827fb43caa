import { definePage } from '../../kernel/definePage.tsx';
import { prefetchList } from '../slot-list/prefetchList.ts';
import { useGameRoomView } from './useGameRoomView.ts';

/** The desktop room of a hall (CAT-16); it shows what the list of the provider shows. */
export default definePage('gameRoom', {
  useView: ({ search }) => useGameRoomView(search),
  prefetch: (core, { search }) => prefetchList(core, search),
});
