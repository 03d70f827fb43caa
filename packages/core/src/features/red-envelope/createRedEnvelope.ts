import type { Minor } from '@housefront/contract/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FeatureDeps } from '../../feature-deps.ts';
import { claimEnvelope, fetchEnvelopes } from './red-envelope.api.ts';
import { claimRefusal } from './red-envelope.codes.ts';
import type { Envelope } from './red-envelope.types.ts';

/** How long after its end the platform is asked for another envelope, in milliseconds (ENV-04). */
const ASK_AGAIN_MS = 3000;

/** The red envelope of this moment. */
export interface RedEnvelopeState {
  readonly envelope: Envelope | null;
  /** Whole seconds until it ends. */
  readonly left: number;
  readonly claiming: boolean;
  /** What a claim brought, until it was looked at (ENV-06). */
  readonly won: Minor | null;
}

/** The red envelope of a member; lives while somebody looks. */
export interface RedEnvelope {
  readonly store: StoreApi<RedEnvelopeState>;
  /** Asks the platform; a failure leaves what is known. */
  readonly refresh: () => Promise<void>;
  /** Claims the envelope; a second claim meanwhile does nothing (ENV-05). */
  readonly claim: () => Promise<void>;
  /** The won cash was seen: balance and envelopes are fetched again (ENV-06). */
  readonly close: () => void;
  readonly dispose: () => void;
}

const none = { envelope: null, left: 0 } as const;

/** Starts the red envelope: asks at once and after each event about it (SHELL-40, RT-21x). */
export const createRedEnvelope = (deps: Pick<FeatureDeps, 'calls' | 'events' | 'ports'>): RedEnvelope => {
  const { events, ports } = deps;
  const { clock } = ports;
  const store = createStore<RedEnvelopeState>()(() => ({ ...none, claiming: false, won: null }));
  let disposed = false;
  let stopTicking: () => void = () => undefined;
  let stopAsking: () => void = () => undefined;

  const show = (envelope: Envelope | null) => {
    stopTicking();
    stopAsking();
    if (envelope === null) {
      store.setState(none);
      return;
    }
    const tick = () => {
      const left = Math.max(0, Math.ceil((envelope.endsAt - clock.now()) / 1000));
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

  const refresh = async () => {
    const envelopes = await fetchEnvelopes(deps);
    if (disposed || envelopes === null) return;
    show(envelopes.find(({ endsAt }) => endsAt > clock.now()) ?? null);
  };

  const stopListening = events.on('envelope-changed', () => void refresh());
  void refresh();

  return {
    store,
    refresh,
    claim: async () => {
      const { envelope, claiming } = store.getState();
      if (claiming || envelope === null) return;
      store.setState({ claiming: true });
      const result = await claimEnvelope(deps, envelope);
      if (disposed) return;
      store.setState({ claiming: false });
      if (result.ok) {
        show(null);
        store.setState({ won: result.won });
        return;
      }
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
      stopListening();
    },
  };
};
