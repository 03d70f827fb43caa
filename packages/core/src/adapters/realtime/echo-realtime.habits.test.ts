import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { fakeClock } from '../../testing/index.ts';
import { member, open, state } from './echo-realtime.fixtures.ts';

/** Behaviour of a server of the public Pusher protocol with its connection number n, from 0 on. */
interface Habit {
  /** Writes the first frames. */
  readonly greet: (say: (event: string, data?: unknown) => void, socket: WebSocket, n: number) => void;
  /** Data of the error, without a channel, by which the first subscription of each channel is refused. */
  readonly refuse?: unknown;
}

const greeting = { socket_id: '1.2', activity_timeout: 30 };

/** A server with a habit. */
const serve = async ({ greet, refuse }: Habit) => {
  const http = createServer();
  const sockets: WebSocket[] = [];
  const asked = new Set<string>();
  new WebSocketServer({ server: http }).on('connection', (socket) => {
    sockets.push(socket);
    const say = (event: string, data?: unknown) => socket.send(JSON.stringify({ event, data }));
    socket.on('message', (raw: Buffer) => {
      const { event, data } = JSON.parse(raw.toString()) as { event: string; data: { channel: string } };
      if (event !== 'pusher:subscribe') return;
      const { channel } = data;
      const isFirst = !asked.has(channel);
      asked.add(channel);
      if (refuse !== undefined && isFirst) say('pusher:error', refuse);
      else socket.send(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel, data: '{}' }));
    });
    greet(say, socket, sockets.length - 1);
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  onTestFinished(
    () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.terminate();
        http.close(() => done());
      }),
  );
  return (http.address() as AddressInfo).port;
};

/** Greets with other data than usual. */
const greets = (data: unknown): Habit => ({ greet: (say) => say('pusher:connection_established', data) });

/** The first connection gets a frame and is closed; later ones are as usual. */
const firstSays = (event: string, data?: unknown, close: number | null = 1000): Habit => ({
  greet: (say, socket, n) => {
    if (n > 0) return say('pusher:connection_established', greeting);
    say(event, data);
    if (close !== null) socket.close(close);
  },
});

const habits: readonly (readonly [string, Habit])[] = [
  ['greets as usual', greets(JSON.stringify(greeting))],
  ['greets with data that is no text', greets(greeting)],
  ['greets without an interval', greets({ socket_id: '1.2' })],
  ['greets without an interval, as text', greets('{"socket_id":"1.2"}')],
  ['greets with an interval of null', greets({ ...greeting, activity_timeout: null })],
  ['greets with an interval of 0', greets({ ...greeting, activity_timeout: 0 })],
  ['greets with an interval as text', greets({ ...greeting, activity_timeout: '30' })],
  ['greets with an interval that is none', greets({ ...greeting, activity_timeout: 'soon' })],
  ['says an error without a code first', firstSays('pusher:error', { code: null, message: 'no' })],
  ['says an error without data first', firstSays('pusher:error')],
  ['says an error with a code as text first', firstSays('pusher:error', '{"code":"4200","message":"again"}')],
  ['says an error with a code of close frames first', firstSays('pusher:error', { code: 1011 })],
  ['says an error with a code without a meaning first', firstSays('pusher:error', { code: 4301 }, 4301)],
  ['says an error without a code first, and nothing more', firstSays('pusher:error', { code: null }, null)],
  [
    'says an error without a code, then greets',
    {
      greet: (say) => {
        say('pusher:error', { code: null });
        say('pusher:connection_established', greeting);
      },
    },
  ],
  [
    'says something of its own, then greets',
    {
      greet: (say) => {
        say('hello', { version: 1 });
        say('pusher:ping', {});
        say('pusher:connection_established', greeting);
      },
    },
  ],
];

/** Connects, and waits until the member's channel is heard. */
const connect = async (port: number) => {
  const thrown: unknown[] = [];
  const note = (error: unknown) => thrown.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  const clock = fakeClock();
  const { realtime } = open(port, clock);
  const heard = { member: 0, other: 0 };
  realtime.join('member.42', 'private', () => (heard.member += 1));
  realtime.join('member.USD', 'private', () => (heard.other += 1));
  await realtime.connect(member);
  await vi.waitFor(
    async () => {
      await clock.advance(250);
      expect(heard).toEqual({ member: 1, other: 1 });
    },
    { timeout: 10_000, interval: 25 },
  );
  return { realtime, thrown };
};

test.each(habits)('[RT-26] a server that %s ends in a working connection, and nothing is thrown', async (_, habit) => {
  const { realtime, thrown } = await connect(await serve(habit));
  expect([realtime.state(), thrown]).toEqual(['connected', []]);
});

test.each([
  ['a number', { code: 4009, message: 'Connection is unauthorized' }],
  ['text', '{"code":4009,"message":"Connection is unauthorized"}'],
])('[RT-26] channels that are refused by an error that names none, as %s, are asked for again', async (_, data) => {
  const greet = greets(greeting).greet;
  const { realtime, thrown } = await connect(await serve({ greet, refuse: data }));
  expect([realtime.state(), thrown]).toEqual(['connected', []]);
});

test.each([
  ['with null', { code: null }],
  ['with a code of close frames', { code: 1011 }],
  ['without data', undefined],
])('[RT-26] an error %s before the greeting hides no end: the next attempt follows in 3 s', async (_, data) => {
  const clock = fakeClock();
  const { realtime } = open(await serve(firstSays('pusher:error', data)), clock);
  await realtime.connect(member);
  // Without any time on the clock: the end itself is noticed.
  await state(realtime, 'waiting');
  await clock.advance(3000);
  await state(realtime, 'connected');
  expect(realtime.state()).toBe('connected');
});
