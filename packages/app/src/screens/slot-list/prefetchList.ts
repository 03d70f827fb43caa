import type { Core } from '@housefront/core';
import type { ListSearch } from '../../kernel/route/search.ts';
import { prefetchLobby } from './lobby-code.ts';
import { providerOf } from './useSlotListView.ts';

/** Starts loading the first data of a provider's list; used by the room of a hall as well. */
export const prefetchList = (core: Core, search: ListSearch): readonly Promise<void>[] => [
  ...prefetchLobby(core),
  ...listData(core, search),
];

const listData = ({ queryClient, catalogue, demo }: Core, search: ListSearch) => [
  queryClient.prefetchQuery(catalogue.queries.halls()),
  search.isCrashGame
    ? queryClient.prefetchQuery(catalogue.queries.crashGames())
    : queryClient.prefetchQuery(catalogue.queries.providerGames(providerOf(search))),
  queryClient.prefetchQuery(demo.queries.halls()),
];
