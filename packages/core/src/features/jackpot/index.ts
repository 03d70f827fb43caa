import { toWire, ZERO, type Minor } from '@housefront/contract/money';
import { queryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';

/** Integer digits the total is padded to (HOME-25). */
export const JACKPOT_DIGITS = 10;

/** The total as it is shown: padded to ten integer digits, two decimals; nothing usable gives zeros (HOME-25, HOME-26x). */
export const formatJackpot = (total: Minor | null): string => {
  const [whole = '0', decimals = '00'] = toWire(total === null || total < 0 ? ZERO : total).split('.');
  return `${whole.padStart(JACKPOT_DIGITS, '0')}.${decimals}`;
};

/** The jackpot total. */
export interface JackpotFeature {
  readonly queries: { total(): ReturnType<typeof totalOptions> };
  readonly dispose: () => void;
}

const totalOptions = (deps: FeatureDeps) =>
  queryOptions({
    queryKey: ['jackpot', deps.site.getState().currency],
    queryFn: async ({ signal }) => (await import('./jackpot.api.ts')).fetchJackpot(deps, signal),
  });

/** Creates the jackpot feature; the total is loaded again when the tab becomes visible (HOME-26x). */
export const createJackpot = (deps: FeatureDeps): JackpotFeature => {
  const stop = deps.ports.device.onVisibilityChange((visible) => {
    if (visible) void deps.queryClient.invalidateQueries({ queryKey: ['jackpot'] });
  });
  return { queries: { total: () => totalOptions(deps) }, dispose: stop };
};
