import type Echo from 'laravel-echo';
import type Pusher from 'pusher-js';
import { endDriver, oneSocketDriver } from './one-socket-driver.ts';
import type { ClockPort } from './ports.ts';
import type { RealtimeDelays } from './realtime-delays.ts';

/** The libraries behind a line; fetched with the first one (RT-03x). */
export interface LineLibraries {
  readonly EchoClient: typeof Echo;
  readonly Driver: typeof Pusher;
}

/** Why a line ended by itself. refused: the server does not want it back unchanged (codes 4000 to 4099), for a while at least. */
export type LineEnd = 'lost' | 'refused';

/** Answers the driver's question for a private channel. */
export type Authorized = (error: Error | null, data: { auth: string } | null) => void;

/** What a line is made of, and who hears of it. */
export interface LineOptions extends LineLibraries {
  readonly key: string;
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly authPath: string;
  readonly delays: RealtimeDelays;
  readonly clock: ClockPort;
  readonly authorize: (params: { socketId: string; channelName: string }, answer: Authorized) => void;
  readonly onUp: () => void;
  /** Told once, and never after {@link Line.close}. */
  readonly onEnd: (end: LineEnd) => void;
}

/** What becomes of a channel, each time that the server or the platform has answered. */
export interface ChannelAnswers {
  readonly heard: () => void;
  readonly refused: () => void;
}

/** One connection from its beginning to its end. A new one is a new line, so nothing of an old one can count for it. */
export interface Line {
  readonly join: (channel: string, kind: 'public' | 'private', answers: ChannelAnswers) => void;
  readonly leave: (channel: string) => void;
  readonly listen: (channel: string, kind: 'public' | 'private', event: string, hear: (data: unknown) => void) => void;
  /** Asks once more for a channel that was refused. */
  readonly askAgain: (channel: string, kind: 'public' | 'private') => void;
  /** Asks the server for a word; false when none came within `delays.check`. The line stays as it is. */
  readonly ask: () => Promise<boolean>;
  readonly close: () => void;
}

const numberAt = (value: unknown, ...path: readonly string[]): number | undefined => {
  let found = value;
  for (const key of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return typeof found === 'number' ? found : undefined;
};

/** Opens a connection over laravel-echo and pusher-js. */
export const openLine = (options: LineOptions): Line => {
  const { EchoClient, Driver, clock, delays, key, onEnd, onUp } = options;
  const questions = new Set<(alive: boolean) => void>();
  let over = false;
  let code = 0;

  const close = () => {
    if (over) return;
    over = true;
    stopLimit();
    for (const settle of Array.from(questions)) settle(false);
    endDriver(Driver, driver);
  };
  const end = () => {
    if (over) return;
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
          if (!over) options.authorize(params, (error, data) => over || answer(error, data));
        },
      },
    },
    end,
  );
  const stopLimit = clock.after(delays.connect, end);
  const echo = new EchoClient({ broadcaster: 'pusher', key, client: driver, withoutInterceptors: true });
  const { connection } = driver;
  connection.bind('error', (error: unknown) => {
    code = numberAt(error, 'data', 'code') ?? numberAt(error, 'error', 'data', 'code') ?? code;
  });
  connection.bind('connected', () => {
    stopLimit();
    if (!over) onUp();
  });
  connection.bind('message', (message: { readonly event: string }) => {
    // An error that the connection outlives is not the reason of its end.
    if (message.event !== 'pusher:error') code = 0;
    for (const settle of Array.from(questions)) settle(true);
  });
  // It is about to wait for another attempt of its own, or has given up.
  for (const state of ['connecting_in', 'disconnected', 'failed']) connection.bind(state, end);
  if (connection.state === 'failed') queueMicrotask(end);

  const channelOf = (channel: string, kind: 'public' | 'private') =>
    kind === 'private' ? echo.private(channel) : echo.channel(channel);

  return {
    join: (channel, kind, { heard, refused }) => {
      const joined = channelOf(channel, kind);
      joined.subscribed(heard);
      joined.error(refused);
    },
    leave: (channel) => echo.leave(channel),
    listen: (channel, kind, event, hear) => {
      // The leading dot keeps the driver from putting a namespace before the name.
      channelOf(channel, kind).listen(`.${event}`, hear);
    },
    askAgain: (channel, kind) => {
      // The driver's own `subscribe` still waits for the answer to a question that the server refused.
      if (!over) driver.channel(kind === 'private' ? `private-${channel}` : channel)?.subscribe();
    },
    ask: () =>
      new Promise((resolve) => {
        if (over) return resolve(false);
        const settle = (alive: boolean) => {
          stop();
          questions.delete(settle);
          resolve(alive);
        };
        const stop = clock.after(delays.check, () => settle(false));
        questions.add(settle);
        connection.send_event('pusher:ping', {});
      }),
    close,
  };
};
