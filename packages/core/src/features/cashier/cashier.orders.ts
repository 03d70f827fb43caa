import type { FeatureDeps } from '../../feature-deps.ts';
import { throttle } from '../../throttle.ts';
import { createKeyedOrders, orderMark, type KeyedOrders } from '../../keyed-orders.ts';
import { cashierQueries } from './cashier.queries.ts';
import type { DepositForm, MadeOrder, MoneyOrder, WithdrawalForm } from './cashier.types.ts';

/** What can be ordered. */
interface Forms {
  readonly deposit: DepositForm;
  readonly withdrawal: WithdrawalForm;
}

/** Orders of one kind; lives while somebody looks. */
export type MoneyOrders<Kind extends keyof Forms> = Omit<KeyedOrders<Forms[Kind], MadeOrder>, 'reread'>;

/** Arrived deposits have orders read again at most once in this time, in milliseconds. */
const READ_MS = 1000;

/** What makes an order another one. Its password does not, and is kept nowhere. */
const marks = {
  deposit: ({ methodId, accountId, amount, payerName }: DepositForm) =>
    orderMark(methodId, accountId, amount, payerName.trim()),
  withdrawal: ({ bankAccountId, amount }: WithdrawalForm) => orderMark(bankAccountId, amount),
};

/** Makes deposits or withdrawals, each once (ADR 45). */
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
  const orders = createKeyedOrders<Forms[Kind], MadeOrder>(deps, {
    slot: `${kind}Request`,
    markOf: (form: DepositForm | WithdrawalForm) => ('methodId' in form ? marks.deposit(form) : marks.withdrawal(form)),
    carry: async (key, form) => {
      const api = await import('./cashier.api.ts');
      return 'methodId' in form ? api.sendDeposit(deps, key, form) : api.sendWithdrawal(deps, key, form);
    },
    knownKeys: async () => (await list()).map(({ key }) => key),
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
