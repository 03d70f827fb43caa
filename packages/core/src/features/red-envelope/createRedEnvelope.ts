import type { Money } from '@housefront/contract/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MoneyRequest } from '../../adapters/storage/storage.values.ts';
import { showMessage } from '../../calls/call-message.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { pendingRequest } from '../../money/pending-request.ts';
import { createReader } from '../../loading/reader.ts';
import { isUnanswered, scheduleCheck } from '../../calls/unanswered.ts';
import { claimEnvelope, fetchEnvelopes } from './red-envelope.api.ts';
import { claimRefusal } from './red-envelope.codes.ts';
import type { Envelope } from './red-envelope.types.ts';

/** Wait after the end of an envelope before the next one is fetched, in milliseconds (ENV-04). */
const NEXT_ENVELOPE_MS = 3000;

/** State of the current red envelope. */
export interface RedEnvelopeState {
  readonly envelope: Envelope | null;
  /** Whole seconds until it ends; null when the end is unknown. */
  readonly left: number | null;
  /** A claim is in flight or its outcome is unknown (ENV-05). */
  readonly claiming: boolean;
  /** The claim got no answer; the platform is polled for the outcome. */
  readonly checking: boolean;
  /** Amount won by a claim, until the member has seen it; `unknown` when the platform did not state it (ENV-06). */
  readonly won: Money | 'unknown' | null;
}

/** The red envelope of a member, for as long as it is shown. */
export interface RedEnvelope {
  readonly store: StoreApi<RedEnvelopeState>;
  /** Fetches the envelopes. A failure keeps the current state; without an answer the read is retried. */
  readonly refresh: () => Promise<void>;
  /** Claims the envelope; a second claim meanwhile does nothing (ENV-05). */
  readonly claim: () => Promise<void>;
  /** The member has seen the amount won: balance and envelopes are fetched again (ENV-06). */
  readonly close: () => void;
  readonly dispose: () => void;
}

const none = { envelope: null, left: 0 } as const;
const known = { claiming: false, checking: false } as const;

/** Starts the red envelope: fetches at once and after each event about it (RT-21x). */
export const createRedEnvelope = (deps: Pick<FeatureDeps, 'calls' | 'events' | 'ports'>): RedEnvelope => {
  const { events, ports } = deps;
  const { clock, platformClock, storage } = ports;
  // Shared by tabs and kept over reloads.
  const pending = pendingRequest(ports, 'envelopeRequest');
  const store = createStore<RedEnvelopeState>()(() => ({ ...none, ...known, won: null }));
  let disposed = false;
  let stopTicking: () => void = () => undefined;
  let stopAsking: () => void = () => undefined;
  let stopChecking: () => void = () => undefined;

  const show = (envelope: Envelope | null) => {
    stopTicking();
    stopAsking();
    if (envelope === null) {
      store.setState(none);
      return;
    }
    const { endsAt } = envelope;
    if (endsAt.kind !== 'known') {
      store.setState({ envelope, left: null });
      return;
    }
    const tick = () => {
      const left = Math.max(0, Math.ceil((endsAt.at - platformClock.now()) / 1000));
      if (left > 0) {
        store.setState({ envelope, left });
        return;
      }
      show(null);
      stopAsking = clock.after(NEXT_ENVELOPE_MS, () => void refresh());
    };
    stopTicking = clock.every(1000, tick);
    tick();
  };
  const showFirst = (envelopes: readonly Envelope[]) => {
    const running = envelopes.find(({ endsAt }) => endsAt.kind === 'known' && endsAt.at > platformClock.now());
    show(running ?? envelopes.find(({ endsAt }) => endsAt.kind !== 'known') ?? null);
  };

  const reader = createReader(clock, ports.random, async () => {
    const listed = await fetchEnvelopes(deps);
    if (disposed) return true;
    if (listed.ok) showFirst(listed.data);
    // A refused read is not retried: it would be refused again.
    return listed.ok || !(isUnanswered(listed.error) || listed.error.kind === 'limited');
  });
  const refresh = () => reader.readSince(clock.now());

  const settle = (request: MoneyRequest) => {
    pending.settle(request);
    store.setState(known);
  };
  const showWon = (request: MoneyRequest, won: Money | null) => {
    settle(request);
    show(null);
    store.setState({ won: won ?? 'unknown' });
  };

  const checkLater = (turn: number) => {
    store.setState({ claiming: true, checking: true });
    stopChecking = scheduleCheck(clock, turn, check);
  };
  /** A listed envelope was not opened. For one that is gone, the same key returns its amount again (ADR 48). */
  const check = async (turn: number): Promise<void> => {
    const listed = await fetchEnvelopes(deps);
    if (disposed) return;
    if (!listed.ok) {
      checkLater(turn);
      return;
    }
    const envelopes = listed.data;
    const request = pending.find();
    if (request === undefined || envelopes.some(({ id }) => id === request.order)) {
      // The key stays stored: another claim of this envelope has the same key.
      const wasChecking = store.getState().checking && request !== undefined;
      store.setState(known);
      showFirst(envelopes);
      if (wasChecking) events.emit('message', { kind: 'info', key: 'envelope.unopened' });
      return;
    }
    const again = await claimEnvelope(deps, request.order, request.key);
    if (disposed) return;
    if (again.ok) {
      showWon(request, again.won);
      return;
    }
    if (isUnanswered(again.error)) {
      checkLater(turn);
      return;
    }
    settle(request);
    showFirst(envelopes);
    if (again.error.kind === 'refused') events.emit('message', { kind: 'info', key: 'envelope.checked' });
    events.emit('balance-changed', { cash: null });
  };

  const stops = [
    events.on('envelope-changed', () => void refresh()),
    // Another tab got the answer.
    storage.onChange('envelopeRequest', (value) => {
      if (value === undefined && !store.getState().claiming) void refresh();
    }),
  ];
  if (pending.find() === undefined) void refresh();
  else void check(0);

  return {
    store,
    refresh,
    claim: async () => {
      const { envelope, claiming } = store.getState();
      if (claiming || envelope === null) return;
      store.setState({ claiming: true });
      const request = await pending.acquire(envelope.id, (before) => before.order !== envelope.id);
      const result = await claimEnvelope(deps, envelope.id, request.key);
      if (disposed) return;
      if (result.ok) {
        showWon(request, result.won);
        return;
      }
      if (isUnanswered(result.error)) {
        checkLater(0);
        return;
      }
      settle(request);
      const { message, isGone } = claimRefusal(result.error);
      showMessage(deps, message);
      if (isGone) show(null);
    },
    close: () => {
      store.setState({ won: null });
      events.emit('balance-changed', { cash: null });
      void refresh();
    },
    dispose: () => {
      disposed = true;
      stopTicking();
      stopAsking();
      stopChecking();
      reader.stop();
      stops.forEach((stop) => stop());
    },
  };
};
