import type { Core } from '@housefront/core';
import { prefetchShelves } from '../../kernel/lists/prefetchShelves.ts';

/** False in the client build of a site without the platform's shelves, which has nothing of them (LOB-09). */
declare const __SITE_SHELVES__: boolean | undefined;
const mayBeListed = typeof __SITE_SHELVES__ === 'undefined' || __SITE_SHELVES__;

/** Loads the lists of home. */
export function prefetchHome(core: Core): readonly Promise<void>[] {
  const { config, queryClient, catalogue, demo, banners, announcements, jackpot } = core;
  return [
    queryClient.prefetchQuery(catalogue.queries.halls()),
    queryClient.prefetchQuery(catalogue.queries.templateGames()),
    queryClient.prefetchQuery(catalogue.queries.hotGames(config.halls?.first ?? 2)),
    queryClient.prefetchQuery(demo.queries.halls()),
    queryClient.prefetchQuery(banners.queries.list()),
    queryClient.prefetchQuery(announcements.queries.list()),
    queryClient.prefetchQuery(jackpot.queries.total()),
    ...(mayBeListed ? prefetchShelves(core) : []),
  ];
}
