import { calls } from '@housefront/contract/calls';
import { expect, onTestFinished, test } from 'vitest';
import { settle, success } from '../../testing/index.ts';
import { createWheel } from './index.ts';
import { INFO, lost, SPIN, useWheel } from './roulette.fixtures.ts';

const { platform, setUp, reach } = useWheel();

/** The wheel with so many draws. */
const wheelOf = (remaining_draws: number | null) => ({
  detail: { prize_settings: [1, 3].map((prize_id) => ({ prize_id, name: 'x' })), remaining_draws },
});

test('[ROU-06] an answer that is lost is looked into; a draw that was counted is not made again', async () => {
  const { wheel, http, state, heard, storage } = await setUp();
  http.on(SPIN, async ({ headers }) => {
    // The platform draws, its answer does not arrive.
    await reach(headers);
    return lost;
  });
  await wheel.spin();
  expect(state()).toMatchObject({ phase: 'idle', turn: 0, won: null, detail: { draws: 2 } });
  expect(heard('message')).toEqual([{ kind: 'info', key: 'roulette.checked', params: { draws: 2 } }]);
  expect([heard('balance-changed'), storage.get('spinRequest')]).toEqual([[{ cash: null }], undefined]);
});

/** The wheel of a reloaded page, after a spin that got no answer on the page before. */
const reloadedOf = async (page: Awaited<ReturnType<typeof setUp>>) => {
  const { wheel, http, storage, heard } = page;
  http.on(SPIN, lost);
  http.on(INFO, lost);
  await wheel.spin();
  expect(heard('message')).toEqual([{ kind: 'error', key: 'roulette.unchecked' }]);
  wheel.dispose();
  const deps = platform.deps({ ports: { ...platform.ports(), storage } });
  const again = createWheel(deps, { turnMs: () => 1500, warn: () => undefined });
  onTestFinished(again.dispose);
  return {
    ...deps,
    ...deps.ports,
    again,
    sent: http.sent(SPIN)[0]?.headers ?? {},
    keys: () => deps.ports.http.sent(SPIN).map(({ headers }) => headers['idempotency-key']),
    state: () => again.store.getState(),
  };
};

test('[ROU-06] after a reload a member who opens the wheel is shown that the spin of before was counted', async () => {
  const page = await setUp();
  const before = page.total();
  const { again, sent, heard, storage, state } = await reloadedOf(page);
  await reach(sent);
  await again.open();
  expect(heard('message')).toEqual([{ kind: 'info', key: 'roulette.checked', params: { draws: 2 } }]);
  expect([storage.get('spinRequest'), heard('balance-changed'), state().detail?.draws]).toEqual([
    undefined,
    [{ cash: null }],
    2,
  ]);
  expect([page.total() - before, page.world.draws(page.memberId)]).toEqual([8800n, 2]);
});

test('[ROU-06] after a reload a spin that arrives late is sent again under its key: one draw, one movement', async () => {
  const page = await setUp();
  const before = page.total();
  const { again, sent, http, clock, state } = await reloadedOf(page);
  await again.open();
  await reach(sent);
  await again.spin();
  await clock.advance(1500);
  expect(http.sent(SPIN)[0]?.headers['idempotency-key']).toBe(sent['idempotency-key']);
  expect(state()).toMatchObject({ won: { id: '3' }, detail: { draws: 2 } });
  expect([page.total() - before, page.world.draws(page.memberId)]).toEqual([8800n, 2]);
});

test('[ROU-06] a key of another member is none', async () => {
  const { wheel, storage, keys } = await setUp();
  storage.set('spinRequest', { key: 'theirs', memberId: '2', order: '' });
  await wheel.spin();
  expect(keys()).not.toContain('theirs');
});

test.each([
  ['a timeout', { status: 504, text: '' }],
  ['HTML', { text: '<html>' }],
  ['a failure of the server', { status: 500, text: '' }],
])('[ROU-06] %s leaves the key for the next press, as no draw was counted', async (_, answer) => {
  const { wheel, http, keys, heard } = await setUp();
  http.on(SPIN, answer);
  await wheel.spin();
  expect(heard('message')).toEqual([{ kind: 'info', key: 'roulette.checked', params: { draws: 3 } }]);
  await wheel.spin();
  const [first, second] = keys();
  expect([typeof first, first === second]).toEqual(['string', true]);
});

