import { definePage } from '../../kernel/definePage.tsx';
import { useHomeView } from './useHomeView.ts';

/** Home (HOME-01). */
export default definePage('home', {
  useView: useHomeView,
  prefetch: ({ config, queryClient, catalogue, demo, banners, announcements, jackpot }) => [
    queryClient.prefetchQuery(catalogue.queries.halls()),
    queryClient.prefetchQuery(catalogue.queries.templateGames()),
    queryClient.prefetchQuery(catalogue.queries.hotGames(config.halls?.first ?? 2)),
    queryClient.prefetchQuery(demo.queries.halls()),
    queryClient.prefetchQuery(banners.queries.list()),
    queryClient.prefetchQuery(announcements.queries.list()),
    queryClient.prefetchQuery(jackpot.queries.total()),
  ],
  hero: ({ queryClient, banners }) => queryClient.getQueryData(banners.queries.list().queryKey)?.[0]?.picture ?? null,
});
