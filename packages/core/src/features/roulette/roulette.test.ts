import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { settle, type FakePorts, success } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import type { CoreMessage } from '../../events.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
import './roulette.api.ts';
import { createRoulette, createWheel } from './index.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const ENTRY = '/api/arks/web/activity/roulette';
const INFO = '/api/arks/web/activity/roulette/info';
const SPIN = '/api/arks/web/activity/roulette/spin';

const platform = usePlatform();

/** lucky88 before a wheel of eight prizes with three draws; the next draw wins prize 3 (88.00). */
const setUp = async (ports?: FakePorts, draws = 3) => {
  const deps = platform.deps({ member: 'lucky88', ...(ports && { ports }) });
  const { http, clock, storage } = deps.ports;
  const { wheel: world, ledger } = platform.sandbox.world;
  const memberId = Number(storage.get('member_id'));
  world.show(8);
  world.give(memberId, draws);
  world.order(memberId, 3);
  const warned: CoreMessage[] = [];
  const wheel = createWheel(deps, { turnMs: () => 1500, warn: (message) => void warned.push(message) });
  onTestFinished(wheel.dispose);
  await wheel.open();
  const keys = () => http.sent(SPIN).map(({ headers }) => headers['idempotency-key']);
  const total = () => ledger.total(memberId);
  return {
    ...deps,
    http,
    clock,
    storage,
    wheel,
    world,
    memberId,
    warned,
    keys,
    total,
    state: () => wheel.store.getState(),
  };
};
const lost = new TypeError('offline');
/** A spin as it arrives at the platform. */
const reach = (headers: Readonly<Record<string, string>>) =>
  platform.sandbox.app.request(SPIN, { method: 'POST', headers, body: '{}' });

test('[ROU-01] [APIM-22] the entry reads prizes and draws; the picture is that of the number of prizes', async () => {
  const deps = platform.deps({ member: 'lucky88' });
  const { queries } = createRoulette(deps);
  const images = { 'wheel-6': 'https://img.test/6.png', 'wheel-8': 'https://img.test/8.png' };
  const answer = (count: number) => {
    const prize_settings = Array.from({ length: count }, (_, index) => ({
      prize_id: index,
      name: 'x',
      icon: '/i.png',
    }));
    deps.ports.http.ok(calls.roulette, { detail: { prize_settings, remaining_draws: '2', images } });
    return deps.queryClient.fetchQuery({ ...queries.detail(), staleTime: 0 });
  };
  expect(await answer(6)).toMatchObject({
    image: 'https://img.test/6.png',
    draws: 2,
    prizes: { 0: { id: '0', name: 'x', icon: '/i.png', amount: null }, length: 6 },
  });
  expect((await answer(8)).image).toBe('https://img.test/8.png');
  expect((await answer(10)).image).toBeNull();
});

test('[AUTH-15x] a wheel that cannot be had is reported nowhere', async () => {
  const deps = platform.deps({ member: 'lucky88' });
  expect(await readOutcome(deps, createRoulette(deps).queries.detail(), ENTRY)).toEqual(quiet);
});

test('[AUTH-13] [RT-20] [RT-04x] it is loaded with a login made here, and read again when it changes or the page comes back', async () => {
  const deps = platform.deps({ member: 'lucky88' });
  const { http } = deps.ports;
  const roulette = createRoulette(deps);
  const login = { memberId: '1', currencyBefore: 'RMB', currency: 'RMB' };
  deps.events.emit('login', { ...login, atStart: true });
  await settle();
  expect(http.sent(ENTRY)).toHaveLength(0);
  deps.events.emit('login', { ...login, atStart: false });
  await settle();
  http.hold(ENTRY);
  deps.events.emit('roulette-changed', null);
  await settle();
  const under = http.sent(ENTRY)[1];
  void roulette.reread();
  await settle();
  expect([http.sent(ENTRY).length, under?.signal.aborted]).toEqual([3, true]);
  roulette.dispose();
  deps.events.emit('roulette-changed', null);
  deps.events.emit('login', { ...login, atStart: false });
  await settle();
  expect(http.sent(ENTRY)).toHaveLength(3);
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
  expect(state()).toMatchObject({ phase: 'idle', won: { id: '3', amount: 8800n } });
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
  expect([heard('balance-changed').length, storage.get('spinRequest')]).toEqual([1, undefined]);
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
  expect([storage.get('spinRequest'), heard('balance-changed').length, state().detail?.draws]).toEqual([
    undefined,
    1,
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

test('[ROU-13x] an unknown prize stops the wheel with a generic message, and the wheel is read again', async () => {
  const { wheel, http, state, heard } = await setUp();
  http.ok(calls.rouletteSpin, { prize_id: 99, remaining_draws: 2 });
  await wheel.spin();
  expect(state()).toMatchObject({ phase: 'idle', turn: 0, won: null });
  expect([heard('message'), http.sent(INFO).length]).toEqual([[{ kind: 'error', key: 'error_generic' }], 2]);
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
