import '@iconify/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { iconStore } from './iconStore.ts';
import { loadIcon } from './loadIcon.ts';

type Answer = { readonly status: number; readonly body?: unknown } | 'never' | 'unreachable';

let base = '/icons';
let set = 'set';
let pages = 0;
let started = 0;
const calls: { readonly url: URL; readonly at: number; readonly raw: string }[] = [];
let answer: (url: URL) => Answer;

const drawing = (url: URL): Answer => ({
  status: 200,
  body: {
    prefix: url.pathname.split('/').at(-1)?.replace('.json', ''),
    width: 24,
    height: 24,
    icons: Object.fromEntries(
      (url.searchParams.get('icons') ?? '').split(',').map((name) => [name, { body: '<path d="M0 0h1"/>' }]),
    ),
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  // Iconify and the store keep what they know for the life of a page; each test is a new page with icons of its own.
  pages += 1;
  base = `/icons-${pages}`;
  set = `set${pages}`;
  calls.length = 0;
  answer = drawing;
  vi.stubGlobal('fetch', (raw: string) => {
    const url = new URL(raw, 'http://site.test');
    calls.push({ url, at: Date.now() - started, raw });
    const given = answer(url);
    if (given === 'never') return new Promise(() => undefined);
    if (given === 'unreachable') return Promise.reject(new TypeError('unreachable'));
    return Promise.resolve(Response.json(given.body ?? {}, { status: given.status }));
  });
  started = Date.now();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs until the loads are settled; returns the duration in milliseconds. */
async function settle(loads: readonly Promise<void>[]): Promise<number> {
  const end = { at: -1 };
  void Promise.all(loads).then(() => (end.at = Date.now() - started));
  for (let step = 0; step < 2000 && end.at < 0; step += 1) await vi.advanceTimersByTimeAsync(5);
  return end.at;
}

test('[API-44] three icons of one prefix asked for in one tick travel in one request with all names', async () => {
  const sources = { iconBase: base, iconHosts: [] };
  await settle([`${set}:a`, `${set}:b`, `${set}:c`].map((name) => loadIcon(name, sources)));
  expect(calls.map((call) => call.raw)).toEqual([`${base}/${set}.json?icons=a,b,c`]);
  expect(iconStore.get(`${set}:b`)).toEqual({ body: '<path d="M0 0h1"/>', viewBox: '0 0 24 24' });
});

test('[API-44] each prefix has a request of its own', async () => {
  const sources = { iconBase: base, iconHosts: [] };
  await settle([`${set}:a`, `${set}b:b`].map((name) => loadIcon(name, sources)));
  expect(calls.map((call) => call.raw).toSorted()).toEqual([
    `${base}/${set}.json?icons=a`,
    `${base}/${set}b.json?icons=b`,
  ]);
});

test.each([
  ['long', 60],
  ['short', 2],
])('[API-45] 200 %s names: no address over 500 characters, every name asked for once', async (_kind, length) => {
  const names = Array.from({ length: 200 }, (_, at) => `${String(at).padStart(3, '0')}${'x'.repeat(length)}`);
  const sources = { iconBase: base, iconHosts: ['https://icons.example'] };
  await settle(names.map((name) => loadIcon(`${set}:${name}`, sources)));
  expect(Math.max(...calls.map((call) => call.raw.length))).toBeLessThanOrEqual(500);
  expect(calls.flatMap((call) => call.url.searchParams.get('icons')?.split(',') ?? []).toSorted()).toEqual(names);
});

test('[API-45] the next host is asked after 750 ms without an answer, and the search ends at 5000 ms', async () => {
  answer = () => 'never';
  const hosts = ['https://one.example', 'https://two.example'];
  const end = await settle([loadIcon(`${set}:a`, { iconBase: base, iconHosts: hosts })]);
  expect(calls.map((call) => call.url.origin + call.url.pathname)).toEqual([
    `http://site.test${base}/${set}.json`,
    `https://one.example/${set}.json`,
    `https://two.example/${set}.json`,
  ]);
  const [first = 0, second = 0, third = 0] = calls.map((call) => call.at);
  expect(first).toBeLessThanOrEqual(20);
  expect(second - first).toBe(750);
  expect(third - second).toBe(750);
  expect(end - first).toBeGreaterThanOrEqual(5000);
  expect(end - first).toBeLessThanOrEqual(5020);
  expect(iconStore.get(`${set}:a`)).toBeUndefined();
});

test('[API-45] a late answer of the first host still counts while the second is asked', async () => {
  answer = (url) => (url.origin === 'http://site.test' ? drawing(url) : 'never');
  const slow = globalThis.fetch;
  vi.stubGlobal('fetch', async (raw: string) => {
    const response = slow(raw);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return response;
  });
  await settle([loadIcon(`${set}:a`, { iconBase: base, iconHosts: ['https://one.example'] })]);
  expect(calls).toHaveLength(2);
  expect(iconStore.get(`${set}:a`)).toBeDefined();
});

test('[ERR-12] an answer of 404 ends the search: one request', async () => {
  answer = () => ({ status: 404 });
  await settle([loadIcon(`${set}:a`, { iconBase: base, iconHosts: ['https://one.example', 'https://two.example'] })]);
  expect(calls).toHaveLength(1);
  expect(iconStore.get(`${set}:a`)).toBeUndefined();
});

test.each<[string, Answer]>([
  ['500', { status: 500 }],
  ['a failed connection', 'unreachable'],
  ['403', { status: 403 }],
])('[ERR-12] %s sends the question on to the next host', async (_kind, failure) => {
  answer = (url) => (url.origin === 'http://site.test' ? failure : drawing(url));
  await settle([loadIcon(`${set}:a`, { iconBase: base, iconHosts: ['https://one.example'] })]);
  expect(calls.map((call) => call.url.origin)).toEqual(['http://site.test', 'https://one.example']);
  expect(iconStore.get(`${set}:a`)).toBeDefined();
});

test('[API-47x] without hosts nothing outside is ever asked, whatever the local endpoint answers', async () => {
  for (const [at, failure] of (['never', 'unreachable', { status: 500 }, { status: 404 }] as const).entries()) {
    answer = () => failure;
    await settle([loadIcon(`lucide:a${at}`, { iconBase: base, iconHosts: [] })]);
  }
  expect(calls).toHaveLength(4);
  expect(new Set(calls.map((call) => call.url.origin))).toEqual(new Set(['http://site.test']));
});

test('[API-47x] a loaded icon is kept: no second request', async () => {
  const sources = { iconBase: base, iconHosts: [] };
  await settle([loadIcon(`${set}:a`, sources)]);
  await settle([loadIcon(`${set}:a`, sources)]);
  expect(calls).toHaveLength(1);
});

test('an icon that can do more than draw is refused', async () => {
  answer = () => ({
    status: 200,
    body: { prefix: set, icons: { a: { body: '<g onload="steal()"/>' }, b: { body: '<script>steal()</script>' } } },
  });
  const sources = { iconBase: base, iconHosts: [] };
  await settle([`${set}:a`, `${set}:b`].map((name) => loadIcon(name, sources)));
  expect(iconStore.get(`${set}:a`)).toBeUndefined();
  expect(iconStore.get(`${set}:b`)).toBeUndefined();
});
