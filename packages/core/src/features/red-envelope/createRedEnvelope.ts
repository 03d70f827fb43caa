import type { Minor } from '@housefront/contract/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MoneyRequest } from '../../adapters/storage.values.ts';
import type { FeatureDeps } from '../../feature-deps.ts';
import { openRequest } from '../../open-request.ts';
import { createReader } from '../../reader.ts';
import { askLater, isUnanswered } from '../../unanswered.ts';
import { claimEnvelope, fetchEnvelopes } from './red-envelope.api.ts';
import { claimRefusal } from './red-envelope.codes.ts';
import type { Envelope } from './red-envelope.types.ts';

/** How long after its end the platform is asked for another envelope, in milliseconds (ENV-04). */
const ASK_AGAIN_MS = 3000;

/** The red envelope of this moment. */
export interface RedEnvelopeState {
  readonly envelope: Envelope | null;
  /** Whole seconds until it ends; null where nobody knows when. */
  readonly left: number | null;
  /** A claim was sent, and nobody knows yet what became of it (ENV-05). */
  readonly claiming: boolean;
  /** Its answer did not come: the platform is asked. */
  readonly checking: boolean;
  /** What a claim brought, until it was looked at (ENV-06); `unknown` when the platform did not say. */
  readonly won: Minor | 'unknown' | null;
}

/** The red envelope of a member; lives while somebody looks. */
export interface RedEnvelope {
  readonly store: StoreApi<RedEnvelopeState>;
  /** Asks the platform; a failure leaves what is known, and without an answer it is asked again later. */
  readonly refresh: () => Promise<void>;
  /** Claims the envelope; a second claim meanwhile does nothing (ENV-05). */
  readonly claim: () => Promise<void>;
  /** The won cash was seen: balance and envelopes are fetched again (ENV-06). */
  readonly close: () => void;
  readonly dispose: () => void;
}

const none = { envelope: null, left: 0 } as const;
const known = { claiming: false, checking: false } as const;

/** Starts the red envelope: asks at once and after each event about it (SHELL-40, RT-21x). */
export const createRedEnvelope = (deps: Pick<FeatureDeps, 'calls' | 'events' | 'ports'>): RedEnvelope => {
  const { events, ports } = deps;
  const { clock, platformClock, storage } = ports;
  // Over reloads and in other tabs too.
  const request = openRequest(ports, 'envelopeRequest');
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
      stopAsking = clock.after(ASK_AGAIN_MS, () => void refresh());
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
    // What a platform refuses it would refuse again.
    return listed.ok || !(isUnanswered(listed.error) || listed.error.kind === 'limited');
  });
  const refresh = () => reader.readSince(clock.now());

  const settle = (asked: MoneyRequest) => {
    request.settle(asked);
    store.setState(known);
  };
  const showWon = (asked: MoneyRequest, won: Minor | null) => {
    settle(asked);
    show(null);
    store.setState({ won: won ?? 'unknown' });
  };

  const checkLater = (turn: number) => {
    store.setState({ claiming: true, checking: true });
    stopChecking = askLater(clock, turn, check);
  };
  /** An envelope that is listed was not opened; what was in one that is gone is told again under its key (ADR 48). */
  const check = async (turn: number): Promise<void> => {
    const listed = await fetchEnvelopes(deps);
    if (disposed) return;
    if (!listed.ok) {
      checkLater(turn);
      return;
    }
    const envelopes = listed.data;
    const asked = request.find();
    if (asked === undefined || envelopes.some(({ id }) => id === asked.order)) {
      // The key stays: whoever opens it now sends the same claim.
      const wasAsked = store.getState().checking && asked !== undefined;
      store.setState(known);
      showFirst(envelopes);
      if (wasAsked) events.emit('message', { kind: 'info', key: 'envelope.unopened' });
      return;
    }
    const again = await claimEnvelope(deps, asked.order, asked.key);
    if (disposed) return;
    if (again.ok) {
      showWon(asked, again.won);
      return;
    }
    if (isUnanswered(again.error)) {
      checkLater(turn);
      return;
    }
    settle(asked);
    showFirst(envelopes);
    if (again.error.kind === 'refused') events.emit('message', { kind: 'info', key: 'envelope.checked' });
    events.emit('balance-changed', { cash: null });
  };

  const stops = [
    events.on('envelope-changed', () => void refresh()),
    // Another tab has heard what was in it.
    storage.onChange('envelopeRequest', (value) => {
      if (value === undefined && !store.getState().claiming) void refresh();
    }),
  ];
  if (request.find() === undefined) void refresh();
  else void check(0);

  return {
    store,
    refresh,
    claim: async () => {
      const { envelope, claiming } = store.getState();
      if (claiming || envelope === null) return;
      store.setState({ claiming: true });
      const asked = await request.open(envelope.id, (before) => before.order !== envelope.id);
      const result = await claimEnvelope(deps, envelope.id, asked.key);
      if (disposed) return;
      if (result.ok) {
        showWon(asked, result.won);
        return;
      }
      if (isUnanswered(result.error)) {
        checkLater(0);
        return;
      }
      settle(asked);
      const { message, isGone } = claimRefusal(result.error);
      if (message !== null) events.emit('message', message);
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
