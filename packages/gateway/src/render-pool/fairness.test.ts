import http from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { BlockList } from 'node:net';
import { systemClock } from '../base/clock.ts';
import { createGateway } from '../createGateway.ts';
import { listenGateway } from '../listen.ts';
import { httpPlatform, type Cleanups } from '../raw-client.fixtures.ts';
import { loadSite } from '../sites/load-site.ts';
import { captureLog, SERVER_JS, writeSite } from '../sites/site.fixtures.ts';
import { createRenderPool } from './render-pool.ts';

vi.setConfig({ testTimeout: 120_000 });

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

/** A site whose pages wait for the platform below `/held`, and are made at once elsewhere. */
const BUILD = `
${SERVER_JS.replace(/export const render.*/, '')}
const page = (html) => ({ status: 200, headers: {}, html, cacheable: true, scriptHashes: [] });
export const render = async ({ url, upstream, signal }) => {
  const { pathname } = new URL(url);
  return page(pathname.startsWith('/held') ? await (await fetch(upstream + pathname, { signal })).text() : pathname);
};
`;

/** A gateway behind a proxy, and a platform that holds its answers until they are released. */
async function start() {
  const released = Promise.withResolvers<void>();
  const asked: string[] = [];
  const { address } = await httpPlatform(cleanups, (request, response) => {
    asked.push(request.url ?? '');
    void released.promise.then(() => response.end('held'));
  });
  const { dir, remove } = writeSite({ 'dist/server/server.js': BUILD });
  const { logger } = captureLog();
  const pool = createRenderPool({ logger, threads: 2 });
  cleanups.push(remove, () => pool.close());
  const site = await loadSite({ dir, hosts: ['play.example.com'], upstream: address }, pool);
  const trustedProxies = new BlockList();
  trustedProxies.addSubnet('127.0.0.0', 8);
  const options = { trustedProxies, renderTimeoutMs: 60_000 };
  const gateway = createGateway({ sites: [site], logger, options, pool });
  const running = await listenGateway(gateway, [{ host: '127.0.0.1', port: 0, site: site.id }]);
  cleanups.push(() => running.stop({ clock: systemClock, delayMs: 0, limitMs: 0 }));
  /** The status of a page for a visitor; 0 for one who leaves. */
  const ask = async (path: string, from: string, leaves?: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const request = http.get(
      {
        host: '127.0.0.1',
        port: running.ports[0],
        path,
        headers: { 'x-forwarded-for': from },
        agent: false,
        signal: leaves,
      },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    );
    request.on('error', () => resolve(0));
    return promise;
  };
  return { ask, asked, pool, release: released.resolve };
}

const pagesOf = (count: number, make: (at: number) => Promise<number>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

test('[SEC-09] the new pages of others are answered while one address asks for 400 pages at a time', async () => {
  const { ask, asked, pool, release } = await start();
  const many = pagesOf(400, (at) => ask(`/held/${at}`, '203.0.113.1'));
  // All places that one address may have are taken, and the others of its pages wait.
  await vi.waitFor(() => expect([asked.length, pool.load().waiting]).toEqual([12, 388]), { timeout: 30_000 });
  for (const from of ['198.51.100.7', '2001:db8::1', '203.0.113.2'])
    expect([from, await ask(`/new/${from}`, from)]).toEqual([from, 200]);
  release();
  expect(new Set(await many)).toEqual(new Set([200]));
});

test('[SEC-09] 1,000 visitors behind one address get their new pages, also while another asks for 400', async () => {
  const { ask, release } = await start();
  release();
  const [carrier, other] = await Promise.all([
    pagesOf(1000, (at) => ask(`/carrier/${at}`, '203.0.113.1')),
    pagesOf(400, (at) => ask(`/held/${at}`, '198.51.100.7')),
  ]);
  expect([new Set(carrier), new Set(other)]).toEqual([new Set([200]), new Set([200])]);
});

test('[SEC-09] pages whose visitors have left take no place; one with a visitor left is made', async () => {
  const { ask, asked, pool, release } = await start();
  const leaving = new AbortController();
  const left = pagesOf(100, (at) => ask(`/held/${at}`, '203.0.113.1', leaving.signal));
  await vi.waitFor(() => expect([asked.length, pool.load().waiting]).toEqual([12, 88]), { timeout: 30_000 });
  const waiting = Array.from({ length: 100 }, (_, at) => `/held/${at}`).find((path) => !asked.includes(path)) ?? '';
  const stayed = ask(waiting, '198.51.100.7');
  // It joins the page that waits already; another page of the same visitor shows that it has come.
  expect(await ask('/new', '198.51.100.7')).toBe(200);
  leaving.abort();
  expect(new Set(await left)).toEqual(new Set([0]));
  await vi.waitFor(() => expect(pool.load().waiting).toBe(1), { timeout: 30_000 });
  release();
  expect(await stayed).toBe(200);
  expect(asked).toHaveLength(13);
});