test('[ROU-06] while a lost answer is looked into the wheel is shown as checking; given up then, it says and changes nothing', async () => {
  const { wheel, http, state, heard, storage } = await setUp();
  http.on(SPIN, lost);
  const release = http.hold(INFO);
  const spinning = wheel.spin();
  await settle();
  expect(state().phase).toBe('checking');
  const kept = storage.get('spinRequest');
  wheel.dispose();
  release(success(calls.rouletteInfo, wheelOf(2)));
  await spinning;
  expect([heard('message'), heard('balance-changed')]).toEqual([[], []]);
  expect([state().phase, state().detail?.draws, storage.get('spinRequest')]).toEqual(['checking', 3, kept]);
});

test('[ROU-06] after a reload a spin that was not counted is reported nowhere, and its key is that of the next press', async () => {
  const { again, sent, heard, keys } = await reloadedOf(await setUp());
  await again.open();
  expect([heard('message'), heard('balance-changed')]).toEqual([[], []]);
  await again.spin();
  expect(keys()).toEqual([sent['idempotency-key']]);
});

test('[ROU-06] [FLD-02] after a reload draws that are unknown do not say that a spin was counted', async () => {
  const { again, heard, http, storage, state } = await reloadedOf(await setUp());
  http.unchecked(calls.rouletteInfo, wheelOf(null));
  await again.open();
  expect([state().detail?.draws, heard('message'), heard('balance-changed')]).toEqual([null, [], []]);
  expect(storage.get('spinRequest')).toBeDefined();
});

test('[ROU-06] [FLD-02] a spin that was made with unknown draws is not reported as counted after a reload', async () => {
  const page = await setUp();
  page.http.unchecked(calls.rouletteInfo, wheelOf(null));
  await page.wheel.open();
  const { again, heard, storage, state } = await reloadedOf(page);
  await again.open();
  expect([state().detail?.draws, heard('message'), heard('balance-changed')]).toEqual([3, [], []]);
  expect(storage.get('spinRequest')).toBeDefined();
});

test('[ROU-08] a spin that is sent again is answered as the first time, so what is left now is read', async () => {
  const page = await setUp();
  const { again, sent, http, clock, state } = await reloadedOf(page);
  await again.open();
  await reach(sent);
  page.world.give(page.memberId, 5);
  await again.spin();
  await clock.advance(1500);
  expect([http.sent(INFO).length, state().detail?.draws]).toEqual([2, 7]);
});

test('[ROU-06] a wheel that is opened again while a spin is under way leaves its report to the answer', async () => {
  const { wheel, http, state, heard, storage, clock } = await setUp();
  const release = http.hold(SPIN);
  const spinning = wheel.spin();
  await settle();
  wheel.close();
  await reach(http.sent(SPIN)[0]?.headers ?? {});
  await wheel.open();
  expect([state().detail?.draws, heard('message'), heard('balance-changed')]).toEqual([2, [], []]);
  expect(storage.get('spinRequest')).toBeDefined();
  release(success(calls.rouletteSpin, { prize_id: 3, remaining_draws: 2 }));
  await spinning;
  await clock.advance(1500);
  expect([state().won?.id, storage.get('spinRequest')]).toEqual(['3', undefined]);
});

test('[ROU-06] [SEC-04] a spin that was too much for the limiter keeps its key for the next press, and the wheel is not read', async () => {
  const { wheel, http, state, heard, keys } = await setUp();
  http.on(SPIN, { status: 429, text: '' });
  await wheel.spin();
  expect([state().phase, http.sent(INFO).length]).toEqual(['idle', 1]);
  expect(heard('message')).toEqual([{ kind: 'error', key: 'error_too_often' }]);
  await wheel.spin();
  const [first, second] = keys();
  expect([typeof first, first === second]).toEqual(['string', true]);
});
