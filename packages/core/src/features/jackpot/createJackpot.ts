import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { jackpotQueries } from './jackpot.queries.ts';

/** The jackpot total. */
export interface JackpotFeature {
  readonly queries: ReturnType<typeof jackpotQueries>;
  readonly dispose: () => void;
}

/** Creates the jackpot feature; the total is loaded again when the tab becomes visible (HOME-26x). */
export const createJackpot = (deps: FeatureDeps): JackpotFeature => {
  const stop = deps.ports.device.onVisibilityChange((visible) => {
    if (visible) void deps.queryClient.invalidateQueries({ queryKey: ['jackpot'] });
  });
  return { queries: jackpotQueries(deps), dispose: stop };
};
