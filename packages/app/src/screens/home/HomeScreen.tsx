import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { Prefetch } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useHomeView } from './useHomeView.ts';

/** What the home page shows first. */
export const prefetch: Prefetch = ({ queryClient, catalogue, demo, banners, announcements, jackpot }) => [
  queryClient.prefetchQuery(catalogue.queries.halls()),
  queryClient.prefetchQuery(catalogue.queries.templateGames()),
  queryClient.prefetchQuery(catalogue.queries.hotGames(2)),
  queryClient.prefetchQuery(demo.queries.halls()),
  queryClient.prefetchQuery(banners.queries.list()),
  queryClient.prefetchQuery(announcements.queries.list()),
  queryClient.prefetchQuery(jackpot.queries.total()),
];

function HomeScreen() {
  return <TemplateView name="home" props={useHomeView()} />;
}

export const Route = createLazyRoute(routePatterns.home)({ component: HomeScreen });
