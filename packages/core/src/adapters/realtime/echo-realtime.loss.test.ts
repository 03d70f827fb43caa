import { expect, test, vi } from 'vitest';
import { fakeClock, settle } from '../../testing/index.ts';
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
  await subscribed(server, 1);
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

test.each([4000, 4004, 4099])(
  '[RT-02] a connection that is closed with %i is tried again after 30 s, and longer each time that this does not help',
  async (code) => {
    const server = await listening();
    const clock = fakeClock();
    const { realtime } = open(server.port, clock);
    await realtime.connect(member);
    await state(realtime, 'connected');
    server.behaviour.closeWith = code;
    server.sockets[0]?.close(code);
    for (const [index, wait] of [30_000, 60_000, 120_000, 240_000, 480_000, 480_000].entries()) {
      await state(realtime, 'waiting');
      await settle();
      await clock.advance(wait - 1);
      expect([realtime.state(), server.sockets.length]).toEqual(['waiting', index + 1]);
      await clock.advance(1);
      await vi.waitFor(() => expect(server.sockets).toHaveLength(index + 2), within);
    }
    await state(realtime, 'waiting');
    server.behaviour.closeWith = undefined;
    await clock.advance(480_000);
    await state(realtime, 'connected');
    server.sockets.at(-1)?.close(code);
    await state(realtime, 'waiting');
    await settle();
    await clock.advance(30_000);
    await state(realtime, 'connected');
  },
);

test('[RT-02] waits for a server that turned a connection away are spread', async () => {
  const server = await listening();
  const clock = fakeClock();
  const { realtime, random } = open(server.port, clock);
  Object.assign(random, { next: () => 0.5 });
  server.behaviour.closeWith = 4004;
  await realtime.connect(member);
  await state(realtime, 'waiting');
  await clock.advance(33_749);
  expect([realtime.state(), server.sockets.length]).toEqual(['waiting', 1]);
  await clock.advance(1);
  await vi.waitFor(() => expect(server.sockets).toHaveLength(2), within);
});

test('[RT-02] each return tries a server again that turned the connection away', async () => {
  const server = await listening();
  const clock = fakeClock();
  const { realtime } = open(server.port, clock);
  server.behaviour.closeWith = 4001;
  await realtime.connect(member);
  for (let times = 1; times <= 4; times += 1) {
    await vi.waitFor(() => expect(server.sockets).toHaveLength(times), within);
    await state(realtime, 'waiting');
    await settle();
    expect(await realtime.check()).toBe(false);
  }
  await state(realtime, 'waiting');
  server.behaviour.closeWith = undefined;
  await realtime.check();
  await state(realtime, 'connected');
});

