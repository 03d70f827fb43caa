import type { Options } from 'pusher-js';
import { currencyRow } from '@housefront/contract/currency';
import { expect, test, vi } from 'vitest';
import { fakeClock, seededRandom, settle, money } from '../../testing/index.ts';
import { readBalance, readDeposit } from '../../features/realtime/realtime.api.ts';
import { listening, member, open, startServer, state, subscribed, within } from './echo-realtime.fixtures.ts';
import { reconnectDelay } from './realtime-delays.ts';

/** Options of each driver that was made. */
const driven = vi.hoisted((): Options[] => []);

vi.mock(import('pusher-js'), async (original) => {
  const { default: Pusher } = await original();
  class Watched extends Pusher {
    constructor(key: string, options: Options) {
      driven.push(options);
      super(key, options);
    }
  }
  return { default: Watched };
});

test('[RT-01] [RT-03x] joins public and private channels, the latter with the stored token', async () => {
  const server = await listening();
  const { realtime, requests } = open(server.port, fakeClock());
  const heard: unknown[] = [];
  realtime.join('member.42', 'private');
  realtime.on('member.42', 'member.cash', (payload) => heard.push(payload));
  await realtime.connect(member);
  realtime.join('web_member', 'public');
  realtime.on('web_member', 'customer_service_link_change', (payload) => heard.push(payload));
  await state(realtime, 'connected');
  await subscribed(server, 2);
  expect(server.frames.map(({ data }) => (data as { channel: string }).channel).toSorted()).toEqual([
    'private-member.42',
    'web_member',
  ]);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    url: '/api/broadcasting/auth',
    method: 'POST',
    body: 'socket_id=1.2&channel_name=private-member.42',
    headers: { authorization: 'Bearer t1' },
  });
  server.push('private-member.42', 'member.cash', { cash: 1 });
  server.push('web_member', 'customer_service_link_change', { url: 'x' });
  server.push('web_member', 'other', {});
  await vi.waitFor(() => expect(heard).toEqual([{ cash: 1 }, { url: 'x' }]), within);
});

test('[ENG-06] a cache channel has its prefix on the wire, reports its misses, and is left alone', async () => {
  const server = await listening();
  const { realtime, requests } = open(server.port, fakeClock());
  const heard: unknown[] = [];
  for (const event of ['win', 'pusher:cache_miss'])
    realtime.on('wins.USD', event, (payload) => heard.push([event, payload]));
  await realtime.connect({ token: () => undefined, refused: () => undefined });
  await state(realtime, 'connected');
  realtime.join('wins.USD', 'cache');
  realtime.join('jackpots.USD', 'cache');
  await subscribed(server, 2);
  server.push('cache-wins.USD', 'pusher:cache_miss', {});
  server.push('cache-wins.USD', 'win', { id: 1 });
  await vi.waitFor(() => expect(heard).toHaveLength(2), within);
  realtime.leave('wins.USD');
  await vi.waitFor(() => expect(server.frames.at(-1)?.event).toBe('pusher:unsubscribe'), within);
  expect([heard, requests, server.frames.map(({ data }) => (data as { channel: string }).channel)]).toEqual([
    [
      ['pusher:cache_miss', {}],
      ['win', { id: 1 }],
    ],
    [],
    ['cache-wins.USD', 'cache-jackpots.USD', 'cache-wins.USD'],
  ]);
});

const bodies = (requests: readonly { readonly body?: unknown }[]) =>
  requests.map(({ body }) => new URLSearchParams(String(body)));
const two = ['private-member.42', 'private-member.RMB'] as const;

test('[RT-24] all private channels are authorised by one call, each with its own answer', async () => {
  const server = await listening();
  const refused: number[] = [];
  const { realtime, requests } = open(server.port, fakeClock(), {
    answer: () => ({
      status: 200,
      text: `{"channels":{"${two[0]}":{"auth":"housefront:sig"},"${two[1]}":{"status":403}}}`,
    }),
  });
  for (const name of ['member.42', 'member.RMB']) realtime.join(name, 'private');
  await realtime.connect({ token: () => 'Bearer t1', refused: (status) => refused.push(status) });
  await subscribed(server, 1);
  await settle();
  expect(bodies(requests).map((form) => [form.get('channel_name'), form.getAll('channel_names[]')])).toEqual([
    [two[0], two],
  ]);
  expect(server.frames.map(({ data }) => data)).toMatchObject([{ channel: two[0], auth: 'housefront:sig' }]);
  expect(refused).toEqual([403]);
});

