import type { FeatureDeps } from '../../feature-deps.ts';
import { query } from '../../query.ts';

const api = () => import('./sport-frame.api.ts');

type Deps = Pick<FeatureDeps, 'calls' | 'ports' | 'site'>;

// An address of before is good for nobody who comes back, and one that is shown stays until the visitor asks for another.
const options = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;

/**
 * The sports quick-bet frame: its page, then whether that may be framed. A login, a logout and another currency have keys of
 * their own, so each asks anew (SPORT-01, SPORT-03x).
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
