import type { FeatureDeps } from '../../feature-deps.ts';

/**
 * Cancels a withdrawal and emits the result as a message; orders and balance are read again (RG-27). Never rejects.
 * @returns whether it is cancelled
 */
export const cancelOrder = async (deps: FeatureDeps, number: string): Promise<boolean> =>
  (await import('./cashier.api.ts')).sendCancel(deps, number);
