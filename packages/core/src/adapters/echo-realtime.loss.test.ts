import { expect, test, vi } from 'vitest';
import { fakeClock, settle } from '../testing/index.ts';
import { listening, member, open, state, subscribed, within } from './echo-realtime.fixtures.ts';

/** Limits of the driver's own: low enough for real time, and long enough for a busy machine to answer. */
const soon = { ping: 40, pong: 600 };

/** A member's socket that has gone silent without an end, and the state it led to. */
const halfOpen = async (delays = soon) => {
  const server = await listening();
  server.behaviour.pongs = true;
  const clock = fakeClock();
  const told = open(server.port, clock, { delays });
  const refused: number[] = [];
  told.realtime.join('member.42', 'private');
  await told.realtime.connect({ ...member, refused: (status) => refused.push(status) });
  await state(told.realtime, 'connected');
  server.sockets[0]?.pause();
  return { ...told, server, clock, refused };
};

test('[RT-02] [RT-04x] a half-open connection is replaced by one, and its late end cuts nothing', async () => {
  const { realtime, server, clock, states } = await halfOpen();
  await state(realtime, 'waiting');
  await settle();
  expect(server.sockets).toHaveLength(1);
  await clock.advance(1000);
  await state(realtime, 'connected');
  await subscribed(server, 2);
  const closed = new Promise((done) => server.sockets[0]?.once('close', done));
  server.sockets[0]?.resume();
  server.sockets[0]?.terminate();
  await closed;
  await settle();
  await clock.advance(60_000);
  expect(states).toEqual(['connecting', 'connected', 'waiting', 'connecting', 'connected']);
  expect(server.sockets).toHaveLength(2);
  expect(server.sockets[1]?.readyState).toBe(1);
});

test('[RT-02] the driver never makes a connection of its own, whatever the server closes with', async () => {
  for (const code of [1001, 1002, 4100, 4200, 4301]) {
    const server = await listening();
    const clock = fakeClock();
    const { realtime, states } = open(server.port, clock);
    await realtime.connect(member);
    await state(realtime, 'connected');
    server.sockets[0]?.close(code);
    await state(realtime, 'waiting');
    await settle();
    await clock.advance(999);
    expect([code, server.sockets.length, states.at(-1)]).toEqual([code, 1, 'waiting']);
    await clock.advance(1);
    await state(realtime, 'connected');
    expect([code, server.sockets.length]).toEqual([code, 2]);
  }
});

test.each([4000, 4009])('a connection that is closed with %i is over for good', async (code) => {
  const server = await listening();
  const clock = fakeClock();
  const { realtime } = open(server.port, clock);
  await realtime.connect(member);
  await state(realtime, 'connected');
  server.sockets[0]?.close(code);
  await state(realtime, 'off');
  await clock.advance(60_000);
  await settle();
  expect(server.sockets).toHaveLength(1);
});

test('[RT-02] a connection that lives answers a check; a dead one is replaced at once', async () => {
  const { realtime, server, clock, states } = await halfOpen({ ping: 60_000, pong: 60_000 });
  server.sockets[0]?.resume();
  expect(await realtime.check()).toBe(true);
  server.sockets[0]?.pause();
  const check = realtime.check();
  await clock.advance(1499);
  expect(realtime.state()).toBe('connected');
  await clock.advance(1);
  expect(await check).toBe(false);
  await state(realtime, 'connected');
  expect(states.slice(-3)).toEqual(['waiting', 'connecting', 'connected']);
  await clock.advance(60_000);
  expect(server.sockets).toHaveLength(2);
});

test('[RT-02] a check does not wait for the next attempt, nor for one that hangs', async () => {
  const server = await listening();
  const clock = fakeClock();
  const { realtime } = open(server.port, clock);
  server.behaviour.silent = true;
  await realtime.connect(member);
  await vi.waitFor(() => expect(server.sockets).toHaveLength(1), within);
  await clock.advance(1499);
  await realtime.check();
  await settle();
  expect(server.sockets).toHaveLength(1);
  await clock.advance(1);
  server.behaviour.silent = false;
  await realtime.check();
  await state(realtime, 'connected');
  server.sockets.at(-1)?.terminate();
  await state(realtime, 'waiting');
  expect(await realtime.check()).toBe(false);
  await state(realtime, 'connected');
});

test('[RT-04x] connected means that the channels were answered, or that they take too long', async () => {
  const server = await listening();
  const clock = fakeClock();
  const waiting: (() => void)[] = [];
  const { realtime } = open(server.port, clock, {
    answer: () => new Promise<never>((_, reject) => waiting.push(() => reject(new TypeError('gone')))),
  });
  realtime.join('member.42', 'private');
  realtime.join('web_member', 'public');
  await realtime.connect(member);
  await subscribed(server, 1);
  await vi.waitFor(() => expect(waiting).toHaveLength(1), within);
  await clock.advance(999);
  expect(realtime.state()).toBe('connecting');
  await clock.advance(1);
  expect(realtime.state()).toBe('connected');
});

test('[ERR-01] [RT-01] a refused token is told in every state, and the channel asked for once more', async () => {
  const server = await listening();
  const clock = fakeClock();
  server.behaviour.pongs = true;
  let status = 200;
  const { realtime, requests } = open(server.port, clock, {
    answer: () => ({ status, text: '{"auth":"housefront:sig"}' }),
    delays: soon,
  });
  const refused: number[] = [];
  realtime.join('member.42', 'private');
  await realtime.connect({ ...member, refused: (told) => refused.push(told) });
  await state(realtime, 'connected');
  status = 401;
  server.sockets[0]?.pause();
  await state(realtime, 'waiting');
  await clock.advance(1000);
  await vi.waitFor(() => expect(refused).toEqual([401]), within);
  status = 403;
  await clock.advance(1000);
  await vi.waitFor(() => expect(refused).toEqual([401, 403]), within);
  await clock.advance(60_000);
  expect(requests).toHaveLength(3);
});

test('[RT-03x] a channel whose question fails is asked for until it is answered', async () => {
  const server = await listening();
  const clock = fakeClock();
  const answers = [
    { status: 502, text: '' },
    { status: 200, text: 'no json' },
    { status: 200, text: '{"auth":5}' },
    { status: 200, text: '{"auth":"housefront:sig"}' },
  ];
  const { realtime, requests } = open(server.port, clock, {
    answer: () => answers.shift() ?? { status: 500, text: '' },
  });
  realtime.join('member.42', 'private');
  await realtime.connect(member);
  await state(realtime, 'connected');
  expect(server.frames).toEqual([]);
  for (const [index, wait] of [1000, 2000, 4000].entries()) {
    await clock.advance(wait);
    await vi.waitFor(() => expect(requests).toHaveLength(index + 2), within);
    await settle();
  }
  await subscribed(server, 1);
});
