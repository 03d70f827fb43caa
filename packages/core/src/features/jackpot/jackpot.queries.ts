import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';

/** Query options of the jackpot. */
export const jackpotQueries = (deps: FeatureDeps) => ({
  total: () =>
    query(['jackpot', deps.site.getState().currency], async ({ signal }) =>
      (await import('./jackpot.api.ts')).fetchJackpot(deps, signal),
    ),
});