test('[RT-02] an error that a connection outlives is not the reason of its end', async () => {
  const server = await listening();
  const clock = fakeClock();
  const { realtime } = open(server.port, clock);
  realtime.join('web_member', 'public');
  const heard: unknown[] = [];
  realtime.on('web_member', 'a', (payload) => heard.push(payload));
  await realtime.connect(member);
  await subscribed(server, 1);
  server.sockets[0]?.send(JSON.stringify({ event: 'pusher:error', data: { code: 4009, message: 'no' } }));
  server.push('web_member', 'a', 1);
  await vi.waitFor(() => expect(heard).toEqual([1]), within);
  server.sockets[0]?.terminate();
  await state(realtime, 'waiting');
  await settle();
  await clock.advance(1000);
  await state(realtime, 'connected');
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

test('[RT-02] [RT-26] a check does not wait for the next attempt, nor for one that hangs', async () => {
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
  // A check of an attempt that has just begun gives it up when it has had its time.
  await clock.advance(1);
  await vi.waitFor(() => expect(server.sockets).toHaveLength(2), within);
  await clock.advance(1500);
  server.behaviour.silent = false;
  await realtime.check();
  await state(realtime, 'connected');
  await clock.advance(5000);
  expect(realtime.state()).toBe('connected');
  server.sockets.at(-1)?.terminate();
  await state(realtime, 'waiting');
  expect(await realtime.check()).toBe(false);
  await state(realtime, 'connected');
});

test('[RT-04x] each subscription of a channel is reported, whenever its request is answered', async () => {
  const server = await listening();
  const clock = fakeClock();
  const waiting: { answer: (status: number) => void }[] = [];
  const { realtime } = open(server.port, clock, {
    answer: () =>
      new Promise((resolve) =>
        waiting.push({ answer: (status) => resolve({ status, text: '{"auth":"housefront:sig"}' } as never) }),
      ),
  });
  const heard: string[] = [];
  realtime.join('member.42', 'private', () => heard.push('member'));
  realtime.join('web_member', 'public', () => heard.push('web'));
  await realtime.connect(member);
  await state(realtime, 'connected');
  await vi.waitFor(() => expect(heard).toEqual(['web']), within);
  // A failure is no answer.
  for (const [index, status] of [500, 502, 403].entries()) {
    await vi.waitFor(() => expect(waiting).toHaveLength(index + 1), within);
    waiting[index]?.answer(status);
    await settle();
    await clock.advance(1000 * 2 ** index);
  }
  expect(heard).toEqual(['web']);
  await vi.waitFor(() => expect(waiting).toHaveLength(4), within);
  waiting[3]?.answer(200);
  await vi.waitFor(() => expect(heard).toEqual(['web', 'member']), within);
  server.sockets[0]?.terminate();
  await state(realtime, 'waiting');
  await clock.advance(1000);
  await vi.waitFor(() => expect(waiting).toHaveLength(5), within);
  waiting[4]?.answer(200);
  await vi.waitFor(() => expect(heard).toEqual(['web', 'member', 'web', 'member']), within);
});

test('[RT-04x] a channel that the server refuses is asked for again, one that was left is not', async () => {
  const server = await listening();
  const clock = fakeClock();
  const { realtime, requests } = open(server.port, clock);
  const heard: string[] = [];
  server.behaviour.refuses = true;
  realtime.join('member.42', 'private', () => heard.push('first'));
  realtime.join('member.VND', 'private', () => heard.push('left'));
  await realtime.connect(member);
  await subscribed(server, 2);
  await settle();
  realtime.leave('member.VND');
  server.behaviour.refuses = false;
  await vi.waitFor(() => expect(clock.pending()).toBeGreaterThan(0), within);
  await clock.advance(1000);
  await vi.waitFor(() => expect(heard).toEqual(['first']), within);
  await clock.advance(60_000);
  expect([requests.length, heard]).toEqual([3, ['first']]);
});

test('[RT-04x] a channel that was left and joined again reports to the last subscriber only', async () => {
  const server = await listening();
  const { realtime } = open(server.port, fakeClock());
  const heard: string[] = [];
  realtime.join('web_member', 'public', () => heard.push('before'));
  realtime.on('web_member', 'a', () => heard.push('event'));
  await realtime.connect(member);
  await subscribed(server, 1);
  await vi.waitFor(() => expect(heard).toEqual(['before']), within);
  realtime.leave('web_member');
  realtime.join('web_member', 'public', () => heard.push('after'));
  await subscribed(server, 2);
  await vi.waitFor(() => expect(heard).toEqual(['before', 'after']), within);
  server.push('web_member', 'a', {});
  await vi.waitFor(() => expect(heard).toEqual(['before', 'after', 'event']), within);
});

test('[ERR-01] [RT-01] a refused token is reported in every state, twice, and the channel asked for with growing waits', async () => {
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
  // 2, 4, 8, 16, then each 24 s: the platform may be wrong about it for a while.
  for (const [index, wait] of [2000, 4000, 8000, 16_000, 24_000, 24_000].entries()) {
    await clock.advance(wait - 1);
    await settle();
    expect(requests).toHaveLength(index + 3);
    await clock.advance(1);
    await vi.waitFor(() => expect(requests).toHaveLength(index + 4), within);
    await settle();
  }
  expect(refused).toEqual([401, 403]);
  // A returning visitor does not wait for the backoff.
  void realtime.check();
  await vi.waitFor(() => expect(requests).toHaveLength(10), within);
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
