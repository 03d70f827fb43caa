import { calls } from '@housefront/contract/calls';
import { expect, onTestFinished, test } from 'vitest';
import { settle, success, money } from '../../testing/index.ts';
import { createWheel } from './index.ts';
import { INFO, SPIN, useWheel } from './roulette.fixtures.ts';

const { platform, setUp, reach } = useWheel();

test('[ROU-04] [ROU-06] a wheel that was never opened is closed, asks for nothing when it changes, and cannot be spun', async () => {
  const deps = platform.deps({ member: 'lucky88' });
  const wheel = createWheel(deps, { turnMs: () => 1500, warn: () => undefined });
  onTestFinished(wheel.dispose);
  const closed = { open: false, status: 'loading', detail: null, phase: 'idle', turn: 0, won: null };
  expect(wheel.store.getState()).toEqual(closed);
  deps.events.emit('roulette-changed', null);
  await wheel.spin();
  await settle();
  expect([deps.ports.http.requests, wheel.store.getState()]).toEqual([[], closed]);
});

test('[ROU-04] opening asks for the wheel; what it knows is shown while it is asked again', async () => {
  const { http, state, world, memberId, events } = await setUp();
  expect(http.sent(INFO)).toHaveLength(1);
  expect(state()).toMatchObject({ open: true, status: 'ready', phase: 'idle', turn: 0, detail: { draws: 3 } });
  world.give(memberId, 2);
  events.emit('roulette-changed', null);
  await settle();
  expect([http.sent(INFO).length, state().detail?.draws]).toEqual([2, 5]);
});

test('[ROU-04] a wheel that is opened again is loading, not as it was', async () => {
  const { wheel, http, state } = await setUp();
  http.hold(INFO);
  wheel.close();
  void wheel.open();
  await settle();
  expect(state()).toMatchObject({ open: true, status: 'loading', detail: null });
});

test('[ROU-09] [ERR-04x] a wheel on screen that cannot be read again stays as it was, with the server message', async () => {
  const { http, state, events, heard } = await setUp();
  http.code(INFO, '500', 'Later');
  events.emit('roulette-changed', null);
  await settle();
  expect(state()).toMatchObject({ open: true, status: 'ready', detail: { draws: 3, prizes: { length: 8 } } });
  expect([heard('message'), heard('failure')]).toEqual([[{ kind: 'error', text: 'Later' }], []]);
});

test('[RT-20] a change is not read while the wheel turns, nor when it is closed', async () => {
  const { wheel, http, events, clock } = await setUp();
  await wheel.spin();
  events.emit('roulette-changed', null);
  await settle();
  expect(http.sent(INFO)).toHaveLength(1);
  await clock.advance(1500);
  wheel.close();
  events.emit('roulette-changed', null);
  await settle();
  expect(http.sent(INFO)).toHaveLength(1);
});

test('[ROU-05] [ROU-07] [ROU-08] a spin turns the wheel for 1.5 s to the prize of the answer, then names it; put away, the wheel is back', async () => {
  const { wheel, state, clock, heard, total } = await setUp();
  const before = total();
  await wheel.spin();
  expect(state()).toMatchObject({ phase: 'turning', won: null, detail: { draws: 2 } });
  // Prize 3 of 8 sits at 90 degrees.
  expect(Math.abs(state().turn - 3870)).toBeLessThanOrEqual(15);
  await clock.advance(1499);
  expect(state().won).toBeNull();
  await clock.advance(1);
  expect(state()).toMatchObject({ phase: 'idle', won: { id: '3', amount: money(8800n) } });
  expect([total() - before, heard('balance-changed')]).toEqual([8800n, [{ cash: null }]]);
  wheel.acknowledge();
  expect(state()).toMatchObject({ won: null, turn: 0 });
});

test('[ROU-06] fifty presses are one spin, and none is made before the prize was seen', async () => {
  const { wheel, http, clock, world, memberId, total } = await setUp();
  const before = total();
  await Promise.all(Array.from({ length: 50 }, () => wheel.spin()));
  await wheel.spin();
  await clock.advance(1500);
  await wheel.spin();
  expect([http.sent(SPIN).length, world.draws(memberId), total() - before]).toEqual([1, 2, 8800n]);
  wheel.acknowledge();
  world.order(memberId, 2);
  await wheel.spin();
  expect([http.sent(SPIN).length, world.draws(memberId), total() - before]).toEqual([2, 1, 8800n]);
});

test('[ROU-06] each spin has a key of its own, kept until its answer is known', async () => {
  const { wheel, storage, keys, clock, http } = await setUp();
  let kept: unknown;
  http.on(SPIN, async ({ headers }) => {
    kept = storage.get('spinRequest');
    return { text: await (await reach(headers)).text() };
  });
  await wheel.spin();
  expect(kept).toEqual({ key: keys()[0], memberId: '1', order: '3' });
  expect(storage.get('spinRequest')).toBeUndefined();
  await clock.advance(1500);
  wheel.acknowledge();
  await wheel.spin();
  const [first, second] = keys();
  expect([typeof first, first === second]).toEqual(['string', false]);
});

test('[ROU-13x] an unknown prize stops the wheel with a generic message, and the wheel is read again', async () => {
  const { wheel, http, state, heard } = await setUp();
  http.ok(calls.rouletteSpin, { prize_id: 99, remaining_draws: 2 });
  await wheel.spin();
  expect(state()).toMatchObject({ phase: 'idle', turn: 0, won: null });
  expect([heard('message'), http.sent(INFO).length]).toEqual([[{ kind: 'error', key: 'error_generic' }], 2]);
  expect(heard('balance-changed')).toEqual([{ cash: null }]);
});

