import type { Minor } from '@housefront/contract/money';
import type { FeatureDeps } from '../../feature-deps.ts';
import { query } from '../../query.ts';

/**
 * Balances at all providers.
 * @param listen called when a read begins; the returned function gets the total of that read
 */
export const cashQuery = (deps: FeatureDeps, listen: () => (total: Minor) => void) =>
  query(['member', 'cash', deps.ports.storage.get('member_id') ?? ''], async ({ signal }) => {
    const onTotal = listen();
    const { fetchCash } = await import('./wallet.api.ts');
    const cash = await fetchCash(deps, signal);
    if (cash.total !== null) onTotal(cash.total);
    return cash;
  });
