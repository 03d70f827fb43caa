import { calls } from '@housefront/contract/calls';
import type { CallRequest } from '@housefront/contract/endpoint';
import { minor } from '@housefront/contract/money';
import { beforeEach, expect, test } from 'vitest';
import { record } from '../../testing/client.fixtures.ts';
import { launchOf, protectedPerTest } from '../../testing/protected.fixtures.ts';

const { client, here, later, member, profile, send, signIn, ...site } = protectedPerTest();
const HOUR = 3_600_000;
beforeEach(async () => {
  await signIn();
  await profile('gb');
});

const memberId = () => member().id;
type Kind = CallRequest<typeof calls.protectionHistory>['kind'];
const ask = (
  part: { readonly kind?: Kind; readonly from?: string; readonly to?: string; readonly page?: number } = {},
) =>
  send(calls.protectionHistory, {
    site_id: 1001,
    start_at: `${part.from ?? '2025-10-16'} 00:00:00`,
    end_at: `${part.to ?? '2026-01-15'} 23:59:59`,
    count: 20,
    page: part.page ?? 1,
    kind: part.kind ?? '',
    sort_field: 'at',
    sort_order: 'desc',
  });
const history = async (part?: Parameters<typeof ask>[0]) => {
  const data = record((await ask(part)).data);
  return { ...data, list: data['list'] as readonly Readonly<Record<string, unknown>>[] };
};
/** Plays rounds: a stake and what it pays back; null leaves it open. */
const play = async (...rounds: readonly (readonly [bet: bigint, win: bigint | null])[]) => {
  const { wallet } = here.sandbox.world;
  const launch = launchOf(await site.play());
  for (const [index, [bet, win]] of rounds.entries()) {
    await wallet.bet(launch, minor(bet), `r${index}`);
    here.clock.advance(1000);
    if (win !== null) await wallet.settle(launch, minor(win), `r${index}`);
    // Longer than the shortest interval between two spins.
    here.clock.advance(6000);
  }
};

test('[RG-07] each stake, win and loss has its time and game; the sums are those of the range, whatever kind is asked for', async () => {
  await profile('mt');
  await play([5000n, 7000n], [3000n, 1000n], [2000n, 0n], [1000n, null]);
  const all = await history();
  expect(all.list.map(({ kind, amount }) => `${String(kind)} ${String(amount)}`)).toEqual([
    'stake 1000',
    'loss 2000',
    'stake 2000',
    'loss 2000',
    'win 1000',
    'stake 3000',
    'win 7000',
    'stake 5000',
  ]);
  expect(all.list[7]).toMatchObject({ at: '2026-01-15T12:00:00.000Z' });
  expect(all.list[7]?.['game_name']).not.toBe('');
  const sums = { staked: '11000', won: '8000', lost: '4000', deposited: '0', withdrawn: '0' };
  expect(all).toMatchObject(sums);
  const wins = await history({ kind: 'win' });
  expect(wins.list.map(({ amount }) => amount)).toEqual(['1000', '7000']);
  expect(wins).toMatchObject({ ...sums, total_count: 2 });
  expect(await history({ from: '2026-01-14', to: '2026-01-14' })).toMatchObject({ total_count: 0, staked: '0' });
});

test('[RG-07] each limit and each change of one is an entry, with what it was before and when it can count', async () => {
  const day = { kind: 'deposit', period: 'day' } as const;
  for (const amount of ['15000', '10000', '50000']) {
    await send(calls.limitStore, { ...day, amount });
    here.clock.advance(1000);
  }
  await send(calls.limitWithdraw, day);
  here.clock.advance(1000);
  await send(calls.limitStore, { ...day, amount: null });
  await later(24 * HOUR);
  await send(calls.limitConfirm, { ...day, amount: null });
  await send(calls.limitStore, { kind: 'time', period: 'week', amount: '90' });
  const { list } = await history({ kind: 'limit', to: '2026-01-16' });
  const facts = list
    .toReversed()
    .map(({ change, amount, before, minutes, effective_at: from }) => [change, before, amount, minutes, from]);
  expect(facts).toEqual([
    ['set', null, '15000', undefined, ''],
    ['lowered', '15000', '10000', undefined, ''],
    ['raise_asked', '10000', '50000', undefined, '2026-01-16T12:00:02.000Z'],
    ['kept', '10000', '10000', undefined, ''],
    ['removal_asked', '10000', null, undefined, '2026-01-16T12:00:04.000Z'],
    ['removed', '10000', null, undefined, ''],
    ['set', undefined, undefined, 90, ''],
  ]);
});

test('[RG-07] a break is an entry with its end', async () => {
  await send(calls.breakStore, { duration: '24h' });
  here.sandbox.world.protection.take(memberId(), { zone: 'UTC' }, 'exclusion', 'open');
  const { activities } = here.sandbox.world;
  expect(activities.list(memberId()).map((entry) => [entry.kind, 'until' in entry && entry.until])).toEqual([
    ['exclusion', null],
    ['break', Date.parse('2026-01-16T12:00:00Z')],
  ]);
});

test('[RG-07] twelve months can be asked for, and not a day more', async () => {
  expect((await ask({ from: '2025-01-15', to: '2026-01-15' })).code).toBe('100');
  expect((await ask({ from: '2025-01-14', to: '2026-01-15' })).code).toBe('400');
});

test('[RG-40] net deposits are those of the ledger: what arrived less what was paid, over the life of the account', async () => {
  const { world } = here.sandbox;
  await client.control('/history', { account: 'falcon1', days: 60 });
  const data = record((await send(calls.protectionState, { site_id: 1001, currency: 'USD' })).data);
  const kinds = ['deposit', 'withdrawal', 'withdrawal-refund'];
  const booked = world.ledger
    .movements(memberId(), 10_000)
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amount }) => sum + amount, 0n);
  expect(data['net_deposits']).toBe(String(booked));
  expect(booked).not.toBe(0n);
  const { deposited, withdrawn } = (await history()) as unknown as Readonly<Record<string, string>>;
  expect(BigInt(deposited ?? '') - BigInt(withdrawn ?? '')).toBe(booked);
  await client.control('/protection-profile', { site_id: 1001, profile: 'mt' });
  const other = record((await send(calls.protectionState, { site_id: 1001, currency: 'USD' })).data);
  expect(other).not.toHaveProperty('net_deposits');
});
