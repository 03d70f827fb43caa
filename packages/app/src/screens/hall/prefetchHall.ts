import type { Core } from '@housefront/core';
import { prefetchShelves } from '../../kernel/lists/prefetchShelves.ts';
import type { PageAddress } from '../../kernel/page.types.ts';
import { CRASH_HALL } from './useHallView.ts';

/** False in the client build of a site without the platform's shelves, which has nothing of them (LOB-09). */
declare const __SITE_SHELVES__: boolean | undefined;
const mayBeListed = typeof __SITE_SHELVES__ === 'undefined' || __SITE_SHELVES__;

/** Loads the lists of a hall. */
export function prefetchHall(core: Core, { params }: PageAddress<'gameHall'>): readonly Promise<void>[] {
  const { queryClient, catalogue, demo } = core;
  const id = Number(params.gtId);
  return [
    queryClient.prefetchQuery(catalogue.queries.halls()),
    queryClient.prefetchQuery(catalogue.queries.hotGames(id)),
    ...(id === CRASH_HALL ? [queryClient.prefetchQuery(catalogue.queries.crashGames())] : []),
    queryClient.prefetchQuery(demo.queries.halls()),
    ...(mayBeListed ? prefetchShelves(core, id) : []),
  ];
}
