import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { PROFILES } from '@housefront/contract/protection';
import { beforeEach, expect, test } from 'vitest';
import { record } from '../../testing/client.fixtures.ts';
import { falcon, protectedPerTest } from '../../testing/protected.fixtures.ts';

const site = protectedPerTest();
const { here, client, deposit, later, profile, send, signIn, state, tryLogin } = site;
const HOUR = 3_600_000;
beforeEach(() => signIn());

const limits = async () => (await state())['limits'];
const day = { kind: 'deposit', period: 'day' } as const;
const month = { kind: 'deposit', period: 'month' } as const;
const ask = (
  amount: string | null,
  key: { kind: 'deposit' | 'stake' | 'loss' | 'time'; period: 'day' | 'week' | 'month' } = day,
) => send(calls.limitStore, { ...key, amount });
/** Starts a game; one that is open is left first, because profiles allow one at a time. */
const play = async () => {
  await send(calls.leave, {});
  return site.play();
};

test('a site without a profile has no limits and refuses nothing', async () => {
  expect(await state()).toEqual({ limits: [], limit_needed: 0, review_due: 0, checks: [] });
  expect((await ask('100')).code).toBe('404');
  expect((await play()).code).toBe('100');
  await profile('gb');
  expect((await state())['limit_needed']).toBe(1);
  await profile('none');
  expect((await deposit('100.00')).code).toBe('100');
});

test('[RG-12] a declined limit answers the question of one profile, not of those that ask otherwise', async () => {
  const { protection } = here.sandbox.world;
  const { id } = site.member();
  const { gb, mt, on } = PROFILES;
  const asked = () => [gb, mt, on].map((profile) => protection.asksLimit(id, profile));
  expect(asked()).toEqual([true, true, true]);
  expect(protection.decline(id, mt)).toBe(true);
  expect(asked()).toEqual([true, false, true]);
  expect(protection.needsLimit(id, gb, 'deposit')).toBe(true);
  expect(protection.decline(id, gb)).toBe(true);
  expect(asked()).toEqual([false, false, true]);
  protection.readSums(id);
  expect(asked()).toEqual([false, false, true]);
});

test('[RG-12] before the first deposit a limit is asked for, which gb lets decline and de does not', async () => {
  await profile('gb');
  expect((await deposit('100.00')).code).toBe('306');
  expect((await play()).code).toBe('100');
  expect((await send(calls.limitDecline, {})).code).toBe('100');
  expect((await deposit('100.00')).code).toBe('100');
  await profile('de');
  expect((await send(calls.limitDecline, {})).code).toBe('101');
  expect((await play()).code).toBe('306');
  // The profile asks for a month.
  await ask('100000');
  expect((await play()).code).toBe('306');
  await ask('100000', month);
  await send(calls.sumsRead, {});
  expect((await play()).code).toBe('100');
});

test('[RG-13] [RG-17] deposits count from their order on, and one over what is left is refused with what is left', async () => {
  await profile('gb');
  await ask('15000');
  expect((await deposit('100.00')).code).toBe('100');
  expect(await limits()).toEqual([
    { ...day, amount: '15000', left: '5000', restarts_at: '2026-01-16T00:00:00.000Z', pending: null },
  ]);
  const refused = await deposit('50.01');
  expect(refused.code).toBe('301');
  expect(refused.data).toEqual({ ...day, left: '5000', restarts_at: '2026-01-16T00:00:00.000Z' });
  // The order of before is still under way, so that another one is refused for that.
  expect((await deposit('50.00')).code).toBe('103');
  await later(12 * HOUR);
  expect(await limits()).toMatchObject([{ left: '15000' }]);
});

test('[RG-16] a lower limit counts at once, a raise after its wait and only when confirmed', async () => {
  await profile('gb');
  await ask('15000');
  await ask('10000');
  expect(await limits()).toMatchObject([{ amount: '10000', pending: null }]);
  await ask('50000');
  expect(await limits()).toMatchObject([
    { amount: '10000', pending: { amount: '50000', effective_at: '2026-01-16T12:00:00.000Z' } },
  ]);
  await later(24 * HOUR - 1);
  expect((await send(calls.limitConfirm, { ...day, amount: '50000' })).code).toBe('101');
  await later(1);
  expect(await limits()).toMatchObject([{ amount: '10000' }]);
  expect((await send(calls.limitConfirm, { ...day, amount: '50000' })).code).toBe('100');
  expect(await limits()).toMatchObject([{ amount: '50000', pending: null }]);
});

test('[RG-16] a confirmation names the amount that it confirms: an older one confirms no newer raise', async () => {
  await profile('gb');
  await ask('10000');
  await ask('20000');
  await later(24 * HOUR);
  // The page shows 200.00 as due; another device asks for more, and its wait is over when the press arrives.
  await ask('90000');
  await later(24 * HOUR);
  for (const amount of ['20000', '10000', null])
    expect((await send(calls.limitConfirm, { ...day, amount })).code).toBe('101');
  expect((await send(calls.limitConfirm, day)).code).toBe('101');
  expect(await limits()).toMatchObject([{ amount: '10000', pending: { amount: '90000' } }]);
  expect((await send(calls.limitConfirm, { ...day, amount: '90000' })).code).toBe('100');
  expect(await limits()).toMatchObject([{ amount: '90000', pending: null }]);
});

test('[RG-16] a removal waits too, and what waits can be withdrawn', async () => {
  await profile('se');
  await ask('15000', month);
  await ask(null, month);
  // 72 hours, and not before the end of the month.
  expect(await limits()).toMatchObject([{ pending: { amount: null, effective_at: '2026-01-31T23:00:00.000Z' } }]);
  await send(calls.limitWithdraw, month);
  expect(await limits()).toMatchObject([{ amount: '15000', pending: null }]);
});

