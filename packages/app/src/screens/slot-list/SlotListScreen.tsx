import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { ScreenQueries } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { providerOf, useSlotListView } from './useSlotListView.ts';

/** What a provider's list shows first; the room of a hall shows the same. */
export const queries: ScreenQueries = ({ catalogue, demo }, { search }) => [
  catalogue.queries.halls(),
  search.isCrashGame ? catalogue.queries.crashGames() : catalogue.queries.providerGames(providerOf(search)),
  demo.queries.halls(),
];

function SlotListScreen() {
  return <TemplateView name="slotList" props={useSlotListView(Route.useSearch())} />;
}

export const Route = createLazyRoute(routePatterns.slotGame)({ component: SlotListScreen });
