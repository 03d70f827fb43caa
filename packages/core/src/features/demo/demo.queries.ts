import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';
import { sitePayload } from '../site/index.ts';

const api = () => import('./demo.api.ts');

/** Query options of demo games; nothing is asked for while they are switched off. */
export const demoQueries = (deps: FeatureDeps) => {
  const where = () => {
    const { siteId, currency, supportDevice, template } = sitePayload(deps.site.getState());
    return { siteId, currency, supportDevice, template, locale: deps.site.getState().locale };
  };
  const options = { enabled: deps.config.demoGameEnable, staleTime: 5 * 60_000 };
  return {
    /** Halls with demo games (API-21). */
    halls: () =>
      query(['demo', 'halls', where()], async ({ signal }) => (await api()).fetchDemoHalls(deps, signal), options),
    /** Demo games of a provider (API-20). */
    games: (address: { readonly gtId: number; readonly gpId: string; readonly house: string }) =>
      query(
        ['demo', 'games', address, where()],
        async ({ signal }) => (await api()).fetchDemoGames(deps, address, signal),
        options,
      ),
  };
};
