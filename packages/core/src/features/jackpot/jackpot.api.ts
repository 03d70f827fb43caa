import { jackpot } from '@housefront/contract/features/jackpot';
import type { Money } from '@housefront/contract/money';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { unwrap } from '../../adapters/http/call-types.ts';

/** The jackpot total of the site currency; null when there is none (API-28). */
export const fetchJackpot = async ({ calls, site }: FeatureDeps, signal: AbortSignal): Promise<Money | null> => {
  const { currency } = site.getState();
  return unwrap(await calls.send(jackpot, { currency }, { signal, silent: true })).jackpot_amount_total;
};