test('[RT-01] [ERR-01] a token that was replaced while its channels were asked for is followed at once, and nothing doubts the login', async () => {
  const server = await listening();
  const refused: number[] = [];
  let token = 'Bearer t1';
  const { realtime, requests } = open(server.port, fakeClock(), {
    answer: ({ headers }) => {
      // The answer to another call arrives first.
      token = 'Bearer t2';
      return headers['authorization'] === token
        ? { status: 200, text: `{"channels":{"${two[0]}":{"auth":"a:b"},"${two[1]}":{"auth":"a:b"}}}` }
        : { status: 401, text: '' };
    },
  });
  for (const name of ['member.42', 'member.RMB']) realtime.join(name, 'private');
  await realtime.connect({ token: () => token, refused: (status) => refused.push(status) });
  await subscribed(server, 2);
  expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer t1', 'Bearer t2']);
  expect(refused).toEqual([]);
});

test('[RT-24] a platform that answers for one channel is asked for the others one by one', async () => {
  const server = await listening();
  const { realtime, requests } = open(server.port, fakeClock());
  for (const name of ['member.42', 'member.RMB']) realtime.join(name, 'private');
  await realtime.connect(member);
  await subscribed(server, 2);
  expect(bodies(requests).map((form) => [form.get('channel_name'), form.getAll('channel_names[]').length])).toEqual([
    [two[0], 2],
    [two[1], 0],
  ]);
});

test.each([
  [401, 1],
  [502, 1],
  [403, 2],
])('[RT-24] a refusal with %i leads to %i calls for two channels', async (status, calls) => {
  const server = await listening();
  const { realtime, requests } = open(server.port, fakeClock(), { answer: () => ({ status, text: '' }) });
  for (const name of ['member.42', 'member.RMB']) realtime.join(name, 'private');
  await realtime.connect(member);
  await vi.waitFor(() => expect(requests).toHaveLength(calls), within);
  await settle();
  expect([requests.length, server.frames.length]).toEqual([calls, 0]);
});

test('[FLD-03] ids of events keep every digit, in JSON inside the frame and as the frame itself', async () => {
  const server = await listening();
  const { realtime } = open(server.port, fakeClock());
  const heard: unknown[] = [];
  realtime.join('web_member', 'public');
  realtime.on('web_member', 'paid', (payload) => heard.push(payload));
  await realtime.connect(member);
  await state(realtime, 'connected');
  await subscribed(server, 1);
  const frame = (data: string) => server.pushText(`{"event":"paid","channel":"web_member","data":${data}}`);
  frame(JSON.stringify('{"order_number":2022072512345928259,"times":3,"text":"2022072512345928259 \\" 1"}'));
  frame('{"order_number":2022072512345928259}');
  frame(JSON.stringify('2022072512345928259'));
  frame(JSON.stringify('no JSON 2022072512345928259'));
  const whole = '2022072512345928259';
  await vi.waitFor(
    () =>
      expect(heard).toEqual([
        { order_number: whole, times: 3, text: `${whole} " 1` },
        { order_number: whole },
        whole,
        `no JSON ${whole}`,
      ]),
    within,
  );
});

test.each([
  ['{"cash":9007199254740993,"version":7}', { cash: money(900_719_925_474_099_300n), version: 7 }],
  ['{"cash":99999999999999.99}', { cash: money(9_999_999_999_999_999n), version: null }],
  ['{"member_cash":-9007199254740993}', { cash: money(-900_719_925_474_099_300n), version: null }],
  ['{"cash":"1.5","version":-1}', { cash: money(150n), version: null }],
])('[FLD-17] the event %s is read as %o, to the last digit', async (json, balance) => {
  const server = await listening();
  const { realtime } = open(server.port, fakeClock());
  const heard: unknown[] = [];
  realtime.join('web_member', 'public');
  realtime.on('web_member', 'money', (payload) => heard.push(readBalance(payload, currencyRow([], 'RMB'))));
  await realtime.connect(member);
  await state(realtime, 'connected');
  await subscribed(server, 1);
  for (const data of [json, JSON.stringify(json)])
    server.pushText(`{"event":"money","channel":"web_member","data":${data}}`);
  await vi.waitFor(() => expect(heard).toEqual([balance, balance]), within);
});

test('[FLD-17] a deposit of an event keeps the digits of its order and amount, and its times are never below 0', async () => {
  const coin = { ...currencyRow([], 'BTC'), decimals: 8 };
  const server = await listening();
  const { realtime } = open(server.port, fakeClock());
  const heard: unknown[] = [];
  realtime.join('web_member', 'public');
  realtime.on('web_member', 'paid', (payload) => heard.push(readDeposit(payload, coin)));
  await realtime.connect(member);
  await state(realtime, 'connected');
  await subscribed(server, 1);
  const json = '{"order_number":2022072512345928259,"deposit_amount":21000000.12345678,"deposit_times":-1}';
  server.pushText(`{"event":"paid","channel":"web_member","data":${JSON.stringify(json)}}`);
  const paid = {
    orderNumber: '2022072512345928259',
    amount: { units: 2_100_000_012_345_678n, currency: coin },
    times: 0,
  };
  await vi.waitFor(() => expect(heard).toEqual([paid]), within);
});

