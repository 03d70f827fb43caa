import type { Line, LineEnd } from './echo-line.ts';
import type { ClockPort, HttpPort, RandomPort, RealtimeAuth, RealtimePort, RealtimeState } from './ports.ts';
import { ASK_AGAIN, REALTIME_DELAYS, reconnectDelay, TURNED_AWAY, type RealtimeDelays } from './realtime-delays.ts';

/** Where the Pusher-protocol server is and what the connection works with. */
export interface EchoRealtimeOptions {
  readonly key: string;
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** Address that authorises private channels. */
  readonly authPath: string;
  /** Other delays than {@link REALTIME_DELAYS}. */
  readonly delays?: Partial<RealtimeDelays> | undefined;
  readonly http: HttpPort;
  readonly clock: ClockPort;
  readonly random: RandomPort;
}

type Listener = (payload: unknown) => void;

/** A channel from joining it to leaving it. */
interface Membership {
  readonly kind: 'public' | 'private';
  readonly heard: () => void;
  /** Asks again at once where that is due later. */
  askNow: () => void;
  stopAsking: () => void;
  /** How often it was refused since it was last heard. */
  refusals: number;
}

const nothing = () => undefined;

/** Everything that only a connection needs. */
const fetchParts = async () => {
  const [{ openLine }, { channelAuthorizer }, { default: EchoClient }, { default: Driver }] = await Promise.all([
    import('./echo-line.ts'),
    import('./channel-authorizer.ts'),
    import('laravel-echo'),
    import('pusher-js'),
  ]);
  return { openLine, channelAuthorizer, EchoClient, Driver };
};
type Parts = Awaited<ReturnType<typeof fetchParts>>;

/**
 * Realtime over laravel-echo and pusher-js, fetched with the first connect (RT-03x). A connection is a line
 * ([echo-line.ts](echo-line.ts)); this is the one place that decides when there is another one.
 */
export const echoRealtime = (options: EchoRealtimeOptions): RealtimePort => {
  const { clock, random } = options;
  const delays: RealtimeDelays = { ...REALTIME_DELAYS, ...options.delays };
  const stateListeners = new Set<(state: RealtimeState) => void>();
  const listeners = new Map<string, Map<string, Set<Listener>>>();
  const joined = new Map<string, Membership>();
  let state: RealtimeState = 'off';
  let auth: RealtimeAuth | undefined;
  let line: Line | undefined;
  let attempts = 0;
  let refusals = 0;
  let turn = 0;
  let dialledAt = 0;
  let stopTimer: () => void = nothing;

  const setState = (next: RealtimeState) => {
    if (state === next) return;
    state = next;
    for (const listener of Array.from(stateListeners)) listener(next);
  };

  const hang = () => {
    turn += 1;
    stopTimer();
    line?.close();
    line = undefined;
    for (const membership of joined.values()) {
      membership.stopAsking();
      Object.assign(membership, { askNow: nothing, refusals: 0 });
    }
  };

  const listenOn = (channel: string, event: string) => {
    const membership = joined.get(channel);
    if (membership === undefined) return;
    line?.listen(channel, membership.kind, event, (payload) => {
      // The driver may still know a channel that was left and joined again.
      if (joined.get(channel) !== membership) return;
      for (const listener of Array.from(listeners.get(channel)?.get(event) ?? [])) listener(payload);
    });
  };

  const subscribe = (channel: string, membership: Membership) => {
    const mine = turn;
    const current = () => mine === turn && joined.get(channel) === membership;
    line?.join(channel, membership.kind, {
      heard: () => {
        if (!current()) return;
        membership.refusals = 0;
        membership.heard();
      },
      refused: () => {
        if (!current()) return;
        membership.askNow = () => {
          membership.stopAsking();
          membership.askNow = nothing;
          if (current()) line?.askAgain(channel, membership.kind);
        };
        membership.stopAsking();
        membership.stopAsking = clock.after(reconnectDelay(membership.refusals, random, ASK_AGAIN), () =>
          membership.askNow(),
        );
        membership.refusals += 1;
      },
    });
    for (const event of listeners.get(channel)?.keys() ?? []) listenOn(channel, event);
  };

  const ended = (end: LineEnd) => {
    hang();
    let wait: number;
    if (end === 'refused') {
      wait = reconnectDelay(refusals, random, TURNED_AWAY);
      refusals += 1;
    } else {
      wait = reconnectDelay(attempts, random, delays);
      attempts += 1;
    }
    setState('waiting');
    if (state === 'waiting') stopTimer = clock.after(wait, () => void dial());
  };

  const dial = async () => {
    hang();
    const mine = turn;
    dialledAt = clock.now();
    setState('connecting');
    let parts: Parts;
    try {
      parts = await fetchParts();
    } catch {
      if (mine === turn) ended('lost');
      return;
    }
    if (mine !== turn) return;
    line = parts.openLine({
      ...options,
      EchoClient: parts.EchoClient,
      Driver: parts.Driver,
      delays,
      authorize: parts.channelAuthorizer({
        ...options,
        auth,
        current: () => mine === turn,
      }),
      onUp: () => {
        attempts = 0;
        refusals = 0;
        setState('connected');
      },
      onEnd: ended,
    });
    for (const [channel, membership] of joined) subscribe(channel, membership);
  };

  const redial = () => {
    attempts = 0;
    void dial();
  };

  return {
    state: () => state,
    connect: async (wanted) => {
      if (state !== 'off') return;
      auth = wanted;
      attempts = 0;
      refusals = 0;
      await dial();
    },
    disconnect: () => {
      hang();
      setState('off');
      joined.clear();
    },
    check: async () => {
      if (state === 'waiting' || (state === 'connecting' && clock.now() - dialledAt >= delays.check)) redial();
      for (const membership of joined.values()) membership.askNow();
      const asked = line;
      if (state !== 'connected' || asked === undefined) return false;
      const alive = await asked.ask();
      if (alive || asked !== line) return alive;
      hang();
      setState('waiting');
      redial();
      return false;
    },
    join: (channel, kind, heard = nothing) => {
      if (joined.has(channel)) return;
      const membership: Membership = { kind, heard, askNow: nothing, stopAsking: nothing, refusals: 0 };
      joined.set(channel, membership);
      subscribe(channel, membership);
    },
    leave: (channel) => {
      joined.get(channel)?.stopAsking();
      if (joined.delete(channel)) line?.leave(channel);
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
    onState: (listener) => {
      stateListeners.add(listener);
      return () => void stateListeners.delete(listener);
    },
  };
};
