import { definePage } from '../../kernel/definePage.tsx';
import { prefetchHome } from './prefetchHome.ts';
import { useHomeView } from './useHomeView.ts';
import { useListedHome } from './useListedHome.ts';

/** False in the client build of a site without the platform's shelves, which has nothing of them (LOB-09). */
declare const __SITE_SHELVES__: boolean | undefined;
const mayBeListed = typeof __SITE_SHELVES__ === 'undefined' || __SITE_SHELVES__;

/** Home (HOME-01). */
export default definePage('home', {
  useView: mayBeListed ? useListedHome : useHomeView,
  prefetch: prefetchHome,
  hero: ({ queryClient, banners }) => queryClient.getQueryData(banners.queries.list().queryKey)?.[0]?.picture ?? null,
});
