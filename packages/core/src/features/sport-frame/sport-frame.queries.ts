import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';

const api = () => import('./sport-frame.api.ts');

type Deps = Pick<FeatureDeps, 'calls' | 'ports' | 'site'>;

// An earlier address is useless after a return, and a shown one stays until the visitor requests another.
const options = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;

/**
 * The sports quick-bet frame: its page, then the check whether it may be framed. A login, a logout and another currency
 * change the key, so each fetches again (SPORT-01).
 */
export const sportFrameQueries = (deps: Deps) => {
  const who = () => deps.ports.storage.get('member_id') ?? '';
  return {
    page: () =>
      query(
        ['member', 'sport-frame', who(), deps.site.getState().currency],
        async ({ signal }) => (await api()).fetchSportPage(deps, signal),
        options,
      ),
    /** @param url of the page */
    check: (url: string) =>
      query(
        ['member', 'sport-frame-check', who(), url],
        async ({ signal }) => (await api()).checkSportPage(deps, url, signal),
        options,
      ),
  };
};
