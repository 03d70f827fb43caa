import type { SendOptions } from '../../adapters/http/call-types.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';

/** Whether members recommend the site to others in a currency. Rejects when the platform does not say (MEM-15). */
export const askRecommending = async (
  deps: Pick<FeatureDeps, 'calls' | 'site'>,
  currency: string,
  options?: SendOptions,
): Promise<boolean> => (await import('./site.api.ts')).fetchRecommending(deps, currency, options);
