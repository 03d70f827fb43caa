import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallResult } from './adapters/call-types.ts';
import type { MoneyRequest } from './adapters/storage.values.ts';
import { describeError } from './call-message.ts';
import type { CoreMessage } from './events.ts';
import type { FeatureDeps } from './feature-deps.ts';
import { openRequest, type OpenSlot } from './open-request.ts';
import { askLater, isUnanswered } from './unanswered.ts';

/**
 * What is known of an order that is being made. checking: it was sent, and no answer came. lost: the platform never got it, it
 * can be sent again.
 */
export type OrderState = 'idle' | 'sending' | 'checking' | 'lost';

/** A text that two orders share only when all their parts are the same. */
export const orderMark = (...parts: readonly (string | bigint)[]): string =>
  `[${parts.map((part) => (typeof part === 'string' ? JSON.stringify(part) : part)).join(',')}]`;

/** How orders of one kind are made. */
export interface KeyedOrderKind<Form, Made> {
  /** Where the key of the open one is kept. */
  readonly slot: OpenSlot;
  /** What makes an order another one. Its password does not, and is kept nowhere. */
  readonly markOf: (form: Form) => string;
  /** Sends it under its key. */
  readonly carry: (key: string, form: Form) => Promise<CallResult<Made>>;
  /** Keys of the latest orders that the platform knows of; may reject. */
  readonly knownKeys: () => Promise<readonly string[]>;
  /** Reads lists of orders again that no event of the balance does. */
  readonly reread?: () => void;
  /** Said when an order without an answer turns out to have arrived. */
  readonly foundKey: NonNullable<CoreMessage['key']>;
}

/** Orders of one kind; lives while somebody looks. */
export interface KeyedOrders<Form, Made> {
  readonly store: StoreApi<{ readonly state: OrderState }>;
  /**
   * Makes an order, once: while one is on its way or its answer is missing, nothing else is sent, from no other tab either
   * (MEM-36x). Tells of refusals by itself.
   * @returns what the platform made; undefined when no order was made as far as is known
   */
  readonly send: (form: Form) => Promise<Made | undefined>;
  /** Orders that were made in another way are shown and paid. */
  readonly reread: () => void;
  readonly dispose: () => void;
}

/** How many times in a row the platform does not know of an order before it counts as lost. */
const UNKNOWN_TIMES = 3;

/**
 * Makes orders that move money so that a double press, a second tab, a reload and a lost answer are one movement: the key of a
 * call stays in storage until an answer is known, the same order is sent under the same key, and what became of an order without
 * an answer is read from the platform's list.
 */
export const createKeyedOrders = <Form, Made>(
  { events, ports }: Pick<FeatureDeps, 'events' | 'ports'>,
  kind: KeyedOrderKind<Form, Made>,
): KeyedOrders<Form, Made> => {
  const { clock, storage } = ports;
  const request = openRequest(ports, kind.slot);
  const store = createStore<{ readonly state: OrderState }>()(() => ({ state: 'idle' }));
  const set = (state: OrderState) => store.setState({ state });
  let stopWaiting: () => void = () => undefined;
  let disposed = false;
  let lost: string | undefined;

  const reread = () => {
    kind.reread?.();
    events.emit('balance-changed', { cash: null });
  };
  const settle = (asked: MoneyRequest) => {
    stopWaiting();
    request.settle(asked);
    set('idle');
  };

  const check = (turn = 0, unknown = 0): void => {
    stopWaiting();
    set('checking');
    stopWaiting = askLater(clock, turn, (next) => look(next, unknown));
  };
  const look = async (turn: number, unknown: number): Promise<void> => {
    const asked = request.find();
    const keys = await kind.knownKeys().catch(() => null);
    if (disposed) return;
    if (asked === undefined) {
      // Another tab has heard the answer.
      set('idle');
      return;
    }
    if (keys?.includes(asked.key)) {
      settle(asked);
      reread();
      events.emit('message', { kind: 'success', key: kind.foundKey });
      return;
    }
    const missing = keys === null ? unknown : unknown + 1;
    // The key stays: whoever sends the same again sends it as the same order.
    if (missing >= UNKNOWN_TIMES) {
      lost = asked.key;
      set('lost');
    } else check(turn, missing);
  };

  const send: KeyedOrders<Form, Made>['send'] = async (form) => {
    const { state } = store.getState();
    if (state === 'sending' || state === 'checking') return undefined;
    const order = kind.markOf(form);
    set('sending');
    const asked = await request.open(order, (before) => before.key === lost && before.order !== order);
    if (asked.order !== order) {
      // Another tab has sent something else: first that has to be known.
      if (!disposed) check();
      return undefined;
    }
    const result = await kind.carry(asked.key, form);
    if (result.ok) {
      settle(asked);
      reread();
      return result.data;
    }
    if (isUnanswered(result.error)) {
      if (!disposed) check();
      return undefined;
    }
    settle(asked);
    const message = describeError(result.error);
    if (message !== null) events.emit('message', message);
    // A refusal may say that something is under way, or that limits have changed.
    kind.reread?.();
    return undefined;
  };

  if (request.find() !== undefined) check();
  // Another tab has sent, or has heard the answer.
  const stop = storage.onChange(kind.slot, (value) => {
    if (value !== undefined) return;
    if (store.getState().state === 'checking' || store.getState().state === 'lost') {
      stopWaiting();
      set('idle');
    }
    reread();
  });
  return {
    store,
    send,
    reread,
    dispose: () => {
      disposed = true;
      stopWaiting();
      stop();
    },
  };
};
