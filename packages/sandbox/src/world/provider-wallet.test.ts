import { expect, test } from 'vitest';
import { createBank, gameAt } from '../testing/bank.fixtures.ts';
import { MAIN_PURSE } from './ledger.ts';
import { DEMO_MONEY, LAUNCH_LIFE_MS } from './runs.ts';

test('[SBX-03] a run takes the main purse along, bets and wins on it, and brings it home', async () => {
  const { runs, wallet, ledger, member } = await createBank();
  const token = runs.start(member, gameAt('GP1'));
  expect(ledger.balance(member.id, MAIN_PURSE)).toBe(0);
  expect(await wallet.openRound(token)).toMatchObject({
    member: 'ann001',
    balance: 100_000,
    demo: false,
    gameCode: 'G',
  });
  expect(await wallet.bet(token, 2_500, 'r1')).toEqual({ balance: 97_500 });
  expect(await wallet.settle(token, 9_900, 'r1')).toEqual({ balance: 107_400 });
  expect(runs.playing(member.id)).toBe('GP1');
  expect(runs.leave(member.id)).toEqual({ moved: 107_400, stuck: [] });
  expect(runs.playing(member.id)).toBeUndefined();
  expect(ledger.balance(member.id, MAIN_PURSE)).toBe(107_400);
});

test('[SBX-03] repeated bets and settlements of a round move no money', async () => {
  const { runs, wallet, member } = await createBank();
  const token = runs.start(member, gameAt('GP1'));
  await wallet.bet(token, 100, 'r1');
  expect(await wallet.bet(token, 100, 'r1')).toEqual({ balance: 99_900 });
  expect(await wallet.bet(token, 500, 'r1')).toEqual({ balance: 99_900 });
  await wallet.settle(token, 300, 'r1');
  expect(await wallet.settle(token, 300, 'r1')).toEqual({ balance: 100_200 });
});

test('[SBX-03] a round that was never settled is given back once, a settled one not at all', async () => {
  const { runs, wallet, member } = await createBank();
  const token = runs.start(member, gameAt('GP1'));
  await wallet.bet(token, 100, 'r1');
  expect(await wallet.refund(token, 'r1')).toEqual({ balance: 100_000 });
  expect(await wallet.refund(token, 'r1')).toEqual({ balance: 100_000 });
  expect(await wallet.settle(token, 500, 'r1')).toEqual({ balance: 100_000 });
  await wallet.bet(token, 100, 'r2');
  await wallet.settle(token, 0, 'r2');
  expect(await wallet.refund(token, 'r2')).toEqual({ balance: 99_900 });
  expect(() => wallet.refund(token, 'r3')).toThrow('bad-token');
});

test('a bet above the purse is refused and leaves no round behind', async () => {
  const { runs, wallet, ledger, member } = await createBank();
  const token = runs.start(member, gameAt('GP1'));
  expect(() => wallet.bet(token, 100_001, 'r1')).toThrow('insufficient');
  expect(() => wallet.settle(token, 5, 'r1')).toThrow('bad-token');
  expect(ledger.balance(member.id, 'GP1')).toBe(100_000);
});

test('after leaving, the launch token opens nothing and bets nothing, but an open round is still paid', async () => {
  const { runs, wallet, ledger, member } = await createBank();
  const token = runs.start(member, gameAt('GP1'));
  await wallet.bet(token, 100, 'r1');
  runs.leave(member.id);
  expect(() => wallet.openRound(token)).toThrow('bad-token');
  expect(() => wallet.bet(token, 100, 'r2')).toThrow('bad-token');
  expect(await wallet.settle(token, 700, 'r1')).toEqual({ balance: 700 });
  expect(ledger.balance(member.id, 'GP1')).toBe(700);
  expect(runs.recall(member.id).moved).toBe(700);
});

test('a launch token that was never opened runs out; an opened one stays', async () => {
  const { runs, wallet, clock, member } = await createBank();
  const forgotten = runs.startDemo(gameAt('GP2'));
  const token = runs.start(member, gameAt('GP1'));
  await wallet.openRound(token);
  clock.advance(LAUNCH_LIFE_MS);
  expect(() => wallet.openRound(forgotten)).toThrow('bad-token');
  expect(await wallet.openRound(token)).toMatchObject({ balance: 100_000 });
  expect(() => wallet.openRound('made-up')).toThrow('bad-token');
});

test('demo play uses play money only and never goes below zero', async () => {
  const { runs, wallet, ledger, jackpot, member } = await createBank();
  const before = jackpot.total('USD');
  const token = runs.startDemo(gameAt('GP1'));
  expect(await wallet.openRound(token)).toMatchObject({ balance: DEMO_MONEY, demo: true, member: 'guest1' });
  expect(await wallet.bet(token, DEMO_MONEY, 'r1')).toEqual({ balance: 0 });
  expect(() => wallet.bet(token, 1, 'r2')).toThrow('insufficient');
  expect(await wallet.settle(token, 40, 'r1')).toEqual({ balance: 40 });
  expect(ledger.movements(member.id)).toHaveLength(1);
  expect(jackpot.total('USD')).toBe(before);
});

test('a second launch ends the first run and carries its money over', async () => {
  const { runs, wallet, ledger, member } = await createBank();
  const first = runs.start(member, gameAt('GP1'));
  runs.start(member, gameAt('GP2'));
  expect(() => wallet.openRound(first)).toThrow('bad-token');
  expect(ledger.balances(member.id)).toEqual([
    { purse: MAIN_PURSE, balance: 0 },
    { purse: 'GP1', balance: 0 },
    { purse: 'GP2', balance: 100_000 },
  ]);
});

test('money at a provider under maintenance stays there until it opens again', async () => {
  const { runs, maintenance, clock, ledger, member } = await createBank();
  runs.start(member, gameAt('GP1'));
  maintenance.set('GP1', { startAt: null, endAt: clock.now() + 1_000 });
  expect(runs.recall(member.id)).toEqual({ moved: 0, stuck: ['GP1'] });
  clock.advance(1_000);
  expect(runs.recall(member.id)).toEqual({ moved: 100_000, stuck: [] });
  expect(ledger.balance(member.id, MAIN_PURSE)).toBe(100_000);
});

test('the jackpot grows with time and with bets, and falls never', async () => {
  const { runs, wallet, jackpot, clock, member } = await createBank();
  const start = jackpot.total('USD');
  clock.advance(10_000);
  const later = jackpot.total('USD');
  expect(later).toBeGreaterThan(start);
  await wallet.bet(runs.start(member, gameAt('GP1')), 50_000, 'r1');
  expect(jackpot.total('USD')).toBe(later + 500);
});
