import { wireChannel, type ChannelKind } from '@housefront/contract/channel';
import type Echo from 'laravel-echo';
import type Pusher from 'pusher-js';
import { endDriver, oneSocketDriver } from './one-socket-driver.ts';
import type { ClockPort } from '../ports/ports.ts';
import type { RealtimeDelays } from './realtime-delays.ts';

/** The libraries behind a connection, loaded with the first one (RT-03x). */
export interface ConnectionLibraries {
  readonly EchoClient: typeof Echo;
  readonly Driver: typeof Pusher;
}

/**
 * Reason that a connection ended by itself. `refused`: the server closed it with a code from 4000 to 4099, which means that an
 * unchanged connection is refused again.
 */
export type ConnectionEnd = 'lost' | 'refused';

/** Answers the driver's authorization request for a private channel. */
export type Authorized = (error: Error | null, data: { auth: string } | null) => void;

/** Settings and callbacks of a connection. */
export interface ConnectionOptions extends ConnectionLibraries {
  readonly key: string;
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly authPath: string;
  readonly delays: RealtimeDelays;
  readonly clock: ClockPort;
  readonly authorize: (params: { socketId: string; channelName: string }, answer: Authorized) => void;
  readonly onOpen: () => void;
  /** Called once, and never after {@link Connection.close}. */
  readonly onEnd: (end: ConnectionEnd) => void;
}

/** Callbacks for each answer of the server or the platform to a subscription. */
export interface SubscriptionCallbacks {
  readonly subscribed: () => void;
  readonly refused: () => void;
}

/** One connection, never reopened. Each reconnect makes a new object, so state of an old connection cannot leak into it. */
export interface Connection {
  readonly join: (channel: string, kind: ChannelKind, callbacks: SubscriptionCallbacks) => void;
  readonly leave: (channel: string, kind: ChannelKind) => void;
  readonly listen: (channel: string, kind: ChannelKind, event: string, listener: (data: unknown) => void) => void;
  /** Subscribes again to a channel that was refused. */
  readonly retrySubscription: (channel: string, kind: ChannelKind) => void;
  /** Whether the server answers a ping within `delays.check`. The connection stays open in both cases. */
  readonly ping: () => Promise<boolean>;
  readonly close: () => void;
}

/** Code of an error about a subscription that is not allowed. */
const UNAUTHORIZED = 4009;

const numberAt = (value: unknown, ...path: readonly string[]): number | undefined => {
  let found = value;
  for (const key of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return typeof found === 'number' ? found : undefined;
};

/** Opens a connection over laravel-echo and pusher-js. */
export const openConnection = (options: ConnectionOptions): Connection => {
  const { EchoClient, Driver, clock, delays, key, onEnd, onOpen } = options;
  const pings = new Set<(alive: boolean) => void>();
  /** Callbacks that report a refusal, of each private channel that is not subscribed. */
  const unsubscribed = new Map<string, () => void>();
  let closed = false;
  let code = 0;

  const close = () => {
    if (closed) return;
    closed = true;
    stopTimeout();
    for (const settle of Array.from(pings)) settle(false);
    endDriver(Driver, driver);
  };
  const end = () => {
    if (closed) return;
    close();
    onEnd(code >= 4000 && code < 4100 ? 'refused' : 'lost');
  };

  const driver = oneSocketDriver(
    Driver,
    key,
    {
      cluster: '',
      wsHost: options.host,
      wsPort: options.port,
      wssPort: options.port,
      forceTLS: options.tls,
      enableStats: false,
      activityTimeout: delays.ping,
      pongTimeout: delays.pong,
      channelAuthorization: {
        transport: 'ajax',
        endpoint: options.authPath,
        customHandler: (params, answer) => {
          if (!closed) options.authorize(params, (error, data) => closed || answer(error, data));
        },
      },
    },
    end,
  );
  const stopTimeout = clock.after(delays.connect, end);
  const echo = new EchoClient({ broadcaster: 'pusher', key, client: driver, withoutInterceptors: true });
  const { connection } = driver;
  connection.bind('error', (error: unknown) => {
    code = numberAt(error, 'data', 'code') ?? numberAt(error, 'error', 'data', 'code') ?? code;
    // Some servers refuse a subscription without naming its channel.
    if (code === UNAUTHORIZED) for (const refused of Array.from(unsubscribed.values())) refused();
  });
  connection.bind('connected', () => {
    stopTimeout();
    if (!closed) onOpen();
  });
  connection.bind('message', (message: { readonly event: string }) => {
    // The connection survived that error, so it is not why a later one ends.
    if (message.event !== 'pusher:error') code = 0;
    for (const settle of Array.from(pings)) settle(true);
  });
  // The driver would now reconnect by itself, or has given up.
  for (const state of ['connecting_in', 'disconnected', 'failed']) connection.bind(state, end);
  if (connection.state === 'failed') queueMicrotask(end);

  const channelOf = (channel: string, kind: ChannelKind) =>
    kind === 'private' ? echo.private(channel) : echo.channel(wireChannel(kind, channel));

  return {
    join: (channel, kind, { subscribed, refused }) => {
      const joined = channelOf(channel, kind);
      if (kind === 'private') unsubscribed.set(channel, refused);
      joined.subscribed(() => {
        unsubscribed.delete(channel);
        subscribed();
      });
      joined.error(refused);
    },
    leave: (channel, kind) => {
      unsubscribed.delete(channel);
      echo.leaveChannel(wireChannel(kind, channel));
    },
    listen: (channel, kind, event, listener) => {
      // The leading dot keeps Echo from prefixing the name with a namespace.
      channelOf(channel, kind).listen(`.${event}`, listener);
    },
    retrySubscription: (channel, kind) => {
      // Echo's own `subscribe` still waits for the subscription that the server refused.
      if (!closed) driver.channel(wireChannel(kind, channel))?.subscribe();
    },
    ping: () =>
      new Promise((resolve) => {
        if (closed) return resolve(false);
        const settle = (alive: boolean) => {
          stop();
          pings.delete(settle);
          resolve(alive);
        };
        const stop = clock.after(delays.check, () => settle(false));
        pings.add(settle);
        connection.send_event('pusher:ping', {});
      }),
    close,
  };
};
