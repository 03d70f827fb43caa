import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { fakeClock, seededRandom, settle, type FakeClock } from '../testing/index.ts';
import { echoRealtime, REALTIME_DELAYS, reconnectDelay } from './echo-realtime.ts';
import type { HttpRequest, RealtimePort, RealtimeState } from './ports.ts';

interface Frame {
  readonly event: string;
  readonly data?: unknown;
}

/** A socket server that speaks the few words of the Pusher protocol the tests need. */
const startServer = async (port = 0) => {
  const http: Server = createServer();
  const sockets: WebSocket[] = [];
  const frames: Frame[] = [];
  const paths: string[] = [];
  const behaviour = { silent: false, closeWith: undefined as number | undefined, activity: 120 };
  new WebSocketServer({ server: http }).on('connection', (socket, request) => {
    sockets.push(socket);
    paths.push(request.url ?? '');
    if (behaviour.closeWith !== undefined) return socket.close(behaviour.closeWith);
    if (behaviour.silent) return;
    const say = (event: string, data: unknown, channel?: string) =>
      socket.send(JSON.stringify({ event, data: JSON.stringify(data), ...(channel !== undefined && { channel }) }));
    say('pusher:connection_established', { socket_id: '1.2', activity_timeout: behaviour.activity });
    socket.on('message', (raw: Buffer) => {
      const frame = JSON.parse(raw.toString()) as Frame & { data: { channel: string } };
      frames.push(frame);
      if (frame.event === 'pusher:subscribe') say('pusher_internal:subscription_succeeded', {}, frame.data.channel);
    });
  });
  await new Promise<void>((done) => http.listen(port, '127.0.0.1', done));
  return {
    port: (http.address() as AddressInfo).port,
    sockets,
    frames,
    paths,
    behaviour,
    push: (channel: string, event: string, data: unknown) =>
      sockets.at(-1)?.send(JSON.stringify({ event, channel, data: JSON.stringify(data) })),
    stop: () => {
      for (const socket of sockets) socket.terminate();
      return new Promise<void>((done) => http.close(() => done()));
    },
  };
};

const opened: { disconnect(): void }[] = [];
const servers: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const realtime of opened.splice(0)) realtime.disconnect();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const open = (port: number, clock: FakeClock) => {
  const requests: HttpRequest[] = [];
  const realtime: RealtimePort = echoRealtime({
    key: 'housefront',
    host: '127.0.0.1',
    port,
    tls: false,
    authPath: '/api/broadcasting/auth',
    clock,
    random: { ...seededRandom(), next: () => 0 },
    http: {
      send: (request) => {
        requests.push(request);
        const refused = request.headers['authorization'] === undefined;
        return Promise.resolve({ status: refused ? 403 : 200, header: () => null, text: '{"auth":"housefront:sig"}' });
      },
    },
  });
  const states: RealtimeState[] = [];
  realtime.onState((state) => states.push(state));
  opened.push(realtime);
  return { realtime, states, requests };
};

type Heard = Awaited<ReturnType<typeof startServer>>;
const subscribed = (server: Heard, times: number) =>
  vi.waitFor(
    () => expect(server.frames.filter(({ event }) => event === 'pusher:subscribe')).toHaveLength(times),
    within,
  );

const member = { token: () => 'Bearer t1' };
const within = { timeout: 5000, interval: 5 };
const state = (realtime: RealtimePort, wanted: RealtimeState) =>
  vi.waitFor(() => expect(realtime.state()).toBe(wanted), within);

const listening = async () => {
  const server = await startServer();
  servers.push(server);
  return server;
};

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

test('[RT-02] the wait grows from 1 s to 5 s and is spread', () => {
  const at = (share: number) =>
    [0, 1, 2, 3, 9].map((attempt) => reconnectDelay(attempt, { ...seededRandom(), next: () => share }));
  expect(at(0)).toEqual([1000, 2000, 4000, 4000, 4000]);
  expect(at(0.999_999)).toEqual([1250, 2500, 5000, 5000, 5000]);
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
  // The line is cut after the server has heard the first subscription: cut sooner, it would never count it.
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
  await clock.advance(REALTIME_DELAYS.connect - 1);
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
  expect(REALTIME_DELAYS).toMatchObject({ ping: 30_000, pong: 10_000 });
});

test('a server that refuses for good is not asked again', async () => {
  const server = await listening();
  server.behaviour.closeWith = 4001;
  const clock = fakeClock();
  const { realtime } = open(server.port, clock);
  await realtime.connect(member);
  await state(realtime, 'off');
  await clock.advance(60_000);
  await settle();
  expect(server.sockets).toHaveLength(1);
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
  await realtime.connect({ token: () => undefined });
  await state(realtime, 'connected');
  await vi.waitFor(() => expect(requests).toHaveLength(1), within);
  await settle();
  expect(realtime.state()).toBe('connected');
  expect(server.frames).toEqual([]);
});

test('disconnecting before the driver is loaded opens no socket', async () => {
  const server = await listening();
  const { realtime } = open(server.port, fakeClock());
  const connecting = realtime.connect(member);
  realtime.disconnect();
  await connecting;
  await settle();
  expect([realtime.state(), server.sockets.length]).toEqual(['off', 0]);
});
