import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { memberCurrency } from '../../money/member-currency.ts';
import { query } from '../../loading/query.ts';

/** Orders, limits and the withdrawable amount change with each game, so they are always stale. */
const always = { staleTime: 0 };

/** Queries of the cashier, each under its own key, by currency. */
export const cashierQueries = (deps: FeatureDeps) => {
  const key = <const Name extends string>(name: Name) =>
    ['member', name, deps.ports.storage.get('member_id') ?? '', memberCurrency(deps)] as const;
  return {
    bankAccounts: () =>
      query(key('bank-accounts'), async ({ signal }) =>
        (await import('./cashier.api.ts')).fetchBankAccounts(deps, signal),
      ),
    deposits: () =>
      query(
        key('deposits'),
        async ({ signal }) => (await import('./cashier.api.ts')).fetchDeposits(deps, signal),
        always,
      ),
    withdrawals: () =>
      query(
        key('withdrawals'),
        async ({ signal }) => (await import('./cashier.api.ts')).fetchWithdrawals(deps, signal),
        always,
      ),
  };
};
