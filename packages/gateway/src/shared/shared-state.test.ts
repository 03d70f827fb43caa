import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { manualClock } from '../sites/site.fixtures.ts';
import { createMemoryState } from './memory-state.ts';
import { createRedisState, type RedisStateOptions } from './redis-state.ts';
import { hasReplica, PURGE_MESSAGE, startStore, storeProxy } from './store.fixtures.ts';
import type { Limit, Purged, SharedState } from './shared-state.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

async function storeOf(...args: readonly string[]) {
  const store = await startStore(...args);
  cleanups.push(store.stop);
  return store;
}

async function connect(options: Omit<RedisStateOptions, 'onError'> & Partial<RedisStateOptions>) {
  const state = await createRedisState({ onError: () => undefined, ...options });
  cleanups.push(() => state.close());
  return state;
}

async function twoOverRedis(): Promise<readonly [SharedState, SharedState]> {
  const { url } = await storeOf();
  return [await connect({ url }), await connect({ url })];
}

async function twiceTheSame(): Promise<readonly [SharedState, SharedState]> {
  const state = createMemoryState(manualClock());
  return [state, state];
}

const limit = (points: number): Limit => ({ name: `test-${randomUUID()}`, points, seconds: 60 });
/** A link that was sealed a moment from now: whatever the store forgot, it is younger. */
const NEW = Date.UTC(2100, 0, 1);

describe.each([
  ['memory', twiceTheSame],
  ['a store, two instances', twoOverRedis],
])('%s', (_name, two) => {
  test('[GW-06] a key is used up by exactly one of 100 callers', async () => {
    const [one, other] = await two();
    const key = randomUUID();
    const calls = Array.from({ length: 100 }, (_, index) => (index % 2 ? one : other).useOnce(key, 60_000, NEW));
    expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(1);
    expect(await one.useOnce(randomUUID(), 60_000, NEW)).toBe(true);
  });

  test('[GW-06][SEC-04] turns are counted together, for each limit and visitor apart', async () => {
    const [one, other] = await two();
    const both = limit(4);
    for (const state of [one, other, one, other]) expect((await state.take(both, 'a')).allowed).toBe(true);
    const refused = await one.take(both, 'a');
    expect(refused.allowed).toBe(false);
    expect(refused.retryAfterMs).toBeGreaterThan(0);
    expect(refused.retryAfterMs).toBeLessThanOrEqual(60_000);
    expect((await other.take(both, 'b')).allowed).toBe(true);
    expect((await other.take(limit(1), 'a')).allowed).toBe(true);
  });

  test('[OPS-05] a purge is heard by all', async () => {
    const states = await two();
    const heard = states.map((state) => {
      const purged: Purged[] = [];
      state.onPurge((tags) => void purged.push(tags));
      return purged;
    });
    await states[0].purge(['site-1001-hall-8', 'site-1001-page-home']);
    for (const purged of heard)
      await vi.waitFor(
        () => expect(purged.flat()).toEqual(expect.arrayContaining(['site-1001-hall-8', 'site-1001-page-home'])),
        10_000,
      );
    expect(heard.flat()).not.toContain('all');
  });
});

test('[GW-06] memory forgets a used key when its time is over', async () => {
  const clock = manualClock();
  const state = createMemoryState(clock);
  expect(await state.useOnce('a', 1000, 0)).toBe(true);
  clock.advance(999);
  expect(await state.useOnce('a', 1000, 0)).toBe(false);
  clock.advance(1);
  expect(await state.useOnce('a', 1000, 0)).toBe(true);
});