test('[RG-13] stakes and losses of the period are counted, and play starts only while something is left', async () => {
  await profile('mt');
  await ask('10000', { kind: 'loss', period: 'week' });
  await ask('30000', { kind: 'stake', period: 'week' });
  const started = await play();
  const launch = new URL(String(record(started.data)['game_url'])).searchParams.get('token') ?? '';
  const { wallet } = here.sandbox.world;
  await wallet.bet(launch, minor(8000n), 'r1');
  await wallet.settle(launch, minor(3000n), 'r1');
  expect(await limits()).toMatchObject([
    { kind: 'loss', left: '5000' },
    { kind: 'stake', left: '22000' },
  ]);
  // Rounds have a shortest time.
  here.clock.advance(5000);
  await wallet.bet(launch, minor(5000n), 'r2');
  await wallet.settle(launch, minor(0n), 'r2');
  const refused = await play();
  expect([refused.code, refused.data]).toMatchObject(['301', { kind: 'loss', left: '0' }]);
});

test('[RG-13] minutes of play count for limits of time', async () => {
  await profile('gb');
  await ask('60', { kind: 'time', period: 'day' });
  const started = await play();
  const launch = new URL(String(record(started.data)['game_url'])).searchParams.get('token') ?? '';
  await here.sandbox.world.wallet.openRound(launch);
  here.clock.advance(45 * 60_000);
  expect(await limits()).toMatchObject([{ left: '15' }]);
  here.clock.advance(15 * 60_000);
  expect((await play()).code).toBe('301');
});

test('a break of the profile ends the session at once and refuses sign-in until then (RG-29)', async () => {
  await profile('gb');
  expect((await send(calls.breakStore, { duration: '2h' })).code).toBe('101');
  const taken = await send(calls.breakStore, { duration: '24h' });
  expect(taken.data).toEqual({ until: '2026-01-16T12:00:00.000Z' });
  expect((await send(calls.myCash, {})).status).toBe(401);
  const refused = await tryLogin();
  expect([refused.code, refused.data]).toEqual(['302', { until: '2026-01-16T12:00:00.000Z' }]);
  here.clock.advance(24 * HOUR);
  expect((await tryLogin()).code).toBe('100');
});

test('one press blocks for 24 hours where the profile has the button (RG-21)', async () => {
  await profile('gb');
  expect((await send(calls.panic, {})).code).toBe('101');
  await profile('de');
  expect((await send(calls.panic, {})).data).toEqual({ until: '2026-01-16T12:00:00.000Z' });
  expect((await tryLogin()).code).toBe('302');
});

test('an exclusion without an end refuses sign-in until the platform ends it (RG-30, RG-31)', async () => {
  await profile('se');
  expect((await send(calls.exclusionStore, { duration: '2m', confirmed: true })).code).toBe('101');
  expect((await send(calls.exclusionStore, { duration: 'open', confirmed: true })).data).toEqual({ until: null });
  here.clock.advance(10_000 * 24 * HOUR);
  const refused = await tryLogin();
  expect([refused.code, refused.data]).toMatchObject(['303', { until: null }]);
  await client.control('/exclude', { account: falcon[0], action: 'end' });
  expect((await tryLogin()).code).toBe('100');
});

test('a register excludes a member who plays: the session ends, the money of the game comes back (RG-31)', async () => {
  await play();
  await client.control('/exclude', { account: falcon[0], action: 'exclude' });
  expect((await send(calls.myCash, {})).status).toBe(401);
  expect((await tryLogin()).code).toBe('303');
  const { ledger, members } = here.sandbox.world;
  const { id = 0 } = members.byAccount(falcon[0]) ?? {};
  expect(ledger.balance(id, 'GPJD')).toBe(0n);
  expect(ledger.problems()).toEqual([]);
});

test('play waits until the sums were read after the sign-in, and again a day later (RG-20)', async () => {
  await profile('de');
  await ask('100000', month);
  expect((await play()).code).toBe('304');
  expect((await state())['sums']).toMatchObject({ days: 30, staked: '0', won: '0', lost: '0', read_at: null, due: 1 });
  await send(calls.sumsRead, {});
  expect((await state())['sums']).toMatchObject({ due: 0 });
  expect((await play()).code).toBe('100');
  here.clock.advance(11 * HOUR);
  await send(calls.myCash, {});
  here.clock.advance(11 * HOUR);
  expect((await play()).code).toBe('307');
  here.clock.advance(HOUR / 12);
  expect((await play()).code).toBe('100');
  here.clock.advance(2 * HOUR);
  expect((await play()).code).toBe('304');
  await send(calls.sumsRead, {});
  await later(1);
  expect((await play()).code).toBe('304');
});

test('[RG-16] a profile without a wait raises and removes at once', async () => {
  await profile('br');
  await ask('15000');
  await ask('50000');
  expect(await limits()).toMatchObject([{ amount: '50000', pending: null }]);
  await ask(null);
  expect(await limits()).toEqual([]);
});

test.each(['-1', '1.5', '1e3', '007', '', ' 1', '1'.repeat(19)])('"%s" is no amount of a limit', async (amount) => {
  await profile('gb');
  expect((await ask(amount)).code).toBe('400');
});

test('the limits of one member are not those of another', async () => {
  await profile('gb');
  await ask('15000');
  await signIn('river77', 'River777');
  expect(await limits()).toEqual([]);
});
