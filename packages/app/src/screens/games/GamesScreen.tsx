import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { Prefetch } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useGamesView } from './useGamesView.ts';

/** Which providers there are; their games come one list after the other, in the browser. */
export const prefetch: Prefetch = ({ queryClient, catalogue, demo }) => [
  queryClient.prefetchQuery(catalogue.queries.halls()),
  queryClient.prefetchQuery(demo.queries.halls()),
];

function GamesScreen() {
  return <TemplateView name="slotList" props={useGamesView(Route.useSearch())} />;
}

export const Route = createLazyRoute(routePatterns.games)({ component: GamesScreen });
