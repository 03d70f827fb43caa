import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { beforeEach, expect, test } from 'vitest';
import { record } from '../../testing/client.fixtures.ts';
import { falcon, launchOf, protectedPerTest } from '../../testing/protected.fixtures.ts';

const { here, client, play, profile, send, signIn, state } = protectedPerTest();
const MINUTE = 60_000;
/** The clock of the sandbox starts at 2026-01-15T12:00:00Z. */
const noon = Date.UTC(2026, 0, 15, 12);
const iso = (minutes: number) => new Date(noon + minutes * MINUTE).toISOString();
beforeEach(() => signIn());

const later = (minutes: number) => here.clock.advance(minutes * MINUTE);
const check = async () => (await state())['check'];
const every = (minutes: number | null) => send(calls.checkStore, { every_minutes: minutes });
const answer = (said: 'continue' | 'leave' = 'continue') => send(calls.checkAnswer, { answer: said });

test('[RG-08] [RG-09] the sums of a session count its rounds from the sign-in on, and equal the ledger', async () => {
  await profile('mt');
  const launch = launchOf(await play());
  const { wallet, ledger, members } = here.sandbox.world;
  const bets = [100n, 250n, 100n, 500n, 75n, 100n, 100n, 300n, 100n, 1000n];
  const wins = [0n, 0n, 420n, 0n, 75n, 0n, 60n, 0n, 0n, 1750n];
  for (const [round, bet] of bets.entries()) {
    await wallet.bet(launch, minor(bet), `r${round}`);
    await wallet.settle(launch, minor(wins[round] ?? 0n), `r${round}`);
    // Longer than the shortest interval between two spins.
    here.clock.advance(6000);
  }
  expect((await state())['session']).toEqual({ started_at: iso(0), staked: '2625', won: '2305' });
  const id = members.byAccount('falcon1')?.id ?? 0;
  const moved = ledger.movements(id).filter(({ kind }) => kind === 'bet' || kind === 'win');
  expect(moved.reduce((sum, { amount }) => sum + amount, 0n)).toBe(2305n - 2625n);
  later(9);
  await signIn();
  expect((await state())['session']).toEqual({ started_at: iso(10), staked: '0', won: '0' });
});

test('[RG-08] a stake that is given back changes no net position, and demo play counts nothing', async () => {
  await profile('mt');
  const launch = launchOf(await play());
  const { wallet, runs } = here.sandbox.world;
  await wallet.bet(launch, minor(900n), 'r1');
  await wallet.refund(launch, 'r1');
  const demo = runs.startDemo({
    gpId: 'GPJD',
    hallId: '2',
    gameCode: 'x',
    gameName: 'x',
    locale: 'en_US',
    lobbyUrl: 'http://localhost:4101/close',
    currency: 'USD',
  });
  await wallet.bet(demo, minor(700n), 'r1');
  expect((await state())['session']).toMatchObject({ staked: '900', won: '900' });
});

test('[RG-11] where the member chooses, there is no check before; then it comes at the interval until it is answered', async () => {
  await profile('gb');
  expect(await check()).toEqual({ every_minutes: null, due_at: null, allowed: [15, 30, 45, 60] });
  expect((await every(20)).code).toBe('101');
  later(5);
  expect(record((await every(15)).data)['check']).toMatchObject({ every_minutes: 15, due_at: iso(20) });
  later(14);
  expect((await play()).code).toBe('100');
  await send(calls.leave, {});
  await answer();
  expect(await check()).toMatchObject({ due_at: iso(20) });
  later(1);
  expect((await play()).code).toBe('320');
  await every(null);
  expect((await play()).code).toBe('320');
  await every(30);
  expect(record((await answer()).data)['check']).toMatchObject({ every_minutes: 30, due_at: iso(50) });
  expect((await play()).code).toBe('100');
});

test('[RG-11] where one always holds, it is the longest until the member chooses, and cannot be switched off', async () => {
  await profile('mt');
  expect(await check()).toEqual({ every_minutes: 60, due_at: iso(60), allowed: [15, 30, 60] });
  expect((await every(null)).code).toBe('101');
  await every(15);
  expect(await check()).toMatchObject({ due_at: iso(15) });
  await profile('es');
  await signIn();
  expect(await check()).toEqual({ every_minutes: 60, due_at: iso(60), allowed: [60] });
});

test('[RG-11] a running game takes no stake while a check is due, and pays what was staked before', async () => {
  await profile('mt');
  const launch = launchOf(await play());
  const { wallet } = here.sandbox.world;
  await wallet.openRound(launch);
  await wallet.bet(launch, minor(100n), 'r1');
  later(60);
  expect(() => wallet.bet(launch, minor(100n), 'r2')).toThrow('paused');
  await wallet.settle(launch, minor(250n), 'r1');
  const spin = await client.post('/provider/slot/spin', { token: launch, bet: 200, roundId: 'round-0003' });
  expect([spin.status, record(await spin.json())['code']]).toEqual([409, 'paused']);
  await answer();
  await wallet.bet(launch, minor(100n), 'r2');
  expect((await state())['session']).toMatchObject({ staked: '200', won: '250' });
});

test('[RG-11] a game that outlives its sign-in takes no stake while the check of the next sign-in is due', async () => {
  await profile('gb');
  await every(15);
  await every(null);
  const launch = launchOf(await play());
  const { wallet } = here.sandbox.world;
  await wallet.openRound(launch);
  await signIn();
  await every(15);
  later(14);
  await wallet.bet(launch, minor(100n), 'r1');
  later(1);
  expect(() => wallet.bet(launch, minor(100n), 'r2')).toThrow('paused');
  await answer();
  await wallet.bet(launch, minor(100n), 'r3');
});

test('[RG-11] each session has its own check; another device is asked too', async () => {
  await client.control('/scenario/several-devices', {});
  await profile('mt');
  later(30);
  const other = await client.signIn(...falcon);
  later(30);
  expect((await play()).code).toBe('320');
  const there = async () =>
    record(record((await client.send(calls.protectionState, { site_id: 1001, currency: 'USD' }, other)).data)['check']);
  expect((await there())['due_at']).toBe(iso(90));
  await answer();
  expect(await check()).toMatchObject({ due_at: iso(120) });
  expect((await there())['due_at']).toBe(iso(90));
});

test('[RG-11] sites without reality checks refuse the calls, and have none in the state', async () => {
  await profile('none');
  expect([(await every(15)).code, (await answer()).code]).toEqual(['404', '404']);
  await profile('de');
  expect([(await every(15)).code, (await answer()).code]).toEqual(['101', '101']);
  expect(await state()).not.toHaveProperty('check');
});

test('[RG-11] the control page makes a check due', async () => {
  await profile('gb');
  await client.control('/reality-check', { account: 'falcon1' });
  expect(await check()).toMatchObject({ due_at: iso(0) });
  expect((await play()).code).toBe('320');
  await answer('leave');
  expect(await check()).toMatchObject({ due_at: null });
});
