import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';

/** The wheel as the entry needs it. */
export const rouletteQueries = (deps: FeatureDeps) => ({
  detail: () =>
    query(['member', 'roulette', deps.ports.storage.get('member_id') ?? ''], async ({ signal }) =>
      (await import('./roulette.api.ts')).fetchRoulette(deps, signal),
    ),
});

/** The queries of the wheel. */
export type RouletteQueries = ReturnType<typeof rouletteQueries>;
