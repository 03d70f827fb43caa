import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { settle, type TestDeps } from '../../testing/index.ts';
import { followSession, protectionQueries } from './index.ts';
import { protectionExtension } from './protection.extension.ts';
import { plainState, protection, setUp, showState } from './protection.fixtures.ts';

beforeAll(() =>
  Promise.all([
    import('./protection.api.ts'),
    import('./protection.play.api.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

/** A page that follows the session, with or without an open game. @returns how often the state was read since then */
const follow = async (isPlaying = false) => {
  const deps = setUp();
  const rereads = await showState(deps);
  const stop = followSession(deps, () => isPlaying);
  onTestFinished(stop);
  return { deps, rereads, stop };
};

const news: readonly (readonly [string, (deps: TestDeps) => void])[] = [
  ['the balance changed', ({ events }) => events.emit('balance-changed', { cash: null })],
  ['the platform says that it changed', ({ events }) => events.emit('protection-changed', null)],
  [
    'a deposit arrived',
    ({ events }) => events.emit('deposit-succeeded', { orderNumber: 'D1', amount: null, times: 1 }),
  ],
  ['all funds were recalled', ({ events }) => events.emit('funds-recalled', null)],
  ['a game ended', ({ events }) => events.emit('game-ended', { gpId: null })],
];

test.each(news)('[RG-08] the session is read again when %s, until it is no longer followed', async (_, happen) => {
  const { deps, rereads, stop } = await follow();
  happen(deps);
  await settle();
  expect(rereads()).toBe(1);
  stop();
  happen(deps);
  await deps.ports.clock.advance(60_000);
  expect([rereads(), deps.ports.clock.pending()]).toEqual([1, 0]);
});

test('[RG-08] [RT-04x] the state alone is among the reads of a page that comes back', async () => {
  const deps = setUp();
  const rereads = await showState(deps);
  deps.ports.http.ok(calls.promotionOffers, { list: [] });
  const { queryKey } = protectionQueries(deps).offers();
  await deps.queryClient.fetchQuery(protectionQueries(deps).offers());
  const read = protectionExtension(deps).reads.get('protection');
  expect(await read?.()).toBe(true);
  expect(rereads()).toBe(1);
  expect(deps.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  deps.ports.http.code('/api/protection/state', '500', 'broken');
  expect(await read?.()).toBe(false);
});

test('[RG-08] while a game is open and seen the session is read every fifteen seconds', async () => {
  const { deps, rereads } = await follow(true);
  await deps.ports.clock.advance(14_999);
  expect(rereads()).toBe(0);
  await deps.ports.clock.advance(1);
  expect(rereads()).toBe(1);
  await deps.ports.clock.advance(15_000);
  expect(rereads()).toBe(2);
  deps.ports.device.setVisible(false);
  await deps.ports.clock.advance(60_000);
  expect(rereads()).toBe(2);
});

test('[RG-08] without an open game the session is not read from time to time', async () => {
  const { deps, rereads } = await follow();
  await deps.ports.clock.advance(60_000);
  expect(rereads()).toBe(0);
});

test('[RG-08] many small stakes make two reads: at once, and a second later with the last of them', async () => {
  const { deps, rereads, stop } = await follow();
  const stakes = () => {
    for (let stake = 0; stake < 50; stake += 1) deps.events.emit('balance-changed', { cash: null });
  };
  stakes();
  await deps.ports.clock.advance(999);
  expect(rereads()).toBe(1);
  await deps.ports.clock.advance(1001);
  expect(rereads()).toBe(2);
  stakes();
  await settle();
  const before = rereads();
  // A read that waits is dropped with the page.
  stop();
  await deps.ports.clock.advance(5000);
  expect(rereads()).toBe(before);
});

test('[RG-08] moved money has the state alone read again', async () => {
  const { deps } = await follow();
  deps.ports.http.ok(calls.promotionOffers, { list: [] });
  const { queryKey } = protectionQueries(deps).offers();
  await deps.queryClient.fetchQuery(protectionQueries(deps).offers());
  deps.events.emit('balance-changed', { cash: null });
  await settle();
  expect(deps.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
});

const AT = Date.UTC(2026, 0, 1);
/** A limit of the member that restarts some time after the test began. */
const limit = (ms: number) => ({
  kind: 'deposit',
  period: 'day',
  amount: '5000',
  left: '0',
  restarts_at: new Date(AT + ms).toISOString(),
});
const STATE_CALL = calls.protectionState;

test.each([
  ['a limit restarts', { limits: [limit(90_000)] }],
  ['the first of several limits restarts', { limits: [limit(400_000), { ...limit(90_000), period: 'week' }] }],
  ['a wait before play ends', { wait: { reason: 'inactive', until: new Date(AT + 90_000).toISOString() } }],
])('[RG-51] the state is read again within a second after the moment at which %s, once', async (_, parts) => {
  const deps = setUp({}, parts);
  const rereads = await showState(deps);
  onTestFinished(followSession(deps, () => false));
  const { clock, http } = deps.ports;
  await clock.advance(AT + 90_000 - 1 - deps.ports.platformClock.now());
  expect(rereads()).toBe(0);
  http.ok(STATE_CALL, { ...plainState, limits: [limit(900_000)] });
  await clock.advance(1000);
  expect(rereads()).toBe(1);
  await clock.advance(60_000);
  expect(rereads()).toBe(1);
});

test('[RG-51] a platform that goes on with a moment that has passed is asked ever more rarely, and only by a page that is seen', async () => {
  const deps = setUp({}, { limits: [limit(1000)] });
  const rereads = await showState(deps);
  onTestFinished(followSession(deps, () => false));
  const { clock, device } = deps.ports;
  await clock.advance(10_000);
  expect(rereads()).toBeGreaterThanOrEqual(3);
  expect(rereads()).toBeLessThanOrEqual(5);
  await clock.advance(110_000);
  const before = rereads();
  expect(before).toBeLessThanOrEqual(9);
  await clock.advance(600_000);
  expect(rereads() - before).toBeLessThanOrEqual(10);
  device.setVisible(false);
  const seen = rereads();
  await clock.advance(600_000);
  expect(rereads()).toBe(seen);
});

/** Sums of a member that were read before, and are due again some time after the test began, a day later. */
const sumsUntil = (ms: number, due: 0 | 1) => ({
  days: 30,
  staked: '0',
  won: '0',
  lost: '0',
  read_at: new Date(AT + ms - 86_400_000).toISOString(),
  due,
});

test('[RG-20] sums that were read are asked for again when they are a day old, not before and once', async () => {
  const values = { ...protection.values, sums: { days: 30, everyHours: 24 } };
  const deps = setUp({ config: { protection: { ...protection, values } } }, { sums: sumsUntil(90_000, 0) });
  const rereads = await showState(deps);
  onTestFinished(followSession(deps, () => false));
  const { clock, http } = deps.ports;
  await clock.advance(89_000);
  expect(rereads()).toBe(0);
  http.ok(STATE_CALL, { ...plainState, sums: sumsUntil(90_000, 1) });
  await clock.advance(2000);
  expect(rereads()).toBe(1);
  await clock.advance(60_000);
  expect(rereads()).toBe(1);
});

test('[RG-20] a site that asks for no sums follows none', async () => {
  const deps = setUp({}, { sums: sumsUntil(1000, 0) });
  const rereads = await showState(deps);
  onTestFinished(followSession(deps, () => false));
  await deps.ports.clock.advance(10_000);
  expect(rereads()).toBe(0);
});
