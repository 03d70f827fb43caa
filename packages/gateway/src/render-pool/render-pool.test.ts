import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createGateway } from '../createGateway.ts';
import { listenGateway } from '../listen.ts';
import { loadSite } from '../sites/load-site.ts';
import { captureLog, SERVER_JS, writeSite } from '../sites/site.fixtures.ts';
import { systemClock } from '../base/clock.ts';
import type { GatewaySite } from '../sites/gateway-site.ts';
import { createRenderPool, type RenderPoolOptions } from './render-pool.ts';

/** A platform with an answer for each way of being hostile. */
const platform = createServer((request, response) => {
  if (request.url === '/never') return;
  response.end(request.url === '/huge' ? JSON.stringify(Array.from({ length: 300_000 }, (_, id) => ({ id }))) : '[]');
});
beforeAll(() => new Promise<void>((done) => platform.listen(0, '127.0.0.1', done)));
afterAll(() => {
  platform.closeAllConnections();
  platform.close();
});

/** A site whose pages do what their path says with what the platform answers. */
const site = (id: number) => `
${SERVER_JS.replace('"siteId":1001', `"siteId":${id}`).replace(/export const render.*/, '')}
import { threadId } from 'node:worker_threads';
const page = (html) => ({ status: 200, headers: {}, html, cacheable: false, scriptHashes: [] });
const spin = () => { for (;;) JSON.stringify([1]); };
const block = () => { for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000); };
const ways = {
  '/thread': () => page(String(threadId)),
  '/spin': spin,
  '/block': block,
  '/huge': async (request) => {
    const list = await (await fetch(request.upstream + '/huge', { signal: request.signal })).json();
    for (const round of Array(1000)) list.map((one) => JSON.stringify(one));
    return page('rendered');
  },
  '/never': async (request) => page(await (await fetch(request.upstream + '/never', { signal: request.signal })).text()),
  '/deaf': () => new Promise(() => {}),
  '/waits': () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
    return page(String(threadId));
  },
  '/memory': () => { const all = []; for (;;) all.push({ id: all.length, text: String(all.length) }); },
  '/note': (request) => { request.warn('lists are too long', { call: 'gameList', cut: 7 }); return page('noted'); },
  '/text': () => ({ ...page('<p>遊戲 🎰 \ud800</p>'), cacheable: true, payload: '{"a":"遊戲"}' }),
  '/nothing': () => page(undefined),
  '/throw': () => { throw new RangeError('no such page'); },
};
export const render = async (request) => ways['/' + new URL(request.url).pathname.split('/')[1]](request);
export const addresses = async ({ origin }) => ['/', '/of/' + new URL(origin).hostname];
`;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

async function start(over: Partial<RenderPoolOptions> = {}, timeouts: { readonly renderTimeoutMs?: number } = {}) {
  const { logger, lines } = captureLog();
  const pool = createRenderPool({ logger, threads: 3, ...over });
  cleanups.push(() => pool.close());
  const sites: GatewaySite[] = [];
  for (const id of [1001, 1002, 1003]) {
    const { dir, remove } = writeSite({ 'dist/server/server.js': site(id) });
    cleanups.push(remove);
    const upstream = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
    sites.push(await loadSite({ dir, hosts: [`s${id}.example.com`], upstream }, pool));
  }
  const gateway = createGateway({ sites, logger, options: { renderTimeoutMs: 20_000, ...timeouts } });
  const running = await listenGateway(gateway, [
    { host: '127.0.0.1', port: 0 },
    ...sites.map(({ id }) => ({ host: '127.0.0.1', port: 0, site: id })),
  ]);
  cleanups.push(() => running.stop({ clock: systemClock, delayMs: 0, limitMs: 0 }));
  const ask = async (path: string, id = 0) => {
    const reply = await fetch(`http://localhost:${running.ports[id]}${path}`);
    return { status: reply.status, text: await reply.text() };
  };
  return { ask, lines, log: () => lines.join('') };
}

test('[GW-02] a site is rendered on a thread, and its code never runs in the process itself', async () => {
  const { ask } = await start();
  const { status, text } = await ask('/thread', 1);
  expect(status).toBe(200);
  expect(Number(text)).toBeGreaterThan(0);
  expect((await ask('/sitemap.xml', 2)).text).toContain('/of/localhost');
});

test('[GW-05] while a page of a huge answer is made, health and the pages of other sites are answered', async () => {
  const { ask, log } = await start({ maxStalledCpuMs: 60_000 }, { renderTimeoutMs: 60_000 });
  await Promise.all([1, 2, 3].map((id) => ask('/thread', id)));
  let over = false;
  ask('/huge', 1).then(
    () => (over = true),
    () => undefined,
  );
  let answered = 0;
  while (answered < 20) {
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/thread', 2)).status).toBe(200);
    answered += 1;
  }
  // All of that was answered in the midst of it, not after it.
  expect(over).toBe(false);
  expect(log()).not.toContain('is ended');
});

test('[GW-02] a page that never ends gets the error page, its thread is replaced, and the log says so', async () => {
  const { ask, log } = await start({ maxStalledCpuMs: 300 });
  expect((await ask('/spin', 1)).status).toBe(500);
  expect(log()).toMatch(/"sites":\["1001"\],"msg":"a render thread is ended: it is stalled"/);
  expect(log()).toContain('RenderThreadLostError: it is stalled');
  expect((await ask('/thread', 1)).status).toBe(200);
});