test('[RT-02] [RT-24] the wait grows from 1 s to 5 s and is spread, the first over 2 s', () => {
  const at = (share: number) =>
    [0, 1, 2, 3, 9].map((attempt) => reconnectDelay(attempt, { ...seededRandom(), next: () => share }));
  expect(at(0)).toEqual([1000, 2000, 4000, 4000, 4000]);
  expect(at(0.999_999)).toEqual([3000, 2500, 5000, 5000, 5000]);
});

test('[RT-02] a refused connection is tried again after 1, 2, 4 s and no sooner', async () => {
  const gone = await startServer();
  await gone.stop();
  const clock = fakeClock();
  const { realtime, states } = open(gone.port, clock);
  await realtime.connect(member);
  for (const wait of [1000, 2000, 4000, 4000]) {
    await state(realtime, 'waiting');
    await clock.advance(wait - 1);
    expect(realtime.state()).toBe('waiting');
    await clock.advance(1);
    expect(states.at(-1)).not.toBe('connected');
    expect(states.filter((entry) => entry === 'connecting').length).toBeGreaterThan(1);
  }
});

test('[RT-02] [RT-04x] a lost connection comes back with its channels', async () => {
  const server = await listening();
  const clock = fakeClock();
  const { realtime, states } = open(server.port, clock);
  const heard: unknown[] = [];
  realtime.join('member.42', 'private');
  realtime.on('member.42', 'login', (payload) => heard.push(payload));
  await realtime.connect(member);
  await state(realtime, 'connected');
  // The connection is cut after the server has received the first subscription; earlier, it would not be counted.
  await subscribed(server, 1);
  server.sockets[0]?.terminate();
  await state(realtime, 'waiting');
  await clock.advance(1000);
  await state(realtime, 'connected');
  await subscribed(server, 2);
  server.push('private-member.42', 'login', { token: 'x' });
  await vi.waitFor(() => expect(heard).toEqual([{ token: 'x' }]), within);
  expect(states).toEqual(['connecting', 'connected', 'waiting', 'connecting', 'connected']);
});

test('[RT-02] a silent server is given up after 20 s', async () => {
  const server = await listening();
  server.behaviour.silent = true;
  const clock = fakeClock();
  const { realtime } = open(server.port, clock);
  await realtime.connect(member);
  await vi.waitFor(() => expect(server.sockets).toHaveLength(1), within);
  await clock.advance(19_999);
  expect(realtime.state()).toBe('connecting');
  await clock.advance(1);
  expect(realtime.state()).toBe('waiting');
  server.behaviour.silent = false;
  await clock.advance(1000);
  await state(realtime, 'connected');
});

test('[RT-02] a quiet connection is kept alive by pings', async () => {
  const server = await listening();
  server.behaviour.activity = 0.05;
  const { realtime } = open(server.port, fakeClock());
  await realtime.connect(member);
  await vi.waitFor(() => expect(server.frames.map(({ event }) => event)).toContain('pusher:ping'), within);
});

test('[RT-02] [RT-03x] the driver gets every delay, as its own differ', async () => {
  const server = await listening();
  driven.length = 0;
  const clock = fakeClock();
  const { realtime } = open(server.port, clock);
  await realtime.connect(member);
  await state(realtime, 'connected');
  expect(driven).toMatchObject([{ activityTimeout: 30_000, pongTimeout: 10_000, enableStats: false }]);
});

test('[RT-04x] leaving and disconnecting end membership and socket', async () => {
  const server = await listening();
  const { realtime } = open(server.port, fakeClock());
  realtime.join('web_member', 'public');
  realtime.join('web_member', 'public');
  await Promise.all([realtime.connect(member), realtime.connect(member)]);
  await state(realtime, 'connected');
  realtime.leave('web_member');
  await vi.waitFor(
    () => expect(server.frames.map(({ event }) => event)).toEqual(['pusher:subscribe', 'pusher:unsubscribe']),
    within,
  );
  realtime.disconnect();
  expect(realtime.state()).toBe('off');
  await vi.waitFor(() => expect(server.sockets[0]?.readyState).toBe(3), within);
  expect(server.sockets).toHaveLength(1);
});

test('a channel that is refused costs nothing else', async () => {
  const server = await listening();
  const { realtime, requests } = open(server.port, fakeClock());
  realtime.join('member.42', 'private');
  await realtime.connect({ token: () => undefined, refused: () => undefined });
  await state(realtime, 'connected');
  await vi.waitFor(() => expect(requests).toHaveLength(1), within);
  await settle();
  expect(realtime.state()).toBe('connected');
  expect(server.frames).toEqual([]);
});

test('a disconnect right after a connect leaves no socket open', async () => {
  const server = await listening();
  const { realtime } = open(server.port, fakeClock());
  const connecting = realtime.connect(member);
  realtime.disconnect();
  await connecting;
  await settle();
  expect([realtime.state(), server.sockets.length]).toEqual(['off', 0]);
});
