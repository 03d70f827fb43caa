import { expect, test, vi } from 'vitest';
import { manualClock } from '../sites/site.fixtures.ts';
import { encodeBody } from './encoded-body.ts';
import { createPageCache } from './page-cache.ts';
import { createPurges } from './purges.ts';
import type { RenderedPage } from './render-page.ts';

const page = (text: string, over: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [],
  body: encodeBody(text),
  inline: { scripts: [], styles: ['nonce-x'] },
  sharedTags: undefined,
  look: false,
  redirect: undefined,
  payload: undefined,
  keep: true,
  size: 1000,
  ...over,
});

const TAGS = ['site-1001', 'site-1001-page-home'];

function cacheOf(maxBytes = 10_000) {
  const clock = manualClock();
  const onRenewalError = vi.fn<(error: unknown) => void>();
  const purges = createPurges();
  return {
    clock,
    purges,
    onRenewalError,
    cache: createPageCache({ clock, purges, maxBytes, freshMs: 30, staleMs: 600, onRenewalError }),
  };
}

const VISITOR = '203.0.113.9';
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('[GW-02] a renewal that fails or ends in 5xx keeps the old page, within its time', async () => {
  const { cache, clock, onRenewalError } = cacheOf();
  const old = page('old');
  await cache.get('k', VISITOR, TAGS, () => Promise.resolve(old));
  clock.advance(30);
  const boom = new Error('upstream is gone');
  expect((await cache.get('k', VISITOR, TAGS, () => Promise.reject(boom))).page).toBe(old);
  await settle();
  expect(onRenewalError).toHaveBeenCalledWith(boom);
  await cache.get('k', VISITOR, TAGS, () => Promise.resolve(page('sorry', { status: 503, keep: false })));
  await settle();
  expect((await cache.get('k', VISITOR, TAGS, () => Promise.reject(boom))).state).toBe('stale');
  await settle();
  clock.advance(600);
  await expect(cache.get('k', VISITOR, TAGS, () => Promise.reject(boom))).rejects.toBe(boom);
});

test('[GW-02] a page that became personal is forgotten', async () => {
  const { cache, clock } = cacheOf();
  await cache.get('k', VISITOR, TAGS, () => Promise.resolve(page('old')));
  clock.advance(30);
  await cache.get('k', VISITOR, TAGS, () => Promise.resolve(page('mine', { keep: false })));
  await settle();
  expect(cache.bytes).toBe(0);
});

test('[GW-02] a failed rendering does not block the next one', async () => {
  const { cache } = cacheOf();
  await expect(cache.get('k', VISITOR, TAGS, () => Promise.reject(new Error('once')))).rejects.toThrow('once');
  expect((await cache.get('k', VISITOR, TAGS, () => Promise.resolve(page('ok')))).state).toBe('miss');
});

test('[GW-02] ten thousand different addresses stay within the room', async () => {
  const { cache } = cacheOf(50_000);
  for (let index = 0; index < 10_000; index += 1)
    await cache.get(`/nope/${index}`, VISITOR, TAGS, () => Promise.resolve(page('404')));
  expect(cache.bytes).toBeLessThanOrEqual(50_000);
});

test('[GW-02] pages expire, and leave the memory, when their time is over', async () => {
  const { cache, clock } = cacheOf();
  for (const key of ['a', 'b', 'c']) await cache.get(key, VISITOR, TAGS, () => Promise.resolve(page(key)));
  expect(cache.bytes).toBeGreaterThan(3000);
  clock.advance(30);
  expect(cache.fresh('a', VISITOR)).toBeUndefined();
  clock.advance(600);
  expect((await cache.get('d', VISITOR, TAGS, () => Promise.resolve(page('d')))).state).toBe('miss');
  expect(cache.bytes).toBeLessThan(1100);
});

const KNOWN = ['/', '/faq', '/discount', '/gameHall/3'];

/** A cache in which two visitors have asked for known pages, and one for a page of their own. */
async function usedCache() {
  const { cache } = cacheOf(160_000);
  const ask = (path: string, address: string, over: Partial<RenderedPage> = {}) =>
    cache.get(path, address, TAGS, () => Promise.resolve(page(path, over)));
  for (const address of ['198.51.100.1', '2001:db8:1::1']) for (const path of KNOWN) await ask(path, address);
  await ask('/sponsor', '198.51.100.1');
  const kept = () => [...KNOWN, '/sponsor'].filter((path) => cache.fresh(path, '198.51.100.1') !== undefined);
  return { cache, ask, kept };
}

