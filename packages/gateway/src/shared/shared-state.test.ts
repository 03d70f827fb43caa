import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { manualClock } from '../sites/site.fixtures.ts';
import { createMemoryState } from './memory-state.ts';
import { createRedisState } from './redis-state.ts';
import { fakeRedis } from './redis.fixtures.ts';
import type { Limit, SharedState } from './shared-state.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

async function twoOverRedis(): Promise<readonly [SharedState, SharedState]> {
  let url = process.env['REDIS_URL'];
  if (url === undefined) {
    const redis = await fakeRedis();
    cleanups.push(redis.stop);
    url = redis.url;
  }
  const connect = async (to: string) => {
    const state = await createRedisState({ url: to, onError: () => undefined });
    cleanups.push(() => state.close());
    return state;
  };
  return [await connect(url), await connect(url)];
}

async function twiceTheSame(): Promise<readonly [SharedState, SharedState]> {
  const state = createMemoryState(manualClock());
  return [state, state];
}

const limit = (points: number): Limit => ({ name: `test-${randomUUID()}`, points, seconds: 60 });

describe.each([
  ['memory', twiceTheSame],
  ['Redis, two instances', twoOverRedis],
])('%s', (_name, two) => {
  test('[GW-06] a key is used up by exactly one of 100 callers', async () => {
    const [one, other] = await two();
    const key = randomUUID();
    const calls = Array.from({ length: 100 }, (_, index) => (index % 2 ? one : other).useOnce(key, 60_000));
    expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(1);
    expect(await one.useOnce(randomUUID(), 60_000)).toBe(true);
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
});

test('[GW-06] memory forgets a used key when its time is over', async () => {
  const clock = manualClock();
  const state = createMemoryState(clock);
  expect(await state.useOnce('a', 1000)).toBe(true);
  clock.advance(999);
  expect(await state.useOnce('a', 1000)).toBe(false);
  clock.advance(1);
  expect(await state.useOnce('a', 1000)).toBe(true);
});

test('[GW-06] while Redis is away each instance counts for itself and nothing counts as unused; then it goes on', async () => {
  const redis = await fakeRedis();
  const errors = vi.fn<(error: unknown) => void>();
  const state = await createRedisState({ url: redis.url, onError: errors });
  cleanups.push(redis.stop, () => state.close());
  const two = limit(2);
  expect((await state.take(two, 'a')).allowed).toBe(true);
  await redis.stop();
  await vi.waitFor(() => expect(errors).toHaveBeenCalled());
  await expect(state.useOnce('a', 1000)).rejects.toThrow(/offline|closed/i);
  expect((await state.take(two, 'a')).allowed).toBe(true);
  expect((await state.take(two, 'a')).allowed).toBe(true);
  expect((await state.take(two, 'a')).allowed).toBe(false);
  await redis.start();
  await vi.waitFor(async () => expect(await state.useOnce('b', 1000)).toBe(true), { timeout: 5000 });
});

test('[GW-06] a Redis that cannot be reached at the start is an error at once', async () => {
  const redis = await fakeRedis();
  await redis.stop();
  await expect(createRedisState({ url: redis.url, onError: () => undefined })).rejects.toThrow('ECONNREFUSED');
});
