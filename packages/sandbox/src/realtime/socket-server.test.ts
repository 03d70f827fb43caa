import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createHub } from './hub.ts';
import { attachSocketServer, type KeepAlive } from './socket-server.ts';

const app = { id: '1', key: 'key', secret: 'secret' };
const patient: KeepAlive = { pingAfterMs: 60_000, pongWithinMs: 60_000 };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(keepAlive: KeepAlive = patient): Promise<number> {
  const server = createServer();
  const closeSockets = attachSocketServer(server, app, createHub(app), keepAlive);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(() => {
    closeSockets();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Ending {
  readonly events: string[];
  readonly code: number;
}

function untilClosed(port: number, path: string, onEvent?: (event: string, ws: WebSocket) => void): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    const events: string[] = [];
    ws.on('message', (data: Buffer) => {
      const { event } = JSON.parse(data.toString('utf8'));
      events.push(event);
      onEvent?.(event, ws);
    });
    ws.on('close', (code) => resolve({ events, code }));
    ws.on('error', reject);
  });
}

test.each([
  ['/app/other?protocol=7', 4001],
  ['/app/key', 4008],
  ['/app/key?protocol=', 4008],
  ['/app/key?protocol=4', 4007],
  ['/app/key?protocol=8', 4007],
  ['/app/key?protocol=x', 4007],
])('a wrong handshake %s is closed with %i', async (path, code) => {
  expect(await untilClosed(await serve(), path)).toEqual({ events: ['pusher:error'], code });
});

test('a silent client is pinged and, when it stays silent, closed with 4201', async () => {
  const ending = await untilClosed(await serve({ pingAfterMs: 20, pongWithinMs: 20 }), '/app/key?protocol=7');
  expect(ending).toEqual({
    events: ['pusher:connection_established', 'pusher:ping', 'pusher:error'],
    code: 4201,
  });
});

test('a client that answers pings stays', async () => {
  let pings = 0;
  const ending = await untilClosed(
    await serve({ pingAfterMs: 20, pongWithinMs: 2_000 }),
    '/app/key?protocol=7',
    (event, ws) => {
      if (event !== 'pusher:ping') return;
      pings += 1;
      if (pings < 3) ws.send('{"event":"pusher:pong","data":{}}');
      else ws.close(1000);
    },
  );
  expect(ending.events.filter((event) => event === 'pusher:error')).toEqual([]);
  expect([pings, ending.code]).toEqual([3, 1000]);
});

test('a frame beyond the limit ends its connection only', async () => {
  const port = await serve();
  const ending = await untilClosed(port, '/app/key?protocol=7', (_event, ws) => ws.send('x'.repeat(30_000)));
  expect(ending.code).toBe(1009);
  const next = await untilClosed(port, '/app/key?protocol=7', (_event, ws) => ws.close(1000));
  expect(next.events).toEqual(['pusher:connection_established']);
});