test('[ROU-08] an answer that does not say what is left counts one draw', async () => {
  const { wheel, http, state } = await setUp();
  http.ok(calls.rouletteSpin, { prize_id: 1 });
  await wheel.spin();
  expect(state().detail?.draws).toBe(2);
});

test.each([null, '', undefined])(
  '[FLD-02] draws that are %j do not hold up a spin, and stay unknown',
  async (remaining) => {
    const { wheel, http, state, heard } = await setUp();
    const prize_settings = [1, 3].map((prize_id) => ({ prize_id, name: 'x' }));
    http.unchecked(calls.rouletteInfo, { detail: { prize_settings, remaining_draws: remaining } });
    await wheel.open();
    expect(state().detail?.draws).toBeNull();
    http.ok(calls.rouletteSpin, { prize_id: 1 });
    await wheel.spin();
    expect([http.sent(SPIN).length, state().detail?.draws, state().phase]).toEqual([1, null, 'turning']);
    expect(heard('message')).toEqual([]);
  },
);

test('[ROU-13x] without draws nothing is sent', async () => {
  const { wheel, http } = await setUp(undefined, 0);
  await wheel.spin();
  expect(http.sent(SPIN)).toEqual([]);
});

test('[ROU-10] 2093101 is a warning to be confirmed, with the server message below, and what is left is read', async () => {
  const { wheel, http, heard, warned, state } = await setUp();
  http.code(SPIN, '2093101', 'All used');
  await wheel.spin();
  expect(warned).toEqual([{ kind: 'error', key: 'roulette.err_2093101', suffix: '\nAll used' }]);
  expect([heard('message'), http.sent(INFO).length, state().phase]).toEqual([[], 2, 'idle']);
});

test.each([
  ['2093102', 'No', { kind: 'error', key: 'roulette.err_2093102', suffix: '\nNo' }],
  ['2093103', '', { kind: 'error', key: 'roulette.err_2093103' }],
  ['2093104', '', { kind: 'error', key: 'roulette.err_2093104' }],
  ['500', 'Later', { kind: 'error', text: 'Later' }],
])(
  '[ROU-11] [ROU-12x] a spin refused with %s says so in its own words, else in those of the server',
  async (code, text, message) => {
    const { wheel, http, heard, storage, warned } = await setUp();
    http.code(SPIN, code, text);
    await wheel.spin();
    expect([heard('message'), warned, storage.get('spinRequest')]).toEqual([[message], [], undefined]);
    expect(heard('failure')).toEqual([]);
  },
);

test('[ROU-09] a wheel that does not run says so and goes; any other refusal shows the server message and can be tried again', async () => {
  const { wheel, http, heard, state } = await setUp();
  http.code(INFO, '500', 'Later');
  await wheel.open();
  expect(state()).toMatchObject({ open: true, status: 'error' });
  http.code(INFO, '2095101', '');
  await wheel.open();
  expect(state().open).toBe(false);
  expect(heard('message')).toEqual([
    { kind: 'error', text: 'Later' },
    { kind: 'error', key: 'roulette.err_2095101' },
  ]);
  expect(heard('failure')).toEqual([]);
});

test('[ROU-07] a wheel that is put away meanwhile still names the prize', async () => {
  const { wheel, clock, state } = await setUp();
  await wheel.spin();
  wheel.close();
  await clock.advance(1500);
  expect(state()).toMatchObject({ open: false, won: { id: '3' } });
});

test('a wheel that was given up changes nothing any more', async () => {
  const { wheel, http, state, clock, events } = await setUp();
  const release = http.hold(SPIN);
  const spinning = wheel.spin();
  await settle();
  wheel.dispose();
  release(success(calls.rouletteSpin, { prize_id: 3, remaining_draws: 2 }));
  await spinning;
  events.emit('roulette-changed', null);
  await clock.advance(5000);
  expect([state().phase, state().won, http.sent(INFO).length, clock.pending()]).toEqual(['asking', null, 1, 0]);
});

test('[ROU-07] a wheel that is given up while it turns names no prize, and a change is not read any more', async () => {
  const { wheel, http, state, clock, events } = await setUp();
  await wheel.spin();
  wheel.dispose();
  await clock.advance(1500);
  expect([state().won, clock.pending()]).toEqual([null, 0]);
  const other = await setUp();
  other.wheel.dispose();
  other.events.emit('roulette-changed', null);
  events.emit('roulette-changed', null);
  await settle();
  expect([http.sent(INFO).length, other.http.sent(INFO).length]).toEqual([1, 1]);
});

test('[ROU-04] an answer after the wheel was given up changes nothing, and a spin of another tab is left to the next page', async () => {
  const { wheel, http, state, heard, storage } = await setUp();
  const prize_settings = [{ prize_id: 3, name: 'x' }];
  const release = http.hold(INFO);
  const opening = wheel.open();
  await settle();
  http.ok(calls.rouletteInfo, { detail: { prize_settings, remaining_draws: 3 } });
  await wheel.open();
  const request = { key: 'other tab', memberId: '1', order: '5' };
  storage.set('spinRequest', request);
  wheel.dispose();
  release(success(calls.rouletteInfo, { detail: { prize_settings, remaining_draws: 1 } }));
  await opening;
  expect([state().detail?.draws, heard('message'), storage.get('spinRequest')]).toEqual([3, [], request]);
});
