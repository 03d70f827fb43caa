import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';
import type { Cash } from './wallet.api.ts';

/**
 * Balances at all providers.
 * @param listen called when a read begins; the returned function gets its answer, and returns whether it is older than what is
 * shown. Such an answer is ignored
 */
export const cashQuery = (deps: FeatureDeps, listen: () => (cash: Cash) => boolean) => {
  const queryKey = ['member', 'cash', deps.ports.storage.get('member_id') ?? ''] as const;
  return query(queryKey, async ({ signal }): Promise<Cash> => {
    const isOutdated = listen();
    const { fetchCash } = await import('./wallet.api.ts');
    const cash = await fetchCash(deps, signal);
    return isOutdated(cash) ? (deps.queryClient.getQueryData<Cash>(queryKey) ?? cash) : cash;
  });
};
