import { definePage } from '../../kernel/definePage.tsx';
import { loadLobby } from '../slot-list/lobby-code.ts';
import { useGamesView } from './useGamesView.ts';

/** Search across all games: providers first; their games load list by list in the browser. */
export default definePage('games', {
  useView: ({ search }) => useGamesView(search),
  load: loadLobby,
  prefetch: ({ queryClient, catalogue, demo }) => [
    queryClient.prefetchQuery(catalogue.queries.halls()),
    queryClient.prefetchQuery(demo.queries.halls()),
  ],
});
