import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { ScreenQueries } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useHallView } from './useHallView.ts';

/** What a hall shows first. */
export const queries: ScreenQueries = ({ catalogue, demo }, { params }) => [
  catalogue.queries.halls(),
  catalogue.queries.hotGames(Number(params['gtId'])),
  demo.queries.halls(),
];

function HallScreen() {
  const { gtId } = Route.useParams();
  return <TemplateView name="hall" props={useHallView(Number(gtId))} />;
}

export const Route = createLazyRoute(routePatterns.gameHall)({ component: HallScreen });
