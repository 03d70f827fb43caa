import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { ScreenQueries } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useHomeView } from './useHomeView.ts';

/** What the home page shows first. */
export const queries: ScreenQueries = ({ catalogue, demo, banners, announcements, jackpot }) => [
  catalogue.queries.halls(),
  catalogue.queries.templateGames(),
  catalogue.queries.hotGames(2),
  demo.queries.halls(),
  banners.queries.list(),
  announcements.queries.list(),
  jackpot.queries.total(),
];

function HomeScreen() {
  return <TemplateView name="home" props={useHomeView()} />;
}

export const Route = createLazyRoute(routePatterns.home)({ component: HomeScreen });
