import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { rouletteQueries, type RouletteQueries } from './roulette.queries.ts';

/** Whether a wheel runs for the member. */
export interface RouletteFeature {
  readonly queries: RouletteQueries;
  /** Refetches the wheel for all its observers, even if a read is in flight. False when it failed (RT-04x). */
  readonly reread: () => Promise<boolean>;
  readonly dispose: () => void;
}

/**
 * Creates the roulette. It is loaded after a login in this document and refetched when the platform reports a change. A site
 * without it sends no calls (AUTH-13).
 */
export const createRoulette = (deps: FeatureDeps): RouletteFeature => {
  const { config, events, queryClient } = deps;
  const queries = rouletteQueries(deps);
  const isKnown = () => queryClient.getQueryState(queries.detail().queryKey) !== undefined;
  let reading: Promise<boolean> = Promise.resolve(true);
  const read = async () => {
    // A call in flight may answer with old data.
    await queryClient.cancelQueries({ queryKey: queries.detail().queryKey });
    await queryClient.prefetchQuery({ ...queries.detail(), staleTime: 0 });
    return queryClient.getQueryState(queries.detail().queryKey)?.status !== 'error';
  };
  const stops =
    config.features.roulette !== false
      ? [
          events.on('login', ({ atStart }) => {
            if (!atStart) void queryClient.prefetchQuery(queries.detail());
          }),
          events.on('roulette-changed', () => {
            reading = read();
          }),
        ]
      : [];
  return {
    queries,
    reread: () => {
      if (isKnown()) events.emit('roulette-changed', null);
      return reading;
    },
    dispose: () => stops.forEach((stop) => stop()),
  };
};