test('[GW-06] while the store is away each instance counts for itself and nothing counts as unused; then it goes on', async () => {
  const store = await storeOf();
  const [onError, onReady] = [vi.fn<(error: unknown) => void>(), vi.fn<(role: string) => void>()];
  const state = await connect({ url: store.url, onError, onReady });
  const two = limit(2);
  expect((await state.take(two, 'a')).allowed).toBe(true);
  await store.stop();
  await vi.waitFor(() => expect(state.status()).toEqual({ links: 'unreachable', shared: 'unreachable' }), 10_000);
  await expect(state.useOnce('a', 1000, NEW)).rejects.toThrow('the store of used links cannot be reached');
  expect((await state.take(two, 'a')).allowed).toBe(true);
  expect((await state.take(two, 'a')).allowed).toBe(true);
  expect((await state.take(two, 'a')).allowed).toBe(false);
  // However often it tries to connect, an outage is one message for each role.
  expect(onError.mock.calls.map(String)).toHaveLength(2);
  await store.start();
  await vi.waitFor(() => expect(state.status()).toEqual({ links: 'ready', shared: 'ready' }), { timeout: 20_000 });
  expect(await state.useOnce('b', 1000, NEW)).toBe(true);
  expect(onReady.mock.calls.flat().toSorted()).toEqual(['links', 'shared']);
});

test('[GW-06] a store that cannot be reached at the start is an error at once', async () => {
  const store = await storeOf();
  await store.stop();
  await expect(connect({ url: store.url })).rejects.toThrow('ECONNREFUSED');
});

test('[OPS-05] a store that may evict is refused for used links, and good for everything else', async () => {
  const evicting = await storeOf('--maxmemory', '50mb', '--maxmemory-policy', 'volatile-ttl');
  await expect(connect({ url: evicting.url })).rejects.toThrow(
    'the store of used links has the maxmemory-policy volatile-ttl; it must be noeviction, or a used link opens twice',
  );
  const links = await storeOf();
  const state = await connect({ url: evicting.url.replace('redis:', 'valkey:'), linksUrl: links.url });
  expect(state.status()).toEqual({ links: 'ready', shared: 'ready' });
  expect(await state.useOnce('a', 60_000, NEW)).toBe(true);
  expect(await links.run('exists housefront:used:a')).toBe(1);
  expect(await evicting.run('exists housefront:used:a')).toBe(0);
});

test('[OPS-05] a store that refuses CONFIG is judged by INFO', async () => {
  const store = await storeOf('--rename-command', 'CONFIG', '');
  const state = await connect({ url: store.url });
  expect(await state.useOnce('a', 60_000, NEW)).toBe(true);
});

test('[OPS-05] a store whose policy is changed while gateways run opens no link until it is changed back', async () => {
  const store = await storeOf();
  const clock = manualClock();
  const state = await connect({ url: store.url, clock });
  await store.run('config set maxmemory-policy allkeys-lru');
  clock.advance(5000);
  await vi.waitFor(() => expect(state.status()).toEqual({ links: 'evicting', shared: 'ready' }), 10_000);
  await expect(state.useOnce('a', 60_000, NEW)).rejects.toThrow('the store of used links may evict used links');
  await store.run('config set maxmemory-policy noeviction');
  clock.advance(1000);
  await vi.waitFor(() => expect(state.status().links).toBe('ready'), 10_000);
  expect(await state.useOnce('a', 60_000, NEW)).toBe(true);
});

test('[OPS-05] a store that has lost used keys refuses all that is older than its loss', async () => {
  const store = await storeOf();
  const clock = manualClock(5_000_000);
  const state = await connect({ url: store.url, clock });
  expect(await state.useOnce('a', 60_000, 5_000_500)).toBe(true);
  clock.advance(1000);
  await store.run('flushall');
  await expect(state.useOnce('a', 60_000, 5_000_500)).rejects.toThrow('the store of used links has lost its memory');
  expect(state.status().links).toBe('failing');
  clock.advance(1000);
  await vi.waitFor(() => expect(state.status().links).toBe('ready'), 10_000);
  expect(await state.useOnce('b', 60_000, 5_001_999)).toBe(false);
  expect(await state.useOnce('c', 60_000, 5_002_000)).toBe(true);
});

