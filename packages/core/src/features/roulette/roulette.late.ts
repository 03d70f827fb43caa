import type { FeatureDeps } from '../../feature-deps.ts';
import { createLate, type LatePart } from '../../late.ts';
import type { createRoulette, RouletteFeature } from './createRoulette.ts';
import { rouletteQueries } from './roulette.queries.ts';

/** The roulette, which follows the platform once a late part is here. */
export const lateRoulette = (
  deps: FeatureDeps,
  part: LatePart<{ readonly createRoulette: typeof createRoulette }>,
): RouletteFeature => ({
  queries: rouletteQueries(deps),
  ...createLate(deps, part, (arrived): RouletteFeature => arrived.createRoulette(deps), {
    reread: { answer: () => false },
  }),
});
