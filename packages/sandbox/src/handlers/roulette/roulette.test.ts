import { calls } from '@housefront/contract/calls';
import { callPath } from '@housefront/contract/endpoint';
import { beforeEach, expect, test } from 'vitest';
import { SCENARIO_HEADER } from '../../scenarios/index.ts';
import { createWheel } from '../../world/rewards/wheel.ts';
import { sandboxPerTest, record } from '../../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest();
let token: string;
beforeEach(async () => {
  token = await client.signIn();
});

const wheel = (prizes: number) => client.control('/wheel', { prizes: String(prizes) });
const give = (draws: number, account = 'lucky88') => client.control('/wheel-draws', { account, draws });
const next = (prize: number) => client.control('/wheel-prize', { account: 'lucky88', prize });
const detail = (data: unknown) => record(record(data)['detail']);
let spins = 0;
const spin = async (key = `spin ${(spins += 1)}`, headers: Record<string, string> = {}) => {
  const named = { authorization: token, 'idempotency-key': key };
  const response = await client.post(callPath(calls.rouletteSpin), {}, { ...named, ...headers });
  return record(await response.json());
};
const total = () => here.sandbox.world.ledger.total(1);

test('[ROU-01] [APIM-22] without a wheel the entry has no prizes, and an opened one is refused with 2095101', async () => {
  expect(detail((await client.send(calls.roulette, {}, token)).data)).toEqual({
    prize_settings: [],
    remaining_draws: 0,
  });
  expect((await client.send(calls.rouletteInfo, {}, token)).code).toBe('2095101');
  expect((await spin())['code']).toBe('2093102');
});

test.each([4, 6, 8, 10, 12])(
  '[ROU-01] [APIM-23] a wheel of %i prizes has them in order, and the draws that are left',
  async (size) => {
    await wheel(size);
    await give(3);
    for (const call of [calls.roulette, calls.rouletteInfo]) {
      const { prize_settings, remaining_draws } = detail((await client.send(call, {}, token)).data);
      expect((prize_settings as { prize_id: number }[]).map(({ prize_id }) => prize_id)).toEqual(
        Array.from({ length: size }, (_, index) => index + 1),
      );
      expect(remaining_draws).toBe(3);
    }
  },
);

test('[ROU-08] [APIM-24] a spin counts one draw and pays its prize through the ledger; without draws it is refused with 2093101', async () => {
  await wheel(8);
  await give(2);
  await next(3);
  const before = total();
  expect((await spin())['data']).toEqual({ prize_id: 3, remaining_draws: 1 });
  expect(total() - before).toBe(8800n);
  await next(2);
  expect((await spin())['data']).toEqual({ prize_id: 2, remaining_draws: 0 });
  expect(total() - before).toBe(8800n);
  expect(await spin()).toMatchObject({ code: '2093101', data: null });
  expect(here.sandbox.world.ledger.problems()).toEqual([]);
});

test('[ROU-06] a key names one spin for a day: the same answer again, one draw and one movement', async () => {
  await wheel(8);
  await give(5);
  await next(5);
  const before = total();
  const replies = await Promise.all([spin('k1'), spin('k1'), spin('k1')]);
  expect(replies.map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ prize_id: 5, remaining_draws: 4 })));
  expect([here.sandbox.world.wheel.draws(1), total() - before]).toEqual([4, 1888n]);
  await next(2);
  expect((await spin('k2'))['data']).toEqual({ prize_id: 2, remaining_draws: 3 });
  here.clock.advance(23 * 3_600_000);
  token = await client.signIn();
  expect((await spin('k1'))['data']).toEqual({ prize_id: 5, remaining_draws: 4 });
  here.clock.advance(2 * 3_600_000);
  await next(4);
  expect((await spin('k1'))['data']).toEqual({ prize_id: 4, remaining_draws: 2 });
});

test('[ROU-06] a spin without a key is refused', async () => {
  await wheel(8);
  await give(1);
  expect(await spin('')).toMatchObject({ code: '400', data: null });
  expect(here.sandbox.world.wheel.draws(1)).toBe(1);
});

test('[ROU-06] the keys of two members have nothing to do with each other', async () => {
  await wheel(4);
  await give(1);
  await give(1, 'river77');
  await spin('same');
  token = await client.signIn('river77', 'River777');
  expect((await spin('same'))['data']).toMatchObject({ remaining_draws: 0 });
  expect([here.sandbox.world.wheel.draws(1), here.sandbox.world.wheel.draws(2)]).toEqual([0, 0]);
});

test('draws are fair: each prize comes as often as it weighs', () => {
  const { db, ledger } = here.sandbox.world;
  let next = 0;
  // Every hundredth of the range of chance once.
  const running = createWheel(db, here.clock, ledger, () => (next++ + 0.5) / 100);
  running.show(12);
  running.give(1, 100);
  const won = new Map<number, number>();
  for (let draw = 0; draw < 100; draw += 1) {
    const made = running.spin(1);
    if (typeof made === 'string') throw new Error(made);
    won.set(made.prizeId, (won.get(made.prizeId) ?? 0) + 1);
  }
  const times = Array.from({ length: 12 }, (_, index) => won.get(index + 1));
  expect(times).toEqual([14, 20, 3, 22, 8, 12, 1, 10, 5, 2, 2, 1]);
  expect(running.spin(1)).toBe('no-draws');
});

test('[SBX-04] the control page takes back a wheel, draws and an ordered prize', async () => {
  const undo = (done: Record<string, unknown>) => client.control(`/undo/${String(done['undo'])}`, {});
  const shown = await wheel(6);
  await undo(shown);
  expect(here.sandbox.world.wheel.prizes()).toEqual([]);
  const all = await client.control('/wheel-draws', { draws: 2 });
  expect([1, 2, 3].map((id) => here.sandbox.world.wheel.draws(id))).toEqual([2, 2, 2]);
  await undo(all);
  expect([1, 2, 3].map((id) => here.sandbox.world.wheel.draws(id))).toEqual([0, 0, 0]);
  expect(await client.control('/wheel-prize', { account: 'lucky88', prize: 13 })).toHaveProperty('problem');
});

test.each([
  ['wheel-refused-2095101', calls.rouletteInfo],
  ['spin-refused-2093101', calls.rouletteSpin],
  ['spin-refused-2093104', calls.rouletteSpin],
  ['spin-refused-555', calls.rouletteSpin],
] as const)('[SBX-04] [ROU-09] [ROU-11] the scenario %s refuses with its code', async (name, call) => {
  const response = await client.post(callPath(call), {}, { authorization: token, [SCENARIO_HEADER]: name });
  expect(record(await response.json())['code']).toBe(name.split('-').at(-1));
});