test('[OPS-05] a used link that no replica has confirms nothing, because a replica may be promoted', async () => {
  const store = await storeOf();
  const replica = await storeOf('--replicaof', '127.0.0.1', `${store.port}`);
  await vi.waitFor(() => hasReplica(store), 20_000);
  const state = await connect({ url: store.url });
  let turn = 0;
  // On a busy machine the replica may be late as well.
  await vi.waitFor(async () => expect(await state.useOnce(`a ${(turn += 1)}`, 60_000, NEW)).toBe(true), 20_000);
  replica.hold(true);
  const refused = 'no replica of the store of used links has answered in time';
  await expect(state.useOnce('b', 60_000, NEW)).rejects.toThrow(refused);
  expect(state.status().links).toBe('failing');
  replica.hold(false);
});

test('[OPS-05] epochs that the store has lost purge everything', async () => {
  const store = await storeOf();
  const clock = manualClock();
  const state = await connect({ url: store.url, clock });
  const heard: Purged[] = [];
  state.onPurge((purged) => void heard.push(purged));
  await state.purge(['site-1001']);
  await store.run('flushall');
  expect(heard).not.toContain('all');
  clock.advance(5000);
  await vi.waitFor(() => expect(heard).toContain('all'), 10_000);
});

test('[OPS-05] a message is enough, and so is the reading every 5 s; both ask for nothing but what has changed', async () => {
  const store = await storeOf();
  const proxy = await storeProxy(store.port);
  cleanups.push(proxy.stop);
  const clock = manualClock();
  const sender = await connect({ url: store.url, clock });
  const state = await connect({ url: proxy.url, clock });
  const heard: Purged[] = [];
  state.onPurge((purged) => void heard.push(purged));
  // No time passes, so it is the message.
  await sender.purge(['site-1001']);
  await vi.waitFor(() => expect(heard).toEqual([['site-1001']]), 10_000);
  proxy.deafen(PURGE_MESSAGE);
  await sender.purge(['site-1002']);
  clock.advance(4999);
  expect(heard).toHaveLength(1);
  clock.advance(1);
  await vi.waitFor(() => expect(heard).toEqual([['site-1001'], ['site-1002']]), 10_000);
  // The connection of messages is replaced, as its messages were lost; again no time passes.
  await vi.waitFor(async () => {
    await sender.purge(['site-1003']);
    expect(heard.flat()).toContain('site-1003');
  }, 20_000);
});

test('[OPS-05] [OPS-14] a purge of its own is announced once, however often it comes back; those of others at the same time, too', async () => {
  const { url } = await storeOf();
  const clock = manualClock();
  const [one, other] = [await connect({ url, clock }), await connect({ url, clock })];
  const heard: Purged[] = [];
  one.onPurge((purged) => void heard.push(purged));
  const tags = ['site-1001-page-home', 'site-1001-hall-8'];
  await one.purge(tags);
  clock.advance(5000);
  await one.purge(['site-1001']);
  expect(heard).toEqual([tags, ['site-1001']]);
  await Promise.all([one.purge(['site-1002']), other.purge(['site-1002']), one.purge(['site-1002'])]);
  await vi.waitFor(() => expect(heard.slice(2)).toEqual([['site-1002'], ['site-1002'], ['site-1002']]), 10_000);
  await other.purge(tags);
  await vi.waitFor(() => expect(heard.slice(5).flat().toSorted()).toEqual(tags.toSorted()), 10_000);
});

test('[OPS-05] nothing waits for a store that does not answer, and no command is kept for it', async () => {
  const store = await storeOf();
  const proxy = await storeProxy(store.port);
  cleanups.push(proxy.stop);
  const state = await connect({ url: proxy.url });
  proxy.mode.delayMs = 60_000;
  const all = Array.from({ length: 2000 }, (_, index) => state.useOnce(`key ${index}`, 60_000, NEW).catch(String));
  for (const answer of await Promise.all(all)) expect(answer).toMatch(/store|full/);
  expect(state.status().links).toBe('unreachable');
  // Later ones are refused without a wait.
  const sent = Date.now();
  for (let index = 0; index < 100; index += 1)
    await expect(state.useOnce('later', 60_000, NEW)).rejects.toThrow('the store of used links cannot be reached');
  expect(Date.now() - sent).toBeLessThan(500);
  expect((await state.take(limit(1), 'a')).allowed).toBe(true);
});
