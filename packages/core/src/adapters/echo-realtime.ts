import type { Line, LineEnd } from './echo-line.ts';
import type { ClockPort, HttpPort, RandomPort, RealtimeAuth, RealtimePort, RealtimeState } from './ports.ts';
import { REALTIME_DELAYS, reconnectDelay, type RealtimeDelays } from './realtime-delays.ts';

/** How long a standing connection waits for the answers of its channels before it counts as connected, in milliseconds. */
const JOIN_MS = 1000;

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
  const joined = new Map<string, 'public' | 'private'>();
  let state: RealtimeState = 'off';
  let auth: RealtimeAuth | undefined;
  let line: Line | undefined;
  let attempts = 0;
  let turn = 0;
  let dialledAt = 0;
  let unanswered: Set<string> | undefined;
  let stopTimer: () => void = () => undefined;

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
    unanswered = undefined;
  };

  const listenOn = (channel: string, event: string) => {
    const kind = joined.get(channel);
    if (kind === undefined) return;
    line?.listen(channel, kind, event, (payload) => {
      for (const listener of Array.from(listeners.get(channel)?.get(event) ?? [])) listener(payload);
    });
  };

  const stand = () => {
    if (unanswered === undefined) return;
    unanswered = undefined;
    stopTimer();
    attempts = 0;
    setState('connected');
  };

  const subscribe = (channel: string, kind: 'public' | 'private') => {
    const mine = turn;
    line?.join(channel, kind, () => {
      if (mine === turn && unanswered?.delete(channel) === true && unanswered.size === 0) stand();
    });
    for (const event of listeners.get(channel)?.keys() ?? []) listenOn(channel, event);
  };

  const ended = (end: LineEnd) => {
    hang();
    if (end === 'refused') return setState('off');
    const wait = reconnectDelay(attempts, random, delays);
    attempts += 1;
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
        delays,
        current: () => mine === turn,
        askAgain: (channel) => line?.askAgain(channel),
      }),
      onUp: () => {
        unanswered = new Set(joined.keys());
        if (unanswered.size === 0) stand();
        else stopTimer = clock.after(JOIN_MS, stand);
      },
      onEnd: ended,
    });
    for (const [channel, kind] of joined) subscribe(channel, kind);
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
      await dial();
    },
    disconnect: () => {
      hang();
      setState('off');
      joined.clear();
    },
    check: async () => {
      if (state === 'waiting' || (state === 'connecting' && clock.now() - dialledAt >= delays.check)) redial();
      const asked = line;
      if (state !== 'connected' || asked === undefined) return false;
      const alive = await asked.ask();
      if (alive || asked !== line) return alive;
      hang();
      setState('waiting');
      redial();
      return false;
    },
    join: (channel, kind) => {
      if (joined.has(channel)) return;
      joined.set(channel, kind);
      subscribe(channel, kind);
    },
    leave: (channel) => {
      if (!joined.delete(channel)) return;
      line?.leave(channel);
      if (unanswered?.delete(channel) === true && unanswered.size === 0) stand();
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
