import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallResult } from '../../adapters/call-types.ts';
import { describeError } from '../../call-message.ts';
import type { FeatureDeps } from '../../feature-deps.ts';
import { openRequest } from '../../open-request.ts';
import { isUnanswered } from '../../unanswered.ts';
import { cashierQueries } from './cashier.queries.ts';
import type { DepositForm, MoneyOrder, WithdrawalForm } from './cashier.types.ts';

/**
 * What is known of an order that is being made. checking: it was sent, and no answer came. lost: the platform never got it, it
 * can be sent again.
 */
export type OrderState = 'idle' | 'sending' | 'checking' | 'lost';

/** What can be ordered. */
interface Forms {
  readonly deposit: DepositForm;
  readonly withdrawal: WithdrawalForm;
}

/** Orders of one kind; lives while somebody looks. */
export interface MoneyOrders<Kind extends keyof Forms> {
  readonly store: StoreApi<{ readonly state: OrderState }>;
  /**
   * Makes an order, once: while one is on its way or its answer is missing, nothing else is sent, from no other tab either
   * (MEM-36x). Tells of the outcome by itself.
   * @returns the address of the payment page, null where there is none; undefined when no order was made as far as is known
   */
  readonly send: (form: Forms[Kind]) => Promise<{ readonly payUrl: string | null } | undefined>;
  readonly dispose: () => void;
}

/** How long the platform is asked again after an answer is missing, in milliseconds; the last wait is repeated. */
const CHECK_AFTER_MS = [1000, 3000, 5000] as const;
/** How many times in a row the platform does not know of an order before it counts as lost. */
const UNKNOWN_TIMES = 3;

/** What makes an order another one. Its password does not, and is kept nowhere. */
const marks = {
  deposit: ({ methodId, accountId, amount, payerName }: DepositForm) =>
    JSON.stringify([methodId, accountId, amount, payerName.trim()]),
  withdrawal: ({ bankAccountId, amount }: WithdrawalForm) => JSON.stringify([bankAccountId, amount]),
};

/**
 * Makes deposits or withdrawals so that a double press, a second tab, a reload and a lost answer are one movement: the key of a
 * call stays in storage until an answer is known, the same order is sent under the same key, and what became of an order without
 * an answer is read from the platform's list.
 */
export const createMoneyOrders = <Kind extends keyof Forms>(deps: FeatureDeps, kind: Kind): MoneyOrders<Kind> => {
  const { events, ports, queryClient } = deps;
  const { clock, storage } = ports;
  const slot = `${kind}Request` as const;
  const request = openRequest(ports, slot);
  const store = createStore<{ readonly state: OrderState }>()(() => ({ state: 'idle' }));
  const set = (state: OrderState) => store.setState({ state });
  let stopWaiting: () => void = () => undefined;
  let disposed = false;

  const list = async (): Promise<readonly MoneyOrder[]> => {
    const queries = cashierQueries(deps);
    const read =
      kind === 'deposit'
        ? queryClient.fetchQuery({ ...queries.deposits(), staleTime: 0, retry: false })
        : queryClient.fetchQuery({ ...queries.withdrawals(), staleTime: 0, retry: false });
    return (await read).orders;
  };
  const reread = () => {
    void queryClient.invalidateQueries({ queryKey: ['member', `${kind}s`] });
    events.emit('balance-changed', { cash: null });
  };
  const settle = (state: OrderState) => {
    stopWaiting();
    request.settle();
    set(state);
  };

  const check = (turn = 0, unknown = 0): void => {
    stopWaiting();
    set('checking');
    stopWaiting = clock.after(CHECK_AFTER_MS[Math.min(turn, CHECK_AFTER_MS.length - 1)] ?? 0, () => {
      void look(turn + 1, unknown);
    });
  };
  const look = async (turn: number, unknown: number): Promise<void> => {
    const asked = request.find();
    const orders = await list().catch(() => null);
    if (disposed) return;
    if (asked === undefined) {
      // Another tab has heard the answer.
      set('idle');
      return;
    }
    if (orders?.some(({ key }) => key === asked.key)) {
      settle('idle');
      reread();
      events.emit('message', { kind: 'success', key: 'cashier.order_found' });
      return;
    }
    const missing = orders === null ? unknown : unknown + 1;
    // The key stays: whoever sends the same again sends it as the same order.
    if (missing >= UNKNOWN_TIMES) set('lost');
    else check(turn, missing);
  };

  const carry = async (key: string, form: Forms[Kind]): Promise<CallResult<{ readonly payUrl: string | null }>> => {
    const api = await import('./cashier.api.ts');
    return 'methodId' in form ? api.sendDeposit(deps, key, form) : api.sendWithdrawal(deps, key, form);
  };
  const markOf = (form: DepositForm | WithdrawalForm): string =>
    'methodId' in form ? marks.deposit(form) : marks.withdrawal(form);

  const send: MoneyOrders<Kind>['send'] = async (form) => {
    const { state } = store.getState();
    if (state === 'sending' || state === 'checking') return undefined;
    const before = request.find();
    const order = markOf(form);
    if (before !== undefined && before.order !== order && state !== 'lost') {
      // Another tab has sent something else: first that has to be known.
      check();
      return undefined;
    }
    set('sending');
    const result = await carry(request.keyOf(order), form);
    if (result.ok) {
      settle('idle');
      reread();
      return result.data;
    }
    if (isUnanswered(result.error)) {
      if (!disposed) check();
      return undefined;
    }
    settle('idle');
    const message = describeError(result.error);
    if (message !== null) events.emit('message', message);
    // A refusal may say that something is under way, or that limits have changed.
    void queryClient.invalidateQueries({ queryKey: ['member', `${kind}s`] });
    return undefined;
  };

  if (request.find() !== undefined) check();
  const stops = [
    // Another tab has sent, or has heard the answer.
    storage.onChange(slot, (value) => {
      if (value !== undefined) return;
      if (store.getState().state === 'checking' || store.getState().state === 'lost') {
        stopWaiting();
        set('idle');
      }
      reread();
    }),
    events.on('deposit-succeeded', reread),
  ];
  return {
    store,
    send,
    dispose: () => {
      disposed = true;
      stopWaiting();
      stops.forEach((stop) => stop());
    },
  };
};
