import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { reportMissing } from '../../loading/load-once.ts';

/**
 * Cancels a withdrawal and emits the result as a message; orders and balance are read again. Never rejects (RG-27).
 * @returns whether it is cancelled
 */
export const cancelOrder = (deps: FeatureDeps, number: string): Promise<boolean> =>
  import('./cashier.api.ts')
    .then(({ sendCancel }) => sendCancel(deps, number))
    .catch(reportMissing(deps, 'the withdrawal', false));
