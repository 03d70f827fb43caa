import { minor } from '@housefront/contract/money';
import { expect, test } from 'vitest';
import { createBank, gameAt } from '../../testing/bank.fixtures.ts';
import { MAIN_PURSE } from '../ledger/ledger.ts';
import { DEMO_MONEY, LAUNCH_LIFE_MS } from './runs.ts';

test('[SBX-03] a run takes the main purse along, bets and wins on it, and brings it home', async () => {
  const { runs, wallet, ledger, member } = await createBank();
  const token = runs.start(member, gameAt('GP1'));
  expect(ledger.balance(member.id, MAIN_PURSE)).toBe(0n);
  expect(await wallet.openRound(token)).toMatchObject({
    member: 'ann001',
    balance: 100_000n,
    demo: false,
    gameCode: 'G',
  });
  expect(await wallet.bet(token, minor(2_500n), 'r1')).toEqual({ balance: 97_500n });
  expect(await wallet.settle(token, minor(9_900n), 'r1')).toEqual({ balance: 107_400n });
  expect(runs.playing(member.id)).toBe('GP1');
  expect(runs.leave(member.id)).toEqual({ moved: 107_400n, stuck: [] });
  expect(runs.playing(member.id)).toBeUndefined();
  expect(ledger.balance(member.id, MAIN_PURSE)).toBe(107_400n);
});

test('[SBX-03] repeated bets and settlements of a round move no money', async () => {
  const { runs, wallet, member } = await createBank();
  const token = runs.start(member, gameAt('GP1'));
  await wallet.bet(token, minor(100n), 'r1');
  expect(await wallet.bet(token, minor(100n), 'r1')).toEqual({ balance: 99_900n });
  expect(await wallet.bet(token, minor(500n), 'r1')).toEqual({ balance: 99_900n });
  await wallet.settle(token, minor(300n), 'r1');
  expect(await wallet.settle(token, minor(300n), 'r1')).toEqual({ balance: 100_200n });
});

test('[SBX-03] a round that was never settled is given back once, a settled one not at all', async () => {
  const { runs, wallet, member } = await createBank();
  const token = runs.start(member, gameAt('GP1'));
  await wallet.bet(token, minor(100n), 'r1');
  expect(await wallet.refund(token, 'r1')).toEqual({ balance: 100_000n });
  expect(await wallet.refund(token, 'r1')).toEqual({ balance: 100_000n });
  expect(await wallet.settle(token, minor(500n), 'r1')).toEqual({ balance: 100_000n });
  await wallet.bet(token, minor(100n), 'r2');
  await wallet.settle(token, minor(0n), 'r2');
  expect(await wallet.refund(token, 'r2')).toEqual({ balance: 99_900n });
  expect(() => wallet.refund(token, 'r3')).toThrow('bad-token');
});

test('a bet above the purse is refused and leaves no round behind', async () => {
  const { runs, wallet, ledger, member } = await createBank();
  const token = runs.start(member, gameAt('GP1'));
  expect(() => wallet.bet(token, minor(100_001n), 'r1')).toThrow('insufficient');
  expect(() => wallet.settle(token, minor(5n), 'r1')).toThrow('bad-token');
  expect(ledger.balance(member.id, 'GP1')).toBe(100_000n);
});

test('after leaving, the launch token opens nothing and bets nothing, but an open round is still paid', async () => {
  const { runs, wallet, ledger, member } = await createBank();
  const token = runs.start(member, gameAt('GP1'));
  await wallet.bet(token, minor(100n), 'r1');
  runs.leave(member.id);
  expect(() => wallet.openRound(token)).toThrow('bad-token');
  expect(() => wallet.bet(token, minor(100n), 'r2')).toThrow('bad-token');
  expect(await wallet.settle(token, minor(700n), 'r1')).toEqual({ balance: 700n });
  expect(ledger.balance(member.id, 'GP1')).toBe(700n);
  expect(runs.recall(member.id).moved).toBe(700n);
});

test('a launch token that was never opened runs out; an opened one stays', async () => {
  const { runs, wallet, clock, member } = await createBank();
  const forgotten = runs.startDemo(gameAt('GP2'));
  const token = runs.start(member, gameAt('GP1'));
  await wallet.openRound(token);
  clock.advance(LAUNCH_LIFE_MS);
  expect(() => wallet.openRound(forgotten)).toThrow('bad-token');
  expect(await wallet.openRound(token)).toMatchObject({ balance: 100_000n });
  expect(() => wallet.openRound('made-up')).toThrow('bad-token');
});

test('demo play uses play money only and never goes below zero', async () => {
  const { runs, wallet, ledger, jackpot, member } = await createBank();
  const before = jackpot.total('USD');
  const token = runs.startDemo(gameAt('GP1'));
  expect(await wallet.openRound(token)).toMatchObject({ balance: DEMO_MONEY, demo: true, member: 'guest1' });
  expect(await wallet.bet(token, DEMO_MONEY, 'r1')).toEqual({ balance: 0n });
  expect(() => wallet.bet(token, minor(1n), 'r2')).toThrow('insufficient');
  expect(await wallet.settle(token, minor(40n), 'r1')).toEqual({ balance: 40n });
  expect(ledger.movements(member.id)).toHaveLength(1);
  expect(jackpot.total('USD')).toBe(before);
});

test('a second launch ends the first run and carries its money over', async () => {
  const { runs, wallet, ledger, member } = await createBank();
  const first = runs.start(member, gameAt('GP1'));
  runs.start(member, gameAt('GP2'));
  expect(() => wallet.openRound(first)).toThrow('bad-token');
  expect(ledger.balances(member.id)).toEqual([
    { purse: MAIN_PURSE, balance: 0n },
    { purse: 'GP1', balance: 0n },
    { purse: 'GP2', balance: 100_000n },
  ]);
});

test('money at a provider under maintenance stays there until it opens again', async () => {
  const { runs, maintenance, clock, ledger, member } = await createBank();
  runs.start(member, gameAt('GP1'));
  maintenance.set('GP1', { startAt: null, endAt: clock.now() + 1_000 });
  expect(runs.recall(member.id)).toEqual({ moved: 0n, stuck: ['GP1'] });
  clock.advance(1_000);
  expect(runs.recall(member.id)).toEqual({ moved: 100_000n, stuck: [] });
  expect(ledger.balance(member.id, MAIN_PURSE)).toBe(100_000n);
});

test('the jackpot grows with time and with bets, and falls never', async () => {
  const { runs, wallet, jackpot, clock, member } = await createBank();
  const start = jackpot.total('USD');
  clock.advance(10_000);
  const later = jackpot.total('USD');
  expect(later > start).toBe(true);
  await wallet.bet(runs.start(member, gameAt('GP1')), minor(50_000n), 'r1');
  expect(jackpot.total('USD')).toBe(later + 500n);
});
