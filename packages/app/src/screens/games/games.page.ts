import { definePage } from '../../kernel/definePage.tsx';
import { loadLobby, prefetchLobby } from '../slot-list/lobby-code.ts';
import { useGamesView } from './useGamesView.ts';

/** Search across all games: providers first; their games load list by list in the browser. */
export default definePage('games', {
  useView: ({ search }) => useGamesView(search),
  load: loadLobby,
  prefetch: (core) => [
    ...prefetchLobby(core),
    core.queryClient.prefetchQuery(core.catalogue.queries.halls()),
    core.queryClient.prefetchQuery(core.demo.queries.halls()),
  ],
});
