import type { FeatureDeps } from '../../feature-deps.ts';
import { query } from '../../query.ts';

/** What the cashier says to the member, each under a key of its own, by currency. */
export const cashierQueries = (deps: FeatureDeps) => {
  const key = <const Name extends string>(name: Name) =>
    ['member', name, deps.ports.storage.get('member_id') ?? '', deps.site.getState().currency] as const;
  return {
    bankAccounts: () =>
      query(key('bank-accounts'), async ({ signal }) =>
        (await import('./cashier.api.ts')).fetchBankAccounts(deps, signal),
      ),
    deposits: () =>
      query(key('deposits'), async ({ signal }) => (await import('./cashier.api.ts')).fetchDeposits(deps, signal)),
    withdrawals: () =>
      query(key('withdrawals'), async ({ signal }) =>
        (await import('./cashier.api.ts')).fetchWithdrawals(deps, signal),
      ),
  };
};
