import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { captureLog, writeSite } from '../sites/site.fixtures.ts';
import {
  createRenderPool,
  RenderQueueFullError,
  RenderThreadLostError,
  type RenderPoolOptions,
} from './render-pool.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A build that does what the path says; `/die-once` ends its thread the first time, known by a file. */
const BUILD = `
import { existsSync, writeFileSync } from 'node:fs';
const mark = new URL('died', import.meta.url);
const page = (html) => ({ status: 200, headers: {}, html, cacheable: false, scriptHashes: [] });
const ways = {
  '/ok': () => page('done'),
  '/die': () => process.exit(3),
  '/die-once': () => {
    if (existsSync(mark)) return page('at the second try');
    writeFileSync(mark, '');
    return process.exit(3);
  },
  '/wait': (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('heard')))),
  '/deaf': () => new Promise(() => {}),
};
export const config = {};
export const buildId = 'b1';
export const render = async ({ url, signal }) => ways[url]({ signal });
export const addresses = async ({ origin }) => [origin + '/one'];
`;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

function start(over: Partial<RenderPoolOptions> = {}) {
  const { dir, remove } = writeSite({ 'dist/server/server.js': BUILD });
  const file = pathToFileURL(join(dir, 'dist/server/server.js')).href;
  const { logger, lines } = captureLog();
  const pool = createRenderPool({ logger, threads: 1, ...over });
  cleanups.push(remove, () => pool.close());
  const renderer = pool.renderer('1001', file);
  const render = async (url: string, signal = new AbortController().signal) => {
    const { html } = await renderer.render({ url, signal } as never);
    return typeof html === 'string' ? html : new TextDecoder().decode(html);
  };
  return { pool, file, renderer, render, log: () => lines.join('') };
}

/** How a promise was rejected. */
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test('[GW-02] a page whose thread dies under it is made once more on the next', async () => {
  const { render, log } = start();
  expect(await render('/die-once')).toBe('at the second try');
  expect(log()).toContain('a render thread ended by itself');
  expect(log()).toContain('a render thread ended with 3');
});

test('[GW-02] a page that ends its thread twice fails, and the next one is made', async () => {
  const { render } = start();
  expect(await failureOf(render('/die'))).toHaveProperty('message', 'a render thread ended with 3');
  expect(await render('/ok')).toBe('done');
});

test('[GW-02] pages of another site that were on a dying thread are made on the next', async () => {
  const { pool, file, render } = start({ threads: 2 });
  const dying = failureOf(render('/die'));
  const other = pool.renderer('1002', file);
  const signal = new AbortController().signal;
  const pages = ['/ok', '/ok', '/ok'].map((url) => other.render({ url, signal } as never));
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await dying).toBeInstanceOf(Error);
});

test('[GW-02] what is called off before it begins never reaches a thread', async () => {
  const { render } = start();
  const reason = new Error('the visitor went away');
  expect(await failureOf(render('/deaf', AbortSignal.abort(reason)))).toBe(reason);
  expect(await render('/ok')).toBe('done');
});

test('[GW-02] what is called off while it waits gives up its place', async () => {
  const { render } = start({ jobsPerThread: 1, waitingPerSite: 1 });
  const running = new AbortController();
  const first = failureOf(render('/wait', running.signal));
  const waiting = new AbortController();
  const second = failureOf(render('/wait', waiting.signal));
  expect(await failureOf(render('/ok'))).toBeInstanceOf(RenderQueueFullError);
  const reason = new Error('called off');
  waiting.abort(reason);
  expect(await second).toBe(reason);
  const third = render('/ok');
  running.abort(reason);
  expect(await first).toBe(reason);
  expect(await third).toBe('done');
});

test('[GW-02] who calls a page off with something that is no error gets an error with it as its cause', async () => {
  const { render } = start();
  const abort = new AbortController();
  const page = failureOf(render('/wait', abort.signal));
  abort.abort('enough');
  expect(await page).toMatchObject({ message: 'called off', cause: 'enough' });
});

test.each([
  ['/wait', 'leaves its thread alive', 0],
  ['/deaf', 'is ended with its thread', 1],
])('[GW-02] a page at %s that is called off %s', async (url, _what, ended) => {
  const { render, log } = start({ graceMs: 200 });
  await render('/ok');
  const abort = new AbortController();
  const page = failureOf(render(url, abort.signal));
  // Its job has to be on the thread before it is called off.
  await render('/ok');
  abort.abort(new Error('time is up'));
  expect(await page).toHaveProperty('message', 'time is up');
  const times = () => log().split('a render thread is ended: a page takes too long').length - 1;
  await vi.waitFor(() => expect(times()).toBe(ended), 20_000);
  expect(await render('/ok')).toBe('done');
  expect(times()).toBe(ended);
});

test('[GW-05] closing the pool fails what runs, what waits and what comes later', async () => {
  const { pool, render } = start({ jobsPerThread: 1 });
  await render('/ok');
  const [running, waiting] = [failureOf(render('/wait')), failureOf(render('/wait'))];
  await pool.close();
  expect([await running, await waiting]).toEqual([
    new RenderThreadLostError('the pool is closed'),
    new RenderThreadLostError('the pool is closed'),
  ]);
  expect(await failureOf(render('/ok'))).toBeInstanceOf(RenderQueueFullError);
});

test('[GW-01] addresses come from the thread, and what a build says of itself from one of its own', async () => {
  const { pool, file, renderer } = start();
  const request = { origin: 'https://a.example', upstream: '', signal: new AbortController().signal };
  expect(await renderer.addresses(request)).toEqual(['https://a.example/one']);
  expect(await pool.readManifest(file)).toEqual({ config: {}, buildId: 'b1', renders: true, addresses: true });
});

test('[GW-01] many builds are read at once, each with its own answer, the broken ones with their own error', async () => {
  const { pool } = start();
  const builds = Array.from({ length: 6 }, (_, index) => {
    const { dir, remove } = writeSite({
      'dist/server/server.js':
        index === 3
          ? 'throw new Error("broken build")'
          : `export const config = {}; export const buildId = 'b${index}';`,
    });
    cleanups.push(remove);
    return pathToFileURL(join(dir, 'dist/server/server.js')).href;
  });
  const read = await Promise.all(
    builds.map(async (file) => pool.readManifest(file).catch((error: unknown) => String(error))),
  );
  const manifest = (index: number) => ({ config: {}, buildId: `b${index}`, renders: false, addresses: false });
  expect(read).toEqual([
    manifest(0),
    manifest(1),
    manifest(2),
    expect.stringContaining('broken build'),
    manifest(4),
    manifest(5),
  ]);
});
