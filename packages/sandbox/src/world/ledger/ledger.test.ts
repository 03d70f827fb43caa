import { minor } from '@housefront/contract/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { annSeed, createBank, gameAt } from '../../testing/bank.fixtures.ts';
import { ProviderWalletError } from '../../provider/game/wallet.types.ts';
import { InsufficientFunds, MAIN_PURSE } from './ledger.ts';

test('a movement can neither be changed nor taken away', async () => {
  const { db } = await createBank();
  expect(() => db.run('UPDATE movement SET amount = 5')).toThrow('never rewritten');
  expect(() => db.run('DELETE FROM movement')).toThrow('never deleted');
});

test('taking more than a purse holds moves nothing', async () => {
  const { ledger, member } = await createBank();
  expect(() => ledger.post(member.id, MAIN_PURSE, minor(-100_001n), 'adjustment', 'x')).toThrow(InsufficientFunds);
  expect(() => ledger.transfer(member.id, 'GP1', MAIN_PURSE, minor(1n), 'x')).toThrow(InsufficientFunds);
  expect(ledger.balance(member.id, MAIN_PURSE)).toBe(100_000n);
  expect(ledger.movements(member.id)).toHaveLength(1);
});

test('a transfer of a negative amount or onto itself is refused', async () => {
  const { ledger, member } = await createBank();
  expect(() => ledger.transfer(member.id, MAIN_PURSE, 'GP1', minor(-1n), 'x')).toThrow(RangeError);
  expect(() => ledger.transfer(member.id, MAIN_PURSE, MAIN_PURSE, minor(1n), 'x')).toThrow(RangeError);
});

test('[AGT-20x] money given to another member has two sides, and is never made', async () => {
  const { ledger, member, members } = await createBank();
  await members.ensure([{ ...annSeed, account: 'ben001', mainMinor: minor(500n) }]);
  const ben = members.byAccount('ben001')?.id ?? 0;
  ledger.give(member.id, ben, minor(2500n), 'member-transfer T1');
  expect([ledger.total(member.id), ledger.total(ben)]).toEqual([97_500n, 3000n]);
  expect(ledger.problems()).toEqual([
    expect.stringMatching(/^a movement names a transfer that does not exist/),
    expect.any(String),
  ]);
  expect(() => ledger.give(member.id, ben, minor(97_501n), 'x')).toThrow(InsufficientFunds);
  expect(() => ledger.give(member.id, member.id, minor(1n), 'x')).toThrow(RangeError);
  expect(() => ledger.give(member.id, ben, minor(0n), 'x')).toThrow(RangeError);
});

test('the check of the invariants finds a balance that was tampered with', async () => {
  const { ledger, db, member } = await createBank();
  expect(ledger.problems()).toEqual([]);
  db.run('UPDATE purse SET balance = balance + 1');
  expect(ledger.problems()).toEqual([`a balance differs from the sum of its movements: ${member.id} main`]);
});

test('listeners hear of a change only once it is committed, and not of one rolled back', async () => {
  const { ledger, db, member } = await createBank();
  const heard: number[] = [];
  ledger.onChange((id) => heard.push(id));
  expect(() =>
    db.transaction(() => {
      ledger.post(member.id, MAIN_PURSE, minor(5n), 'adjustment', 'x');
      throw new Error('stop');
    }),
  ).toThrow('stop');
  expect(heard).toEqual([]);
  db.transaction(() => {
    ledger.post(member.id, MAIN_PURSE, minor(5n), 'adjustment', 'x');
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual([member.id]);
});

const provider = fc.constantFrom('GP1', 'GP2');
const round = fc.constantFrom('r1', 'r2', 'r3');
const amount = fc.integer({ min: 1, max: 60_000 });
const step = fc.oneof(
  fc.record({ do: fc.constant('play' as const), gp: provider }),
  fc.record({ do: fc.constant('bet' as const), gp: provider, amount, round }),
  fc.record({ do: fc.constant('settle' as const), gp: provider, amount: fc.nat(60_000), round }),
  fc.record({ do: fc.constant('leave' as const), gp: fc.option(provider, { nil: undefined }) }),
  fc.record({ do: fc.constant('recall' as const) }),
  fc.record({ do: fc.constant('maintain' as const), gp: provider, on: fc.boolean() }),
);

test('[SBX-03] whatever is played, left and recalled, no money is made, lost or owed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { ledger, runs, wallet, maintenance, member, db } = await createBank();
      const tokens = new Map<string, string>();
      const placed = new Set<string>();
      const paid = new Set<string>();
      const surprises: string[] = [];
      let expected = 100_000n;
      const refusedOk = async (work: () => unknown): Promise<boolean> => {
        try {
          await work();
          return true;
        } catch (error) {
          if (error instanceof ProviderWalletError) return false;
          throw error;
        }
      };
      for (const action of steps) {
        if (action.do === 'play') tokens.set(action.gp, runs.start(member, gameAt(action.gp)));
        if (action.do === 'leave') runs.leave(member.id, action.gp);
        if (action.do === 'recall') runs.recall(member.id);
        if (action.do === 'maintain') {
          if (action.on) maintenance.set(action.gp, { startAt: null, endAt: null });
          else maintenance.clear(action.gp);
        }
        if (action.do === 'bet' || action.do === 'settle') {
          const token = tokens.get(action.gp);
          if (token === undefined) continue;
          const key = `${token} ${action.round}`;
          if (action.do === 'bet') {
            const done = await refusedOk(() => wallet.bet(token, minor(BigInt(action.amount)), action.round));
            if (done && !placed.has(key)) expected -= BigInt(action.amount);
            if (done) placed.add(key);
          } else {
            const done = await refusedOk(() => wallet.settle(token, minor(BigInt(action.amount)), action.round));
            if (done !== placed.has(key)) surprises.push(key);
            if (done && !paid.has(key)) expected += BigInt(action.amount);
            if (done) paid.add(key);
          }
        }
        expect(ledger.total(member.id)).toBe(expected);
      }
      expect(surprises).toEqual([]);
      expect(ledger.problems()).toEqual([]);
      maintenance.clearAll();
      runs.recall(member.id);
      expect(ledger.balance(member.id, MAIN_PURSE)).toBe(expected);
      db.close();
    }),
    { numRuns: 60 },
  );
});
