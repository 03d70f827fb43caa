import { expect, test, vi } from 'vitest';
import { createSharedData } from './shared-data.ts';

const start = 1_000_000;

function world() {
  let now = start;
  const shared = createSharedData(() => now);
  const load = vi.fn(async () => ['slots']);
  const render = async (
    key: string,
    fetch: () => Promise<unknown> = load,
    signal = new AbortController().signal,
    version = 0,
  ) => {
    const client = shared.createClient(signal, version);
    const cache = client.getQueryCache();
    const options = { queryKey: [key], queryFn: fetch };
    await client.prefetchQuery(options);
    const data = client.getQueryData([key]);
    shared.keep(cache, version);
    const size = cache.getAll().length;
    client.clear();
    return { data, size };
  };
  return {
    load,
    render,
    later: (ms: number) => {
      now += ms;
      vi.setSystemTime(now);
    },
  };
}

test('a render takes what another one loaded a moment ago', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  const { load, render, later } = world();
  expect((await render('halls')).data).toEqual(['slots']);
  later(900);
  expect((await render('halls')).data).toEqual(['slots']);
  expect(load).toHaveBeenCalledTimes(1);
  later(200);
  await render('halls');
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a failure is not shared', async () => {
  const { render, load } = world();
  expect((await render('halls', () => Promise.reject(new Error('down')))).data).toBeUndefined();
  expect((await render('halls')).data).toEqual(['slots']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('only what a render asks for is in its cache', async () => {
  const { render } = world();
  await render('halls');
  await render('banners');
  expect((await render('halls')).size).toBe(1);
});

test('keeps no more than its limit', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  const { render, load } = world();
  for (let index = 0; index <= 500; index += 1) await render(`key ${index}`);
  load.mockClear();
  await render('key 500');
  expect(load).not.toHaveBeenCalled();
  await render('key 0');
  expect(load).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('renders that ask for the same at once send one request', async () => {
  const { render, load } = world();
  const pages = await Promise.all([render('halls'), render('halls'), render('banners'), render('halls')]);
  expect(pages.map(({ data }) => data)).toEqual([['slots'], ['slots'], ['slots'], ['slots']]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a render that is called off keeps its request from no other one', async () => {
  const { render, load } = world();
  const page = new AbortController();
  const refused = Promise.withResolvers<unknown>();
  const first = render('halls', () => refused.promise, page.signal);
  const second = render('halls');
  page.abort();
  refused.reject(page.signal.reason);
  expect((await first).data).toBeUndefined();
  expect((await second).data).toEqual(['slots']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a render that is called off waits for no other one', async () => {
  const { render } = world();
  const slow = Promise.withResolvers<unknown>();
  const first = render('halls', () => slow.promise);
  const page = new AbortController();
  const second = render('halls', undefined, page.signal);
  page.abort();
  expect((await second).data).toBeUndefined();
  slow.resolve(['late']);
  expect((await first).data).toEqual(['late']);
});

test('renders that wait for a request hear of its failure, and ask no more of a platform in trouble', async () => {
  const { render, load } = world();
  const refused = Promise.withResolvers<unknown>();
  const first = render('halls', () => refused.promise);
  const second = render('halls');
  refused.reject(new Error('down'));
  expect((await first).data).toBeUndefined();
  expect((await second).data).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test('[OPS-05] after a purge a render takes neither answers nor requests from before it, and gives later ones none', async () => {
  const { render } = world();
  const { signal } = new AbortController();
  const at = async (version: number, answer: unknown) =>
    (await render('halls', () => Promise.resolve(answer), signal, version)).data;
  const slow = Promise.withResolvers<unknown>();
  const begun = at(0, slow.promise);
  expect(await at(1, 'new')).toBe('new');
  slow.resolve('old');
  expect([await begun, await at(0, 'old')]).toEqual(['old', 'old']);
  expect(await at(1, 'not asked for')).toBe('new');
  expect(await at(2, 'newest')).toBe('newest');
});
