import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { Prefetch } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { CRASH_HALL, useHallView } from './useHallView.ts';

/** What a hall shows first. */
export const prefetch: Prefetch = ({ queryClient, catalogue, demo }, { params }) => [
  queryClient.prefetchQuery(catalogue.queries.halls()),
  queryClient.prefetchQuery(catalogue.queries.hotGames(Number(params['gtId']))),
  ...(Number(params['gtId']) === CRASH_HALL ? [queryClient.prefetchQuery(catalogue.queries.crashGames())] : []),
  queryClient.prefetchQuery(demo.queries.halls()),
];

function HallScreen() {
  const { gtId } = Route.useParams();
  return <TemplateView name="hall" props={useHallView(Number(gtId))} />;
}

export const Route = createLazyRoute(routePatterns.gameHall)({ component: HallScreen });
