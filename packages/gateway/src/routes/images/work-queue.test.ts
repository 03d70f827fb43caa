import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWorkQueue, type WorkQueueOptions } from './work-queue.ts';

/** A queue whose jobs end when the test says so. */
function setup(options: Partial<WorkQueueOptions> = {}) {
  const queue = createWorkQueue({
    max: 1,
    maxPerHost: 9,
    maxPerNetwork: 9,
    waiting: 1000,
    waitingPerNetwork: 500,
    ...options,
  });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, networks: readonly string[] = [name], host = 'h') =>
    queue.add({
      host,
      networks: () => networks,
      run: async () => {
        started.push(name);
        await new Promise<void>((end) => ends.push(end));
        return name;
      },
    });
  /** Ends jobs, the oldest first, until none is left. */
  const drain = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      // The next job starts in the same turn of the event loop.
      await new Promise(setImmediate);
    }
  };
  return { add, started, ends, drain };
}
const settle = () => new Promise(setImmediate);

test('[SEC-08] networks take turns: a few pictures of one do not wait for three hundred of another', async () => {
  const { add, started, drain } = setup();
  const all = Array.from({ length: 300 }, async (_, at) => add(`a${at}`, ['a']));
  await settle();
  all.push(add('b0', ['b']), add('b1', ['b']), add('c0', ['c']));
  await settle();
  await drain();
  await Promise.all(all);
  expect(started).toHaveLength(303);
  for (const [name, place] of [
    ['b0', 3],
    ['c0', 4],
    ['b1', 6],
  ] as const)
    expect([name, started.indexOf(name) < place]).toEqual([name, true]);
});

test('[SEC-08] who joins those who wait for a picture brings its own turn along', async () => {
  const { add, started, drain } = setup();
  const joined = ['a'];
  const all = Array.from({ length: 50 }, async (_, at) => add(`a${at}`, at === 49 ? joined : ['a']));
  await settle();
  joined.push('b');
  await drain();
  await Promise.all(all);
  expect(started.indexOf('a49')).toBeLessThan(4);
});

test('[SEC-08] hosts and networks have a share of the places, and jobs of others pass those that wait for one', async () => {
  const { add, started, drain } = setup({ max: 4, maxPerHost: 2, maxPerNetwork: 3 });
  const all = [
    ...['a0', 'a1', 'a2'].map(async (name) => add(name, ['a'], 'slow')),
    ...['a3', 'a4'].map(async (name) => add(name, ['a'], 'quick')),
    add('b0', ['b'], 'quick'),
  ];
  await settle();
  expect(started).toEqual(['a0', 'a1', 'a3', 'b0']);
  await drain();
  await Promise.all(all);
  expect(new Set(started).size).toBe(6);
});

test('[SEC-08] every job runs once, never more than the places at a time, also when jobs fail', async () => {
  const job = fc.record({
    network: fc.constantFrom('a', 'b', 'c'),
    host: fc.constantFrom('x', 'y'),
    fails: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(job, { maxLength: 30 }), async (jobs) => {
      const queue = createWorkQueue({ max: 3, maxPerHost: 2, maxPerNetwork: 2, waiting: 99, waitingPerNetwork: 99 });
      let [running, most] = [0, 0];
      const results = await Promise.allSettled(
        jobs.map(async ({ network, host, fails }, at) =>
          queue.add({
            host,
            networks: () => [network],
            run: async () => {
              most = Math.max(most, (running += 1));
              await settle();
              running -= 1;
              if (fails) throw new Error('no');
              return at;
            },
          }),
        ),
      );
      expect(most).toBeLessThanOrEqual(3);
      expect(results.map((result) => (result.status === 'fulfilled' ? result.value : undefined))).toEqual(
        jobs.map(({ fails }, at) => (fails ? undefined : at)),
      );
    }),
    { numRuns: 50 },
  );
});
