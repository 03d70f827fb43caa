import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { seededRandom, type FakeClock } from '../../testing/index.ts';
import { echoRealtime, type EchoRealtimeOptions } from './echo-realtime.ts';
import type { HttpRequest, RealtimePort, RealtimeState } from '../ports/ports.ts';

interface Frame {
  readonly event: string;
  readonly data?: unknown;
}

/** A socket server for the part of the Pusher protocol that the tests need. */
export const startServer = async (port = 0) => {
  const http: Server = createServer();
  const sockets: WebSocket[] = [];
  const frames: Frame[] = [];
  const paths: string[] = [];
  const behaviour = {
    silent: false,
    closeWith: undefined as number | undefined,
    activity: 120,
    pongs: false,
    refuses: false,
  };
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
      if (frame.event === 'pusher:ping' && behaviour.pongs) say('pusher:pong', {});
      if (frame.event !== 'pusher:subscribe') return;
      if (behaviour.refuses) say('pusher:subscription_error', { type: 'AuthError', status: 401 }, frame.data.channel);
      else say('pusher_internal:subscription_succeeded', {}, frame.data.channel);
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
    /** A frame as text, so that a test controls the form of its numbers. */
    pushText: (frame: string) => sockets.at(-1)?.send(frame),
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

/** Answers to channel authorizations: a status and a body. */
type Answer = (request: HttpRequest) => { readonly status: number; readonly text: string } | Promise<never>;

const allow = '{"auth":"housefront:sig"}';
const withToken: Answer = ({ headers }) => ({
  status: headers['authorization'] === undefined ? 403 : 200,
  text: allow,
});

/** Realtime connected to a server of these tests. The clock moves only by a test unless one is passed. */
export const open = (
  port: number,
  clock: FakeClock,
  { answer = withToken, delays }: { readonly answer?: Answer; readonly delays?: EchoRealtimeOptions['delays'] } = {},
) => {
  const requests: HttpRequest[] = [];
  const random = { ...seededRandom(), next: () => 0 };
  const realtime: RealtimePort = echoRealtime({
    key: 'housefront',
    host: '127.0.0.1',
    port,
    tls: false,
    authPath: '/api/broadcasting/auth',
    clock,
    delays,
    random,
    http: {
      send: async (request) => {
        requests.push(request);
        return { header: () => null, ...(await answer(request)) };
      },
    },
  });
  const states: RealtimeState[] = [];
  realtime.onState((state) => states.push(state));
  opened.push(realtime);
  return { realtime, states, requests, random };
};

type Heard = Awaited<ReturnType<typeof startServer>>;

/** Waits until the server has received this many subscriptions. */
export const subscribed = (server: Heard, times: number) =>
  vi.waitFor(
    () => expect(server.frames.filter(({ event }) => event === 'pusher:subscribe')).toHaveLength(times),
    within,
  );

/** A member whose token is never refused. */
export const member = { token: () => 'Bearer t1', refused: () => undefined };
/** Timeouts for events on real sockets. */
export const within = { timeout: 5000, interval: 5 };
/** Waits until the connection is in a state. */
export const state = (realtime: RealtimePort, wanted: RealtimeState) =>
  vi.waitFor(() => expect(realtime.state()).toBe(wanted), within);

/** A server that is stopped with the test. */
export const listening = async () => {
  const server = await startServer();
  servers.push(server);
  return server;
};