test.each([
  ['an address', () => '203.0.113.9'],
  ['the lines of an IPv6 network', (index: number) => `2001:db8::${index.toString(16)}`],
])('[GW-02] one visitor with 10,000 searches from %s evicts no page of another visitor', async (_name, address) => {
  const { cache, ask, kept } = await usedCache();
  for (let index = 0; index < 10_000; index += 1) await ask(`/slotgame?q=${index}`, address(index));
  expect(kept()).toEqual([...KNOWN, '/sponsor']);
  expect(cache.bytes).toBeLessThanOrEqual(160_000);
  // Others still find room, and the visitor's own pages make it.
  for (let index = 0; index < 50; index += 1) await ask(`/game/${index}`, `198.51.101.${index}`);
  expect(kept()).toEqual([...KNOWN, '/sponsor']);
  expect(cache.fresh('/game/0', '198.51.101.0')).toBeDefined();
});

test('[GW-02] 10,000 addresses without a page, asked for by everybody, push no page out', async () => {
  const { cache, ask, kept } = await usedCache();
  for (let index = 0; index < 10_000; index += 1) {
    const path = `/nope/${index % 5000}`;
    await ask(path, `10.0.${index >> 8}.${index & 255}`, { status: 404 });
  }
  expect(kept()).toEqual([...KNOWN, '/sponsor']);
  expect(cache.bytes).toBeLessThanOrEqual(160_000);
});

test('[GW-02] a page that is found or lost is kept once, as what it is now', async () => {
  const { cache, clock } = cacheOf(160_000);
  const states = [];
  for (const status of [404, 200, 404]) {
    await cache.get('k', VISITOR, TAGS, () => Promise.resolve(page('text', { status })));
    await settle();
    states.push([cache.fresh('k', VISITOR)?.status, cache.bytes]);
    clock.advance(30);
  }
  expect(states).toEqual([404, 200, 404].map((status) => [status, 1002]));
});

test('[GW-02] visitors who ask while a page is renewed get the old page, and start one renewal', async () => {
  const { cache, clock } = cacheOf();
  const [old, renewed] = [page('old'), page('new')];
  await cache.get('k', VISITOR, TAGS, () => Promise.resolve(old));
  clock.advance(30);
  const rendering = Promise.withResolvers<RenderedPage>();
  const make = vi.fn<() => Promise<RenderedPage>>(() => rendering.promise);
  const asked = await Promise.all([1, 2, 3].map(async () => cache.get('k', VISITOR, TAGS, make)));
  for (const found of asked) expect(found).toEqual({ page: old, state: 'stale' });
  expect(make).toHaveBeenCalledTimes(1);
  expect(cache.fresh('k', VISITOR)).toBeUndefined();
  rendering.resolve(renewed);
  await settle();
  expect(await cache.get('k', VISITOR, TAGS, make)).toEqual({ page: renewed, state: 'hit' });
  expect(cache.fresh('k', VISITOR)).toBe(renewed);
  expect(make).toHaveBeenCalledTimes(1);
});

test('[GW-02] a renewal that fails is tried again with the next visitor, and reported each time', async () => {
  const { cache, clock, onRenewalError } = cacheOf();
  const old = page('old');
  await cache.get('k', VISITOR, TAGS, () => Promise.resolve(old));
  clock.advance(30);
  const errors = [1, 2, 3].map((count) => new Error(`failed ${count}`));
  for (const error of errors) {
    expect(await cache.get('k', VISITOR, TAGS, () => Promise.reject(error))).toEqual({ page: old, state: 'stale' });
    await settle();
  }
  expect(onRenewalError.mock.calls.flat()).toEqual(errors);
  await cache.get('k', VISITOR, TAGS, () => Promise.resolve(page('new')));
  await settle();
  expect((await cache.get('k', VISITOR, TAGS, () => Promise.reject(errors[0]))).state).toBe('hit');
});

