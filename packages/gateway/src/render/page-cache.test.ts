import { expect, test, vi } from 'vitest';
import { manualClock } from '../sites/site.fixtures.ts';
import { createPageCache } from './page-cache.ts';
import type { RenderedPage } from './render-page.ts';
import { splicePage } from './spliced-page.ts';

const page = (text: string, over: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [],
  body: splicePage(text, 'x'),
  link: undefined,
  standIn: 'x',
  redirect: undefined,
  payload: undefined,
  keep: true,
  size: 1000,
  ...over,
});

function cacheOf(maxBytes = 10_000) {
  const clock = manualClock();
  const onRenewalError = vi.fn<(error: unknown) => void>();
  return {
    clock,
    onRenewalError,
    cache: createPageCache({ clock, maxBytes, freshMs: 30, staleMs: 600, onRenewalError }),
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('[GW-02] a renewal that fails or ends in 5xx keeps the old page, within its time', async () => {
  const { cache, clock, onRenewalError } = cacheOf();
  const old = page('old');
  await cache.get('k', () => Promise.resolve(old));
  clock.advance(30);
  const boom = new Error('upstream is gone');
  expect((await cache.get('k', () => Promise.reject(boom))).page).toBe(old);
  await settle();
  expect(onRenewalError).toHaveBeenCalledWith(boom);
  await cache.get('k', () => Promise.resolve(page('sorry', { status: 503, keep: false })));
  await settle();
  expect((await cache.get('k', () => Promise.reject(boom))).state).toBe('stale');
  await settle();
  clock.advance(600);
  await expect(cache.get('k', () => Promise.reject(boom))).rejects.toBe(boom);
});

test('[GW-02] a page that became personal is forgotten', async () => {
  const { cache, clock } = cacheOf();
  await cache.get('k', () => Promise.resolve(page('old')));
  clock.advance(30);
  await cache.get('k', () => Promise.resolve(page('mine', { keep: false })));
  await settle();
  expect(cache.bytes).toBe(0);
});

test('[GW-02] a failed rendering does not block the next one', async () => {
  const { cache } = cacheOf();
  await expect(cache.get('k', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
  expect((await cache.get('k', () => Promise.resolve(page('ok')))).state).toBe('miss');
});

test('[GW-02] ten thousand different addresses stay within the room', async () => {
  const { cache } = cacheOf(50_000);
  for (let index = 0; index < 10_000; index += 1) await cache.get(`/nope/${index}`, () => Promise.resolve(page('404')));
  expect(cache.bytes).toBeLessThanOrEqual(50_000);
});
