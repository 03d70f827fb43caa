import type { ChannelKind } from '@housefront/contract/channel';
import EchoClient from 'laravel-echo';
import Driver from 'pusher-js';
import { createSignal } from '../../base/createSignal.ts';
import { channelAuthorizer } from './channel-authorizer.ts';
import { openConnection, type Connection, type ConnectionEnd } from './echo-connection.ts';
import type { ClockPort, HttpPort, RandomPort, RealtimeAuth, RealtimePort, RealtimeState } from '../ports/ports.ts';
import {
  backoff,
  REALTIME_DELAYS,
  reconnectDelay,
  REFUSAL_BACKOFF,
  SUBSCRIPTION_BACKOFF,
  type RealtimeDelays,
} from './realtime-delays.ts';

/** Address of the Pusher-protocol server and the ports that the connection uses. */
export interface EchoRealtimeOptions {
  readonly key: string;
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** Address that authorises private channels. */
  readonly authPath: string;
  /** Overrides of {@link REALTIME_DELAYS}. */
  readonly delays?: Partial<RealtimeDelays> | undefined;
  readonly http: HttpPort;
  readonly clock: ClockPort;
  readonly random: RandomPort;
}

type Listener = (payload: unknown) => void;

/** State of a channel between `join` and `leave`. */
interface Membership {
  readonly kind: ChannelKind;
  readonly onSubscribed: () => void;
  /** Runs a scheduled retry at once; does nothing when none is scheduled. */
  retryNow: () => void;
  cancelRetry: () => void;
  /** Refusals since the channel was last subscribed. */
  refusals: number;
}

const nothing = () => undefined;

/**
 * Realtime over laravel-echo and pusher-js. One connection is [echo-connection.ts](echo-connection.ts); this module alone
 * decides when to reconnect. Visitors load it with the first connect ([lazy-realtime.ts](lazy-realtime.ts)).
 */
export const echoRealtime = (options: EchoRealtimeOptions): RealtimePort => {
  const { clock, random } = options;
  const delays: RealtimeDelays = { ...REALTIME_DELAYS, ...options.delays };
  const states = createSignal<[RealtimeState]>();
  const listeners = new Map<string, Map<string, Set<Listener>>>();
  const joined = new Map<string, Membership>();
  let state: RealtimeState = 'off';
  let auth: RealtimeAuth | undefined;
  let connection: Connection | undefined;
  /** Failed attempts since the last open connection. */
  let attempts = 0;
  let refusals = 0;
  /** Counts connections, so that callbacks of an earlier one can be ignored. */
  let generation = 0;
  let connectingSince = 0;
  let stopTimer: () => void = nothing;

  const setState = (next: RealtimeState) => {
    if (state === next) return;
    state = next;
    states.notify(next);
  };

  const closeConnection = () => {
    generation += 1;
    stopTimer();
    connection?.close();
    connection = undefined;
    for (const membership of joined.values()) {
      membership.cancelRetry();
      Object.assign(membership, { retryNow: nothing, refusals: 0 });
    }
  };

  const listenOn = (channel: string, event: string) => {
    const membership = joined.get(channel);
    if (membership === undefined) return;
    connection?.listen(channel, membership.kind, event, (payload) => {
      // The driver may still deliver to a channel that was left and joined again.
      if (joined.get(channel) !== membership) return;
      for (const listener of Array.from(listeners.get(channel)?.get(event) ?? [])) listener(payload);
    });
  };

  const subscribe = (channel: string, membership: Membership) => {
    const mine = generation;
    const current = () => mine === generation && joined.get(channel) === membership;
    connection?.join(channel, membership.kind, {
      subscribed: () => {
        if (!current()) return;
        membership.refusals = 0;
        membership.onSubscribed();
      },
      refused: () => {
        if (!current()) return;
        membership.retryNow = () => {
          membership.cancelRetry();
          membership.retryNow = nothing;
          if (current()) connection?.retrySubscription(channel, membership.kind);
        };
        membership.cancelRetry();
        membership.cancelRetry = clock.after(backoff(membership.refusals, random, SUBSCRIPTION_BACKOFF), () =>
          membership.retryNow(),
        );
        membership.refusals += 1;
      },
    });
    for (const event of listeners.get(channel)?.keys() ?? []) listenOn(channel, event);
  };

  const onEnd = (end: ConnectionEnd) => {
    closeConnection();
    let wait: number;
    if (end === 'refused') {
      wait = backoff(refusals, random, REFUSAL_BACKOFF);
      refusals += 1;
    } else {
      wait = reconnectDelay(attempts, random, delays);
      attempts += 1;
    }
    setState('waiting');
    if (state === 'waiting') stopTimer = clock.after(wait, () => connect());
  };

  const connect = () => {
    closeConnection();
    const mine = generation;
    connectingSince = clock.now();
    setState('connecting');
    connection = openConnection({
      ...options,
      EchoClient,
      Driver,
      delays,
      authorize: channelAuthorizer({
        ...options,
        auth,
        current: () => mine === generation,
      }),
      onOpen: () => {
        stopTimer();
        attempts = 0;
        refusals = 0;
        setState('connected');
      },
      onEnd,
    });
    for (const [channel, membership] of joined) subscribe(channel, membership);
  };

  const reconnectNow = () => {
    attempts = 0;
    connect();
  };

  return {
    state: () => state,
    connect: (wanted) => {
      if (state !== 'off') return Promise.resolve();
      auth = wanted;
      attempts = 0;
      refusals = 0;
      connect();
      return Promise.resolve();
    },
    disconnect: () => {
      closeConnection();
      setState('off');
      joined.clear();
    },
    check: async () => {
      const opening = clock.now() - connectingSince;
      if (state === 'waiting' || (state === 'connecting' && opening >= delays.check)) reconnectNow();
      else if (state === 'connecting') {
        // The socket may have been opened while the network still dropped everything.
        stopTimer();
        stopTimer = clock.after(delays.check - opening, reconnectNow);
      }
      for (const membership of joined.values()) membership.retryNow();
      const checked = connection;
      if (state !== 'connected' || checked === undefined) return false;
      const alive = await checked.ping();
      if (alive || checked !== connection) return alive;
      closeConnection();
      setState('waiting');
      reconnectNow();
      return false;
    },
    join: (channel, kind, onSubscribed = nothing) => {
      if (joined.has(channel)) return;
      const membership: Membership = { kind, onSubscribed, retryNow: nothing, cancelRetry: nothing, refusals: 0 };
      joined.set(channel, membership);
      subscribe(channel, membership);
    },
    leave: (channel) => {
      const membership = joined.get(channel);
      if (membership === undefined) return;
      membership.cancelRetry();
      joined.delete(channel);
      connection?.leave(channel, membership.kind);
    },
    on: (channel, event, listener) => {
      const events = listeners.get(channel) ?? new Map<string, Set<Listener>>();
      listeners.set(channel, events);
      const known = events.get(event);
      if (known === undefined) {
        events.set(event, new Set([listener]));
        listenOn(channel, event);
      } else known.add(listener);
      return () => void events.get(event)?.delete(listener);
    },
    onState: states.subscribe,
  };
};
