import type { FeatureDeps } from '../../feature-deps.ts';
import { rouletteQueries, type RouletteQueries } from './roulette.queries.ts';

/** Whether a wheel runs for the member. */
export interface RouletteFeature {
  readonly queries: RouletteQueries;
  /** Reads the wheel again, whatever is under way (RT-04x). */
  readonly reread: () => void;
  readonly dispose: () => void;
}

/** Creates the roulette: loaded with a login that was made here (AUTH-13), read again when the platform says so (RT-20). */
export const createRoulette = (deps: FeatureDeps): RouletteFeature => {
  const { events, queryClient } = deps;
  const queries = rouletteQueries(deps);
  const reread = async () => {
    // A call that is under way may answer with old data.
    await queryClient.cancelQueries({ queryKey: queries.detail().queryKey });
    await queryClient.prefetchQuery({ ...queries.detail(), staleTime: 0 });
  };
  const stops = [
    events.on('login', ({ atStart }) => {
      if (!atStart) void queryClient.prefetchQuery(queries.detail());
    }),
    events.on('roulette-changed', () => void reread()),
  ];
  return { queries, reread: () => void reread(), dispose: () => stops.forEach((stop) => stop()) };
};
