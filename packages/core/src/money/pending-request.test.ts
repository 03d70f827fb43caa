import { expect, test } from 'vitest';
import type { LocksPort } from '../adapters/ports/ports.ts';
import { pendingRequest } from './pending-request.ts';
import { fakePorts, fakeStorage, settle, type FakePorts } from '../testing/index.ts';

const never = () => false;

/** A tab of member 42; one beside another is of another process, and neither hears what the other stores. */
const openTab = (name: string, beside?: FakePorts, locks?: LocksPort) => {
  const own = fakePorts();
  const ports = {
    ...own,
    clock: beside?.clock ?? own.clock,
    locks: locks ?? beside?.locks ?? own.locks,
    storage: beside === undefined ? own.storage : fakeStorage(beside.storage, () => undefined),
    random: { ...own.random, id: () => `${name} ${own.random.id()}` },
  };
  ports.storage.set('member_id', '42');
  return { ports, request: pendingRequest(ports, 'transferRequest') };
};

test('[AGT-20x] the same order in two tabs at once has one key, another one after its answer a key of its own', async () => {
  const one = openTab('one');
  const two = openTab('two', one.ports);
  const [first, second] = await Promise.all([
    one.request.acquire('10 to a', never),
    two.request.acquire('10 to a', never),
  ]);
  expect([first, second]).toEqual([
    { key: 'one id-1', memberId: '42', order: '10 to a' },
    { key: 'one id-1', memberId: '42', order: '10 to a' },
  ]);
  one.request.settle(first);
  two.request.settle(second);
  expect(await two.request.acquire('10 to a', never)).toMatchObject({ key: 'two id-1' });
  expect(one.ports.clock.pending()).toBe(1);
});

test('[AGT-20x] the tab that hears the answer first does not take up the key again while the other one waits', async () => {
  const one = openTab('one');
  const two = openTab('two', one.ports);
  await one.request.acquire('10 to a', never);
  two.request.settle(await two.request.acquire('10 to a', never));
  expect(await two.request.acquire('10 to a', never)).toMatchObject({ key: 'two id-1' });
});

test('[AGT-20x] another order of another tab is reported in its place, unless it is over', async () => {
  const one = openTab('one');
  const two = openTab('two', one.ports);
  await one.request.acquire('10 to a', never);
  expect(await two.request.acquire('20 to b', never)).toMatchObject({ key: 'one id-1', order: '10 to a' });
  expect(await two.request.acquire('20 to b', ({ order }) => order !== '20 to b')).toMatchObject({ key: 'two id-1' });
});

test('[AGT-20x] an order of another member is not taken up', async () => {
  const one = openTab('one');
  await one.request.acquire('10 to a', never);
  const two = openTab('two', one.ports);
  two.ports.storage.set('member_id', '43');
  expect(await two.request.acquire('10 to a', never)).toMatchObject({ key: 'two id-1', memberId: '43' });
});

test('[AGT-20x] a request is reported for two seconds; from then on it is in storage alone', async () => {
  const one = openTab('one');
  await one.request.acquire('10 to a', never);
  await one.ports.clock.advance(1999);
  expect(await one.ports.locks.held()).toHaveLength(1);
  await one.ports.clock.advance(1);
  expect(await one.ports.locks.held()).toEqual([]);
  expect(await one.request.acquire('10 to a', never)).toMatchObject({ key: 'one id-1' });
});

test('[AGT-20x] a tab that hangs in its turn holds an order of another one up for a second, and only once', async () => {
  const one = openTab('one');
  void one.ports.locks.hold('transferRequest', () => new Promise<never>(() => undefined));
  const two = openTab('two', one.ports);
  const keys: string[] = [];
  void two.request.acquire('10 to a', never).then(({ key }) => keys.push(key));
  await two.ports.clock.advance(999);
  expect(keys).toEqual([]);
  await two.ports.clock.advance(1);
  expect(keys).toEqual(['two id-1']);
  expect(two.ports.storage.get('transferRequest')).toMatchObject({ key: 'two id-1' });
});

test('[AGT-20x] a turn that comes when its tab has gone on without it makes no second key', async () => {
  const one = openTab('one');
  let letGo: () => void = () => undefined;
  void one.ports.locks.hold('transferRequest', () => new Promise<void>((done) => (letGo = done)));
  const opening = one.request.acquire('10 to a', never);
  await one.ports.clock.advance(1000);
  const taken = await opening;
  one.request.settle(taken);
  letGo();
  await settle();
  expect([taken.key, one.ports.storage.get('transferRequest')]).toEqual(['one id-1', undefined]);
});

const refuse = () => Promise.reject(new TypeError('no locks'));
const silent: readonly (readonly [string, LocksPort])[] = [
  ['has none', { hold: refuse, held: refuse }],
  ['does not list them', { hold: (_, run) => run(), held: refuse }],
];
test.each(silent)('[AGT-20x] where a browser %s, tabs go by what is stored', async (_, locks) => {
  const one = openTab('one', undefined, locks);
  const first = await one.request.acquire('10 to a', never);
  expect(await one.request.acquire('10 to a', never)).toEqual(first);
  expect(one.ports.storage.get('transferRequest')).toEqual({ key: 'one id-1', memberId: '42', order: '10 to a' });
  one.request.settle(first);
  expect(one.ports.storage.get('transferRequest')).toBeUndefined();
  expect(one.ports.clock.pending()).toBe(0);
});

test('[AGT-20x] a late answer leaves open what another tab has sent since', async () => {
  const one = openTab('one');
  const first = await one.request.acquire('10 to a', never);
  const since = { key: 'since', memberId: '42', order: '20 to b' };
  one.ports.storage.set('transferRequest', since);
  one.request.settle(first);
  expect(one.request.find()).toEqual(since);
});