test('[GW-02] a renewal that outlives the old page is shared with those who find none', async () => {
  const { cache, clock } = cacheOf();
  await cache.get('k', VISITOR, TAGS, () => Promise.resolve(page('old')));
  clock.advance(30);
  const rendering = Promise.withResolvers<RenderedPage>();
  await cache.get('k', VISITOR, TAGS, () => rendering.promise);
  clock.advance(600);
  const late = vi.fn<() => Promise<RenderedPage>>();
  const missed = cache.get('k', VISITOR, TAGS, late);
  const renewed = page('new');
  rendering.resolve(renewed);
  expect(await missed).toEqual({ page: renewed, state: 'miss' });
  expect(late).not.toHaveBeenCalled();
});

test('[GW-02] what several wait for fails for all of them, and is not kept', async () => {
  const { cache } = cacheOf();
  const rendering = Promise.withResolvers<RenderedPage>();
  const waiting = [1, 2].map(async () => cache.get('k', VISITOR, TAGS, () => rendering.promise));
  const failures = Promise.allSettled(waiting);
  rendering.reject(new Error('upstream is gone'));
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([cache.bytes, cache.fresh('k', VISITOR)]).toEqual([0, undefined]);
});

test('[GW-02] a page that takes more than a quarter of the cache is given out and not kept', async () => {
  const { cache } = cacheOf(10_000);
  const large = page('large', { size: 2500 });
  for (let round = 0; round < 2; round += 1) {
    expect((await cache.get('k', VISITOR, TAGS, () => Promise.resolve(large))).state).toBe('miss');
  }
  expect(cache.bytes).toBe(0);
});

test('[OPS-05] a purge of one of its tags ends a page at once, also a page that is stale, and no other page', async () => {
  const { cache, clock, purges } = cacheOf();
  for (const [key, tag] of [
    ['home', 'site-1001-page-home'],
    ['hall', 'site-1001-hall-8'],
    ['old', 'site-1001-page-home'],
  ] as const)
    await cache.get(key, VISITOR, ['site-1001', tag], () => Promise.resolve(page(key)));
  expect(cache.fresh('home', VISITOR)).toBeDefined();
  purges.add(['site-1001-page-home', 'site-1002']);
  expect([cache.fresh('home', VISITOR), cache.fresh('hall', VISITOR)]).toEqual([undefined, expect.anything()]);
  const boom = new Error('upstream is gone');
  await expect(cache.get('home', VISITOR, TAGS, () => Promise.reject(boom))).rejects.toBe(boom);
  clock.advance(31);
  await expect(cache.get('old', VISITOR, TAGS, () => Promise.reject(boom))).rejects.toBe(boom);
  purges.add('all');
  await expect(cache.get('hall', VISITOR, TAGS, () => Promise.reject(boom))).rejects.toBe(boom);
});

test('[OPS-05] a page that was being rendered while the purge came is sent to no later visitor, and replaces no newer page', async () => {
  const { cache, purges } = cacheOf();
  const before = Promise.withResolvers<RenderedPage>();
  const first = cache.get('k', VISITOR, TAGS, () => before.promise);
  purges.add(['site-1001-page-home']);
  const fresh = page('new');
  expect(await cache.get('k', VISITOR, TAGS, () => Promise.resolve(fresh))).toEqual({ page: fresh, state: 'miss' });
  before.resolve(page('old'));
  expect((await first).page.body.plain.toString()).toBe('old');
  await settle();
  expect(cache.fresh('k', VISITOR)).toBe(fresh);
});

test('[OPS-06] no network may keep a page that was being rendered while the purge came', async () => {
  const { cache, purges } = cacheOf();
  const rendering = Promise.withResolvers<RenderedPage>();
  const first = cache.get('k', VISITOR, TAGS, () => rendering.promise);
  purges.add(['site-1001-page-home']);
  rendering.resolve({ ...page('old'), sharedTags: TAGS });
  expect((await first).page.sharedTags).toBeUndefined();
  const later = await cache.get('k', VISITOR, TAGS, () => Promise.resolve({ ...page('new'), sharedTags: TAGS }));
  expect(later.page.sharedTags).toEqual(TAGS);
});

test('[OPS-05] a purge that names none of its tags keeps a rendering shared', async () => {
  const { cache, purges } = cacheOf();
  const rendering = Promise.withResolvers<RenderedPage>();
  const make = vi.fn(() => rendering.promise);
  const first = cache.get('k', VISITOR, TAGS, make);
  purges.add(['site-1002']);
  const second = cache.get('k', VISITOR, TAGS, make);
  rendering.resolve(page('one'));
  expect((await first).page).toBe((await second).page);
  expect(make).toHaveBeenCalledTimes(1);
});
