import http, { type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from './base/clock.ts';
import { createGateway } from './createGateway.ts';
import { listenGateway } from './listen.ts';
import { captureLog, pageOf, siteOf } from './sites/site.fixtures.ts';

vi.setConfig({ testTimeout: 30_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

/** Resolves once a server of this process has met what happened to its connections before: it has taken one more. */
async function noticed(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.destroy();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
}

/** A gateway before a platform that reports its calls; `left` sends a request and leaves once it is there. */
async function start(platform: RequestListener) {
  const arrived = Promise.withResolvers<void>();
  const upstream = http.createServer((request, response) => {
    arrived.resolve();
    platform(request, response);
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const log = captureLog();
  const over = Promise.withResolvers<void>();
  const render = async (...[request]: Parameters<typeof pageOf>) => {
    arrived.resolve();
    await over.promise;
    return pageOf(request);
  };
  const site = siteOf({ render, upstream: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` });
  const gateway = createGateway({ sites: [site], logger: log.logger });
  const running = await listenGateway(gateway, [{ host: '127.0.0.1', port: 0, site: '1001' }]);
  cleanups.push(() => (upstream.closeAllConnections(), upstream.close()));
  cleanups.push(() => running.stop({ clock: systemClock, delayMs: 0, limitMs: 50 }));
  const left = async (head: string, until: (text: string) => boolean = () => true, whole = true) => {
    let text = '';
    const socket = connect(running.ports[0] ?? 0, '127.0.0.1', () => socket.write(head));
    socket.on('data', (part) => (text += part.toString())).on('error', () => undefined);
    // The platform is asked once the request is here as a whole.
    await (whole ? arrived.promise : noticed(running.ports[0] ?? 0));
    await vi.waitFor(() => expect(until(text)).toBe(true), { timeout: 10_000 });
    socket.destroy();
    await noticed(running.ports[0] ?? 0);
    over.resolve();
    await vi.waitFor(() => expect(log.lines.length).toBeGreaterThan(0), { timeout: 10_000 });
    return log.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  const stayed = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${running.ports[0]}${path}`, {
      headers: { host: 'play.example.com' },
    });
    await answer.text();
    await vi.waitFor(() => expect(log.lines.length).toBeGreaterThan(0), { timeout: 10_000 });
    return log.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  return { left, stayed, log };
}

const HEAD = 'Host: play.example.com\r\nContent-Type: application/json\r\n';

test.each([
  ['waits for the platform', `POST /api/x HTTP/1.1\r\n${HEAD}Content-Length: 2\r\n\r\n{}`],
  ['is still sending', `POST /api/x HTTP/1.1\r\n${HEAD}Content-Length: 20\r\n\r\n{"a":`],
  ['waits for a page', `GET /faq HTTP/1.1\r\n${HEAD}\r\n`],
])('[GW-05] a visitor who leaves while he %s is no error', async (_name, request) => {
  const { left } = await start((incoming) => void incoming.resume());
  const lines = await left(request, undefined, !request.endsWith('{"a":'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 30, msg: 'request', status: 499 });
  expect(lines[0]).not.toHaveProperty('failure');
});

test('[GW-05] a visitor who leaves in the middle of an answer breaks nothing off', async () => {
  const ended = Promise.withResolvers<void>();
  const { left, log } = await start((_incoming, response) => {
    response.on('close', () => ended.resolve()).write('half');
  });
  const lines = await left(`GET /api/x HTTP/1.1\r\n${HEAD}\r\n`, (text) => text.includes('half'));
  await ended.promise;
  // A message about it would be sent in the same turn in which the platform's connection ends.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
  expect(lines).toMatchObject([{ level: 30, status: 200 }]);
  expect(log.lines).toHaveLength(1);
});

test('[GW-05] a platform that breaks off while the visitor waits is an error', async () => {
  const { stayed } = await start((incoming) => void incoming.socket.destroy());
  const lines = await stayed('/api/x');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 50, msg: 'request', status: 502, failure: expect.stringMatching(/./) });
});
