import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { beforeEach, expect, test } from 'vitest';
import { record, sandboxPerTest } from '../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest();
let token: string;
beforeEach(async () => {
  token = await client.signIn();
});

const KEYED: readonly AnyCall[] = Object.values(calls as Readonly<Record<string, AnyCall>>).filter(
  ({ keyed }) => keyed,
);
/** They all send the same: nothing. */
const EMPTY = [calls.rouletteSpin, calls.balanceAllBack, calls.balanceGetBack] as const;

const send = async (call: AnyCall, key: string, body: object = {}) => {
  const reply = await client.post(callPath(call), body, { authorization: token, 'idempotency-key': key });
  return { status: reply.status, ...record(await reply.json()) } as { status: number; code: string };
};

/** A member with money at a provider and a draw of the wheel. */
const prepare = async () => {
  await client.control('/wheel', { prizes: '8' });
  await client.control('/wheel-draws', { account: 'lucky88', draws: 5 });
  const gp_id = here.sandbox.world.seed.providers[0]?.gpId;
  await client.control('/cash', { account: 'lucky88', gp_id, amount: '50.00' });
};
const state = () => {
  const { wheel, ledger } = here.sandbox.world;
  return { draws: wheel.draws(1), purses: ledger.balances(1) };
};

const pairs = <Of>(all: readonly Of[]) =>
  all.flatMap((one) => all.flatMap((other) => (one === other ? [] : [[one, other] as const])));

test.each(pairs(EMPTY).map(([one, other]) => [one.name, other.name, one, other] as const))(
  '[ROU-06] a key of %s is none for %s: 409, and nothing is moved',
  async (_, __, one, other) => {
    await prepare();
    const first = await send(one, 'k1');
    expect(first).toMatchObject({ status: 200, code: '100' });
    await prepare();
    const before = state();
    expect(await send(other, 'k1')).toMatchObject({ status: 200, code: '409' });
    expect(state()).toEqual(before);
    expect(await send(one, 'k1')).toEqual(first);
    expect(state()).toEqual(before);
    expect(await send(other, 'k2')).toMatchObject({ status: 200, code: '100' });
  },
);

test('what was answered to a call is not the answer to another one with the same request', () => {
  const { answers } = here.sandbox.world;
  const known = pairs(KEYED.map(({ name }) => name));
  expect(known.length).toBeGreaterThanOrEqual(42);
  for (const [place, [one, other]] of known.entries()) {
    const key = `k${place}`;
    answers.remember(1, key, { call: one, request: {} }, { code: '100' });
    expect(answers.find(1, key, { call: one, request: {} })).toEqual({ kind: 'known', answer: { code: '100' } });
    expect([one, other, answers.find(1, key, { call: other, request: {} })]).toEqual([one, other, { kind: 'other' }]);
    expect(answers.find(1, key, { call: one, request: { id: 1 } })).toEqual({ kind: 'other' });
    expect(answers.find(2, key, { call: one, request: {} })).toEqual({ kind: 'new' });
  }
});

test.each(EMPTY.map((call) => [call.name, call] as const))(
  '[ROU-06] a key of %s has 1 to 255 characters; others are refused with 400',
  async (_, call) => {
    await prepare();
    const before = state();
    for (const key of ['', 'k'.repeat(256), 'k'.repeat(5000)]) {
      expect(await send(call, key)).toMatchObject({ status: 200, code: '400' });
    }
    expect(state()).toEqual(before);
    expect(await send(call, 'k'.repeat(255))).toMatchObject({ code: '100' });
  },
);
