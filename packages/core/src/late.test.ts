import { expect, test, vi } from 'vitest';
import { createLate, createLatePart, PART_MISSING, refuse, type LatePart } from './late.ts';
import { testDeps } from './testing/index.ts';

/** A feature of one counter. */
const makeCounter = () => {
  const seen: string[] = [];
  return {
    seen,
    add: (what: string): void => void seen.push(what),
    ask: (what: string): Promise<string> => Promise.resolve(`${what}!`),
    read: (): Promise<boolean> => Promise.resolve(true),
    dispose: () => void seen.push('disposed'),
  };
};
type Part = { readonly makeCounter: typeof makeCounter };

const setUp = (part: LatePart<Part>) => {
  const deps = testDeps();
  const counters: ReturnType<typeof makeCounter>[] = [];
  const create = (arrived: Part) => {
    const counter = arrived.makeCounter();
    counters.push(counter);
    return counter;
  };
  const late = createLate(deps, part, create, {
    add: { message: PART_MISSING, nothing: true },
    ask: { answer: refuse },
    read: { answer: () => false },
  });
  return { deps, late, counters, seen: () => counters.flatMap(({ seen }) => seen) };
};

/** A fetch that a test lets go wrong or well. */
const fetching = () => {
  let broken = false;
  const fetch = vi.fn(() => (broken ? Promise.reject(new Error('offline')) : Promise.resolve({ makeCounter })));
  return { fetch, part: createLatePart(fetch), break: (now: boolean) => void (broken = now) };
};

test('[PRF-01] actions before the code is here are carried out once and in order when it comes, later ones inside their call', async () => {
  const { fetch, part } = fetching();
  const { late, seen } = setUp(part);
  late.add('first');
  // Nothing, as ever: an effect of React would take a promise for its clean-up.
  expect(late.add('second')).toBeUndefined();
  expect(seen()).toEqual([]);
  await expect(late.ask('who')).resolves.toBe('who!');
  expect(seen()).toEqual(['first', 'second']);
  late.add('third');
  expect(seen()).toEqual(['first', 'second', 'third']);
  expect(fetch).toHaveBeenCalledOnce();
});

test('[PRF-01] where the code is here already, actions happen inside their call from the start', () => {
  const fetch = vi.fn(() => Promise.resolve({ makeCounter }));
  const { late, seen } = setUp(createLatePart(fetch, { makeCounter }));
  late.add('at once');
  expect(seen()).toEqual(['at once']);
  expect(fetch).not.toHaveBeenCalled();
});

test('[PRF-01] each action that cannot be fetched for is told once, answered, and never carried out; the next one fetches again', async () => {
  const network = fetching();
  const { deps, late, seen } = setUp(network.part);
  network.break(true);
  late.add('lost');
  await expect(late.read()).resolves.toBe(false);
  await expect(late.ask('lost too')).rejects.toThrow('offline');
  expect(deps.heard('message')).toEqual([{ kind: 'error', key: 'error_network' }]);
  expect(deps.ports.logger.lines).toHaveLength(3);
  network.break(false);
  late.add('later');
  await expect(late.read()).resolves.toBe(true);
  expect(seen()).toEqual(['later']);
  expect(deps.heard('message')).toHaveLength(1);
});

test('what is disposed of before its code is here is never made', async () => {
  const { part } = fetching();
  const { late, counters } = setUp(part);
  late.add('never');
  late.dispose();
  await part.load();
  await Promise.resolve();
  expect(counters).toEqual([]);
});

test('features are made in the order in which they were asked for, before anybody who waits goes on', async () => {
  const { part } = fetching();
  const order: string[] = [];
  part.onArrival(() => void order.push('one'));
  const waited = part.load().then(() => order.push('waited'));
  part.onArrival(() => void order.push('two'));
  await waited;
  part.onArrival(() => void order.push('here'));
  expect(order).toEqual(['one', 'two', 'waited', 'here']);
});
