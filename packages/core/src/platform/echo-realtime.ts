import type Echo from 'laravel-echo';
import type Pusher from 'pusher-js';
import type { ClockPort, HttpPort, RandomPort, RealtimeAuth, RealtimePort, RealtimeState } from './ports.ts';

/** Delays of a realtime connection in milliseconds (RT-02). */
export const REALTIME_DELAYS = { first: 1000, most: 5000, connect: 20_000, ping: 30_000, pong: 10_000 } as const;

/** Where the Pusher-protocol server is and what the connection works with. */
export interface EchoRealtimeOptions {
  readonly key: string;
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** Address that authorises private channels. */
  readonly authPath: string;
  readonly http: HttpPort;
  readonly clock: ClockPort;
  readonly random: RandomPort;
}

type Listener = (payload: unknown) => void;
type Authorized = (error: Error | null, data: { auth: string } | null) => void;

/** The wait before attempt number `attempt` (0 is the first after a loss): 1, 2, 4, 5 s, spread so that not all return at once. */
export const reconnectDelay = (attempt: number, random: RandomPort): number => {
  const { first, most } = REALTIME_DELAYS;
  return Math.round(Math.min(most, Math.min(most * 0.8, first * 2 ** attempt) * (1 + random.next() / 4)));
};

interface SocketLike {
  readonly addEventListener: (type: 'close', listener: (event: { readonly code?: number }) => void) => void;
}

const hasListeners = (socket: unknown): socket is SocketLike =>
  typeof socket === 'object' && socket !== null && 'addEventListener' in socket;

/** Realtime over laravel-echo and pusher-js; both are fetched with the first connect (RT-03x). */
export const echoRealtime = (options: EchoRealtimeOptions): RealtimePort => {
  const { clock, random } = options;
  const stateListeners = new Set<(state: RealtimeState) => void>();
  const listeners = new Map<string, Map<string, Set<Listener>>>();
  const joined = new Map<string, 'public' | 'private'>();
  let state: RealtimeState = 'off';
  let client: Pusher | undefined;
  let echo: Echo<'pusher'> | undefined;
  let attempts = 0;
  let turn = 0;
  let stopTimer: () => void = () => undefined;

  const setState = (next: RealtimeState) => {
    if (state === next) return;
    state = next;
    for (const listener of Array.from(stateListeners)) listener(next);
  };

  const tell = (channel: string, event: string, payload: unknown) => {
    for (const listener of Array.from(listeners.get(channel)?.get(event) ?? [])) listener(payload);
  };

  const listenOn = (channel: string, event: string) => {
    const kind = joined.get(channel);
    if (echo === undefined || kind === undefined) return;
    const member = kind === 'private' ? echo.private(channel) : echo.channel(channel);
    // The leading dot keeps the driver from putting a namespace before the name.
    member.listen(`.${event}`, (payload: unknown) => tell(channel, event, payload));
  };

  const subscribe = (channel: string, kind: 'public' | 'private') => {
    if (echo === undefined) return;
    if (kind === 'private') echo.private(channel);
    else echo.channel(channel);
    for (const event of listeners.get(channel)?.keys() ?? []) listenOn(channel, event);
  };

  const attempt = (Driver: typeof Pusher, open: () => void) => {
    stopTimer();
    setState('connecting');
    const lose = lost(Driver);
    stopTimer = clock.after(REALTIME_DELAYS.connect, lose);
    // The driver keeps quiet about a refused socket for 15 s; the socket's own end is the only sign of it.
    const runtime = Driver.Runtime;
    const create = runtime.createWebSocket.bind(runtime);
    runtime.createWebSocket = (url) => {
      const socket: unknown = create(url);
      if (hasListeners(socket)) {
        socket.addEventListener('close', ({ code }) => {
          if (code === undefined || code < 4000 || code >= 4100) lose();
        });
      }
      return socket as ReturnType<typeof create>;
    };
    try {
      open();
    } finally {
      runtime.createWebSocket = create;
    }
  };

  const lost = (Driver: typeof Pusher) => {
    const mine = (turn += 1);
    return () => {
      if (mine !== turn || state === 'off') return;
      turn += 1;
      stopTimer();
      setState('waiting');
      client?.disconnect();
      stopTimer = clock.after(reconnectDelay(attempts, random), () => attempt(Driver, () => client?.connect()));
      attempts += 1;
    };
  };

  const askToJoin = async (token: string | undefined, socketId: string, channel: string): Promise<{ auth: string }> => {
    const reply = await options.http.send({
      url: options.authPath,
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        ...(token !== undefined && { authorization: token }),
      },
      body: new URLSearchParams({ socket_id: socketId, channel_name: channel }).toString(),
      signal: new AbortController().signal,
    });
    if (reply.status >= 400) throw new Error(`channel refused with ${reply.status}`);
    return JSON.parse(reply.text) as { auth: string };
  };

  const authorize = (auth: RealtimeAuth) => (params: { socketId: string; channelName: string }, answer: Authorized) => {
    void askToJoin(auth.token(), params.socketId, params.channelName).then(
      (given) => answer(null, given),
      (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), null),
    );
  };

  return {
    state: () => state,
    connect: async (auth) => {
      if (state !== 'off') return;
      setState('connecting');
      const mine = (turn += 1);
      const [{ default: EchoClient }, { default: Driver }] = await Promise.all([
        import('laravel-echo'),
        import('pusher-js'),
      ]);
      if (mine !== turn) return;
      const { key, host, port, tls } = options;
      attempts = 0;
      attempt(Driver, () => {
        client = new Driver(key, {
          cluster: '',
          wsHost: host,
          wsPort: port,
          wssPort: port,
          forceTLS: tls,
          enabledTransports: ['ws', 'wss'],
          enableStats: false,
          activityTimeout: REALTIME_DELAYS.ping,
          pongTimeout: REALTIME_DELAYS.pong,
          unavailableTimeout: REALTIME_DELAYS.connect,
          channelAuthorization: { transport: 'ajax', endpoint: options.authPath, customHandler: authorize(auth) },
        });
      });
      client?.connection.bind('connected', () => {
        stopTimer();
        attempts = 0;
        setState('connected');
      });
      client?.connection.bind('disconnected', () => {
        // Closed by the server for good (codes 4000 to 4099): trying again with the same key cannot work.
        if (state === 'connecting' || state === 'connected') setState('off');
      });
      echo = new EchoClient({ broadcaster: 'pusher', key, client });
      for (const [channel, kind] of joined) subscribe(channel, kind);
    },
    disconnect: () => {
      turn += 1;
      stopTimer();
      setState('off');
      echo?.disconnect();
      echo = undefined;
      client = undefined;
      joined.clear();
    },
    join: (channel, kind) => {
      if (joined.has(channel)) return;
      joined.set(channel, kind);
      subscribe(channel, kind);
    },
    leave: (channel) => {
      if (joined.delete(channel)) echo?.leave(channel);
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
