import type { Core } from '@housefront/core';
import type { ListSearch } from '../../kernel/route/search.ts';
import { providerOf } from './useSlotListView.ts';

/** Starts loading the first data of a provider's list; used by the room of a hall as well. */
export const prefetchList = ({ queryClient, catalogue, demo }: Core, search: ListSearch): readonly Promise<void>[] => [
  queryClient.prefetchQuery(catalogue.queries.halls()),
  search.isCrashGame
    ? queryClient.prefetchQuery(catalogue.queries.crashGames())
    : queryClient.prefetchQuery(catalogue.queries.providerGames(providerOf(search))),
  queryClient.prefetchQuery(demo.queries.halls()),
];
