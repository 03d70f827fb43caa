import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallResult } from '../adapters/http/call-types.ts';
import type { MoneyRequest } from '../adapters/storage/storage.values.ts';
import { describeError, showMessage } from '../calls/call-message.ts';
import type { CoreMessage } from '../base/events.ts';
import { failedCall } from '../calls/failed-call.ts';
import type { FeatureDeps } from '../calls/feature-deps.ts';
import { pendingRequest, type PendingSlot } from './pending-request.ts';
import { scheduleCheck, isUnanswered } from '../calls/unanswered.ts';

/**
 * State of the order in flight. `checking`: it was sent and got no answer. `lost`: the platform did not receive it, so it can
 * be sent again.
 */
export type OrderState = 'idle' | 'sending' | 'checking' | 'lost';

/** Joins the parts of an order. Two orders have the same fingerprint only when all their parts are equal. */
export const orderFingerprint = (...parts: readonly (string | bigint)[]): string =>
  `[${parts.map((part) => (typeof part === 'string' ? JSON.stringify(part) : part)).join(',')}]`;

/** Definition of one kind of order. */
export interface IdempotentOrderKind<Form, Made> {
  /** Storage key of the pending order. */
  readonly slot: PendingSlot;
  /** Identifies an order by its values. The password is no part of it and is never stored. */
  readonly fingerprintOf: (form: Form) => string;
  /** Sends the order with its idempotency key. */
  readonly submit: (key: string, form: Form) => Promise<CallResult<Made>>;
  /** Idempotency keys of the orders that the platform received lately; may reject. */
  readonly recentKeys: () => Promise<readonly string[]>;
  /** Refetches lists of orders that do not follow the event `balance-changed`. */
  readonly reread?: () => void;
  /** Message for an order without an answer that the platform did receive. */
  readonly foundKey: NonNullable<CoreMessage['key']>;
}

/** Orders of one kind, for as long as they are shown. */
export interface IdempotentOrders<Form, Made> {
  readonly store: StoreApi<{ readonly state: OrderState }>;
  /**
   * Sends an order once. While one is in flight or its answer is missing, no tab sends another. Shows refusals by itself
   * (MEM-36x).
   * @returns the platform's order; undefined when none is known to exist
   */
  readonly send: (form: Form) => Promise<Made | undefined>;
  /** Refetches orders and balance after an order that was made elsewhere. */
  readonly reread: () => void;
  readonly dispose: () => void;
}

/** An order is lost when this many reads in a row do not list it. */
const READS_UNTIL_LOST = 3;

/**
 * Sends orders that move money, each once. A double press, a second tab, a reload and a lost answer do not repeat an order: its
 * idempotency key stays in storage until the answer is known, and the same order is sent with the same key. The platform's list
 * of orders shows whether it received an order without an answer.
 */
export const createIdempotentOrders = <Form, Made>(
  { events, ports }: Pick<FeatureDeps, 'events' | 'ports'>,
  kind: IdempotentOrderKind<Form, Made>,
): IdempotentOrders<Form, Made> => {
  const { clock, logger, storage } = ports;
  const pending = pendingRequest(ports, kind.slot);
  const store = createStore<{ readonly state: OrderState }>()(() => ({ state: 'idle' }));
  const set = (state: OrderState) => store.setState({ state });
  let cancelCheck: () => void = () => undefined;
  let disposed = false;
  let lost: string | undefined;

  const reread = () => {
    kind.reread?.();
    events.emit('balance-changed', { cash: null });
  };
  const settle = (request: MoneyRequest) => {
    cancelCheck();
    pending.settle(request);
    set('idle');
  };

  const check = (turn = 0, unknown = 0): void => {
    cancelCheck();
    set('checking');
    cancelCheck = scheduleCheck(clock, turn, (next) => lookUp(next, unknown));
  };
  const lookUp = async (turn: number, unknown: number): Promise<void> => {
    const request = pending.find();
    const keys = await kind.recentKeys().catch(() => null);
    if (disposed) return;
    if (request === undefined) {
      // Another tab got the answer.
      set('idle');
      return;
    }
    if (keys?.includes(request.key)) {
      settle(request);
      reread();
      events.emit('message', { kind: 'success', key: kind.foundKey });
      return;
    }
    const missing = keys === null ? unknown : unknown + 1;
    // The key stays stored: the same order, sent again, has the same key.
    if (missing >= READS_UNTIL_LOST) {
      lost = request.key;
      set('lost');
    } else check(turn, missing);
  };

  const send: IdempotentOrders<Form, Made>['send'] = async (form) => {
    const { state } = store.getState();
    if (state === 'sending' || state === 'checking') return undefined;
    const fingerprint = kind.fingerprintOf(form);
    set('sending');
    const request = await pending.acquire(fingerprint, (before) => before.key === lost && before.order !== fingerprint);
    if (request.order !== fingerprint) {
      // Another tab sent another order. Its outcome has to be known first.
      if (!disposed) check();
      return undefined;
    }
    const result = await kind.submit(request.key, form).catch((error: unknown) => {
      logger.error('an order could not be loaded', { error: String(error) });
      // As a call without an answer.
      return failedCall('network');
    });
    if (result.ok) {
      settle(request);
      reread();
      return result.data;
    }
    if (isUnanswered(result.error)) {
      if (!disposed) check();
      return undefined;
    }
    settle(request);
    showMessage({ events }, describeError(result.error));
    // The reason may be an order in flight or changed limits, so the lists are outdated.
    kind.reread?.();
    return undefined;
  };

  if (pending.find() !== undefined) check();
  // Another tab sent an order or got the answer.
  const stop = storage.onChange(kind.slot, (value) => {
    if (value !== undefined) return;
    if (store.getState().state === 'checking' || store.getState().state === 'lost') {
      cancelCheck();
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
      cancelCheck();
      stop();
    },
  };
};