test('a thread that only waits for the processor is not ended', async () => {
  const { ask, log } = await start({ threads: 1, maxStalledCpuMs: 300 });
  const { text } = await ask('/thread', 1);
  expect(await ask('/waits', 1)).toEqual({ status: 200, text });
  expect(log()).not.toContain('is ended');
});

test('a thread that had no turn to end a page that was called off is kept', async () => {
  const { ask, log } = await start({ threads: 1, graceMs: 500 }, { renderTimeoutMs: 300 });
  const { text } = await ask('/thread', 1);
  await ask('/waits', 1);
  await expect.poll(async () => (await ask('/thread', 1)).text, { timeout: 5000 }).toBe(text);
  expect(log()).not.toContain('is ended');
});

test.each([
  ['/never', 'RenderTimeoutError'],
  ['/deaf', 'a render thread is ended: a page takes too long'],
])('[GW-02] what waits for ever at %s ends with the time limit', async (path, line) => {
  const { ask, log } = await start({ graceMs: 50 }, { renderTimeoutMs: 3000 });
  expect((await ask(path, 1)).status).toBe(500);
  expect(log()).toContain('RenderTimeoutError');
  await expect.poll(log).toContain(line);
  expect((await ask('/thread', 2)).status).toBe(200);
});

test('one site that blocks whatever it gets leaves a thread to the others', async () => {
  const { ask, log } = await start({ maxStalledCpuMs: 60_000, graceMs: 100 }, { renderTimeoutMs: 2500 });
  await Promise.all([1, 2, 3].map((id) => ask('/thread', id)));
  // They keep their threads without using the processor, which the tests beside this one need.
  const blocked = Array.from({ length: 12 }, (_, round) => ask(`/block/${round}`, 1));
  // Its first pages block their threads before the others come.
  for (let round = 0; round < 10; round += 1) {
    for (const id of [2, 3]) expect((await ask('/thread', id)).status).toBe(200);
  }
  expect((await Promise.all(blocked)).map(({ status }) => status)).toEqual(Array(12).fill(500));
  expect(log()).not.toContain('"site":"1002","method":"GET","path":"/thread","status":500');
});

test('pages that a thread lost for the sake of another one are made on the next', async () => {
  const { ask } = await start({ threads: 1, maxStalledCpuMs: 300 });
  await ask('/thread', 1);
  const spinning = ask('/spin', 2);
  const others = await Promise.all([1, 3, 1].map((id, round) => ask(`/thread/${round}`, id)));
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await spinning).status).toBe(500);
});

test('a thread that needs too much memory ends, and nothing else does', async () => {
  const { ask, log } = await start({ memoryMb: 64 });
  expect((await ask('/memory', 1)).status).toBe(500);
  // An engine that is busy with collecting has no turn of the event loop either.
  expect(log()).toMatch(/ERR_WORKER_OUT_OF_MEMORY|RenderThreadLostError: it is stalled/);
  expect((await ask('/thread', 1)).status).toBe(200);
});

test('so many pages of a site wait, the next ones are refused at once', async () => {
  const { ask, log } = await start({ threads: 1, jobsPerThread: 1, waitingPerSite: 2 }, { renderTimeoutMs: 3000 });
  const all = await Promise.all(Array.from({ length: 5 }, (_, round) => ask(`/never/${round}`, 1)));
  expect(all.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  expect(log().split('RenderQueueFullError: too many pages of 1001 wait')).toHaveLength(3);
  expect((await ask('/thread', 2)).status).toBe(200);
});

test('[GW-05] notes of a render are logged with site and request, and its errors by their names', async () => {
  const { ask, lines, log } = await start();
  expect((await ask('/note', 2)).text).toBe('noted');
  const note = lines.map((line) => JSON.parse(line) as object).find((line) => 'call' in line);
  expect(note).toMatchObject({ level: 40, site: '1002', call: 'gameList', cut: 7, msg: 'lists are too long' });
  expect(note).toHaveProperty('id', expect.stringMatching(/./));
  expect((await ask('/throw', 1)).status).toBe(500);
  expect(log()).toContain('RangeError: no such page');
});

test('a thread that has read many builds is replaced once it is free', async () => {
  const { ask } = await start({ threads: 1, sitesPerThread: 2 });
  const threads: string[] = [];
  for (const id of [1, 2, 1, 3, 1]) threads.push((await ask('/thread', id)).text);
  expect(new Set(threads.slice(0, 4)).size).toBe(1);
  expect(threads[4]).not.toBe(threads[0]);
});

test('[GW-01] a build that cannot be read gives one clear line and leaves the process alone', async () => {
  const pool = createRenderPool({ logger: captureLog().logger });
  cleanups.push(() => pool.close());
  for (const [code, message] of [
    ['export const x = ;', /dist\/server\/server\.js cannot be loaded \(.+\); build the site again$/],
    ['process.exit(3)', /cannot be loaded \(a render thread ended with 3\)/],
    ['export const x = 1', /has no usable render; build the site again$/],
  ] as const) {
    const { dir, remove } = writeSite({ 'dist/server/server.js': code });
    cleanups.push(remove);
    await expect(loadSite({ dir, hosts: [], port: 1 }, pool)).rejects.toThrow(message);
  }
});

test('[GW-02] what a page is made of comes from its thread as it was written', async () => {
  const { ask } = await start();
  expect(await ask('/text', 1)).toEqual({ status: 200, text: '<p>遊戲 🎰 \ufffd</p>' });
  expect(await ask('/text/_payload.json?build=b1', 1)).toEqual({
    status: 200,
    text: '{"build":"b1","data":{"a":"遊戲"}}',
  });
  expect(await ask('/nothing', 1)).toMatchObject({ status: 500 });
});
