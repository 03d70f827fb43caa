import type { Core } from '@housefront/core';
import { definePage } from '../../kernel/definePage.tsx';
import { prefetchShelves } from '../../kernel/lists/prefetchShelves.ts';
import { useHomeView } from './useHomeView.ts';
import { useListedHome } from './useListedHome.ts';

/** False in the client build of a site without the platform's shelves, which has nothing of them (LOB-09). */
declare const __SITE_SHELVES__: boolean | undefined;
const mayBeListed = typeof __SITE_SHELVES__ === 'undefined' || __SITE_SHELVES__;

const prefetchHome = ({ config, queryClient, catalogue, demo, banners, announcements, jackpot }: Core) => [
  queryClient.prefetchQuery(catalogue.queries.halls()),
  queryClient.prefetchQuery(catalogue.queries.templateGames()),
  queryClient.prefetchQuery(catalogue.queries.hotGames(config.halls?.first ?? 2)),
  queryClient.prefetchQuery(demo.queries.halls()),
  queryClient.prefetchQuery(banners.queries.list()),
  queryClient.prefetchQuery(announcements.queries.list()),
  queryClient.prefetchQuery(jackpot.queries.total()),
];

/** Home (HOME-01). */
export default definePage('home', {
  useView: mayBeListed ? useListedHome : useHomeView,
  prefetch: mayBeListed ? (core) => [...prefetchHome(core), ...prefetchShelves(core)] : prefetchHome,
  hero: ({ queryClient, banners }) => queryClient.getQueryData(banners.queries.list().queryKey)?.[0]?.picture ?? null,
});
