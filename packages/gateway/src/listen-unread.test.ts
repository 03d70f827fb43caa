import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import http, { type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from './base/clock.ts';
import { createGateway } from './createGateway.ts';
import { listenGateway } from './listen.ts';
import { loadSite } from './sites/load-site.ts';
import { captureLog, pageOf, writeSite } from './sites/site.fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

/** Far more than the system keeps for both ends of a connection. */
const LONG = 16 * 1024 * 1024;

/** A gateway whose page, file and platform answers are long; clients that take nothing have `unreadMs`. */
async function start(unreadMs: number, platform?: http.RequestListener) {
  const upstream = http.createServer(
    platform ??
      ((_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('x'.repeat(LONG))),
  );
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const written = writeSite({ 'dist/client/assets/long-1a2b.js': Buffer.alloc(LONG, 'x') });
  const site = await loadSite({ dir: written.dir, hosts: ['play.example.com'] });
  const gateway = createGateway({
    sites: [
      {
        ...site,
        upstream: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
        render: (request) => Promise.resolve({ ...pageOf(request), html: 'x'.repeat(LONG) }),
      },
    ],
    logger: captureLog().logger,
    options: { pageCacheBytes: LONG * 32 },
  });
  const running = await listenGateway(gateway, [{ host: '127.0.0.1', port: 0, site: '1001' }], { unreadMs });
  cleanups.push(written.remove, () => (upstream.closeAllConnections(), upstream.close()));
  cleanups.push(() => running.stop({ clock: systemClock, delayMs: 0, limitMs: 50 }));
  return running.ports[0] ?? 0;
}

/** A client that sends a request and reads nothing until it is asked to; `ended` resolves once its connection is over. */
function ask(port: number, path: string) {
  const socket: Socket = connect(port, '127.0.0.1', () =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: play.example.com\r\n\r\n`),
  );
  socket.pause();
  cleanups.push(() => socket.destroy());
  const ended = new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    socket.on('close', () => resolve('closed'));
  });
  return { socket, ended };
}

test.each(['/faq', '/assets/long-1a2b.js', '/api/long'])(
  '[GW-01] clients that take nothing of %s lose their connection',
  async (path) => {
    const port = await start(300);
    if (path === '/faq') await fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.arrayBuffer());
    const taken = new Set<Socket>();
    const onRequest = (message: unknown) => {
      const { socket } = message as { readonly socket: Socket };
      if (socket.localPort === port) taken.add(socket);
    };
    subscribe('http.server.request.start', onRequest);
    cleanups.push(() => unsubscribe('http.server.request.start', onRequest));
    const clients = Array.from({ length: 10 }, () => ask(port, path));
    await vi.waitFor(() => expect(taken.size).toBe(10), { timeout: 20_000 });
    await vi.waitFor(() => expect([...taken].filter((socket) => !socket.destroyed)).toEqual([]), { timeout: 20_000 });
    // A client that is paused hears of it as soon as it reads on.
    for (const { socket } of clients) socket.resume();
    expect(new Set(await Promise.all(clients.map(({ ended }) => ended)))).toEqual(new Set(['ECONNRESET']));
  },
);

test('[GW-01] a client that reads slowly, for longer than that, gets its whole answer', async () => {
  const port = await start(3000);
  const { socket } = ask(port, '/assets/long-1a2b.js');
  let [taken, pauses] = [0, 0];
  socket.on('data', (part: Buffer) => {
    taken += part.length;
    if (taken / LONG < pauses / 40) return;
    pauses += 1;
    socket.pause();
    setTimeout(() => socket.resume(), 100);
  });
  socket.resume();
  await vi.waitFor(() => expect(taken).toBeGreaterThan(LONG), { timeout: 40_000 });
  expect(pauses).toBeGreaterThanOrEqual(40);
});

test('[GW-03] a platform that takes its time costs no client the connection', async () => {
  const port = await start(100, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    setTimeout(() => response.write('first '), 500);
    setTimeout(() => response.end('last'), 1000);
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    http.get({ host: '127.0.0.1', port, path: '/api/slow' }, resolve).on('error', reject),
  );
  let text = '';
  for await (const part of answer) text += String(part);
  expect(text).toBe('first last');
});

test('[GW-01] a connection without a request waits for its next one beyond that time', async () => {
  const port = await start(100);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  cleanups.push(() => agent.destroy());
  const used = new Set<unknown>();
  for (const wait of [0, 500]) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      http.get({ host: '127.0.0.1', port, path: '/healthz', agent }, resolve).on('error', reject),
    );
    used.add(answer.socket);
    for await (const _part of answer);
  }
  expect(used.size).toBe(1);
});
