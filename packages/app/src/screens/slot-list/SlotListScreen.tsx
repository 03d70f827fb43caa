import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { Prefetch } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { providerOf, useSlotListView } from './useSlotListView.ts';

/** What a provider's list shows first; the room of a hall shows the same. */
export const prefetch: Prefetch = ({ queryClient, catalogue, demo }, { search }) => [
  queryClient.prefetchQuery(catalogue.queries.halls()),
  search.isCrashGame
    ? queryClient.prefetchQuery(catalogue.queries.crashGames())
    : queryClient.prefetchQuery(catalogue.queries.providerGames(providerOf(search))),
  queryClient.prefetchQuery(demo.queries.halls()),
];

function SlotListScreen() {
  return <TemplateView name="slotList" props={useSlotListView(Route.useSearch())} />;
}

export const Route = createLazyRoute(routePatterns.slotGame)({ component: SlotListScreen });
