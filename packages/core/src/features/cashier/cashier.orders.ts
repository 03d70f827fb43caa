import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { throttle } from '../../loading/throttle.ts';
import { createIdempotentOrders, orderFingerprint, type IdempotentOrders } from '../../money/idempotent-orders.ts';
import { cashierQueries } from './cashier.queries.ts';
import type { DepositForm, MadeOrder, MoneyOrder, WithdrawalForm } from './cashier.types.ts';

/** Forms by kind of order. */
interface Forms {
  readonly deposit: DepositForm;
  readonly withdrawal: WithdrawalForm;
}

/** Orders of one kind, for as long as they are shown. */
export type MoneyOrders<Kind extends keyof Forms> = Omit<IdempotentOrders<Forms[Kind], MadeOrder>, 'reread'>;

/** Throttle of the refetch after `deposit-succeeded`, in milliseconds. */
const READ_MS = 1000;

/** Identify an order by its values. The password is no part of it and is never stored. */
const fingerprints = {
  deposit: ({ methodId, accountId, amount, payerName }: DepositForm) =>
    orderFingerprint(methodId, accountId, amount.units, payerName.trim()),
  withdrawal: ({ bankAccountId, amount }: WithdrawalForm) => orderFingerprint(bankAccountId, amount.units),
};

/** Sends deposits or withdrawals, each once (ADR 45). */
export const createMoneyOrders = <Kind extends keyof Forms>(deps: FeatureDeps, kind: Kind): MoneyOrders<Kind> => {
  const { events, queryClient } = deps;
  const list = async (): Promise<readonly MoneyOrder[]> => {
    const queries = cashierQueries(deps);
    const read =
      kind === 'deposit'
        ? queryClient.fetchQuery({ ...queries.deposits(), staleTime: 0, retry: false })
        : queryClient.fetchQuery({ ...queries.withdrawals(), staleTime: 0, retry: false });
    return (await read).orders;
  };
  const orders = createIdempotentOrders<Forms[Kind], MadeOrder>(deps, {
    slot: `${kind}Request`,
    fingerprintOf: (form: DepositForm | WithdrawalForm) =>
      'methodId' in form ? fingerprints.deposit(form) : fingerprints.withdrawal(form),
    submit: async (key, form) => {
      const api = await import('./cashier.api.ts');
      return 'methodId' in form ? api.sendDeposit(deps, key, form) : api.sendWithdrawal(deps, key, form);
    },
    recentKeys: async () => (await list()).map(({ key }) => key),
    reread: () => void queryClient.invalidateQueries({ queryKey: ['member', `${kind}s`] }),
    foundKey: 'cashier.order_found',
  });
  const follow = throttle(deps.ports.clock, READ_MS, orders.reread);
  const stop = events.on('deposit-succeeded', () => follow());
  return {
    store: orders.store,
    send: orders.send,
    dispose: () => {
      stop();
      follow.cancel();
      orders.dispose();
    },
  };
};
