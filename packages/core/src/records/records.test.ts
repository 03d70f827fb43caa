import { currencyRow } from '@housefront/contract/currency';
import { minor, sumOf } from '@housefront/contract/money';
import { QueryObserver } from '@tanstack/react-query';
import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { moneyOrders, transfers } from '../features/cashier/index.ts';
import { awards, invitedMembers, recommendQueries } from '../features/recommend/index.ts';
import { settle, money } from '../testing/index.ts';
import { usePlatform } from '../testing/platform.ts';
import { boundsOfDays, isRange, presetDays, siteDays, type RecordAsk } from './index.ts';

const platform = usePlatform();
const week = { from: '2025-12-26', to: '2025-12-31' };
const ask = (part: Partial<RecordAsk> = {}): RecordAsk => ({
  days: week,
  page: 1,
  size: 20,
  sort: { by: 'createdAt', order: 'desc' },
  filters: { type: 'all' },
  ...part,
});
const setUp = async () => {
  const deps = platform.deps({ member: 'falcon1' });
  deps.site.setState({ currency: 'USD' });
  return deps;
};
/** Noon of the last day of a year in Caracas. */
const NOON = Date.parse('2025-12-31T16:00:00Z');

test('[LOOK-08] days of a visitor are asked for by the days of the site that have them, at most as many as it takes', () => {
  const later = Date.parse('2026-01-09T12:00:00Z');
  const day = (date: string, zone: string, most?: number, now = later) =>
    siteDays({ from: date, to: date }, now, zone, most);
  expect(day('2026-01-01', 'America/Caracas')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
  expect(day('2026-01-01', 'Asia/Tokyo')).toEqual({ from: '2025-12-31', to: '2026-01-01' });
  expect(day('2026-01-01', 'Pacific/Honolulu')).toEqual({ from: '2026-01-01', to: '2026-01-02' });
  expect(day('2026-01-01', 'Asia/Tokyo', 1)).toEqual({ from: '2026-01-01', to: '2026-01-01' });
  const now = Date.parse('2026-01-01T03:30:00Z');
  expect(day('2026-01-01', 'Europe/London', 90, now)).toEqual({ from: '2025-12-31', to: '2025-12-31' });
  expect(presetDays('today', now, 'Europe/London')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
});

test('[MEM-33x] named ranges are days of America/Caracas, whatever the day is elsewhere', () => {
  // 03:30 of New Year in London, still the old year in Caracas.
  const now = Date.parse('2026-01-01T03:30:00Z');
  expect(presetDays('today', now)).toEqual({ from: '2025-12-31', to: '2025-12-31' });
  expect(presetDays('yesterday', now)).toEqual({ from: '2025-12-30', to: '2025-12-30' });
  expect(presetDays('week', now)).toEqual({ from: '2025-12-25', to: '2025-12-31' });
  expect(presetDays('month', now)).toEqual({ from: '2025-12-02', to: '2025-12-31' });
  expect(boundsOfDays(now).to).toBe('2025-12-31');
});

test('[MEM-33x] a range is days in order, not to come, and 90 of them at most', () => {
  const range = (from: string, to: string) => isRange({ from, to }, NOON);
  expect(range('2025-12-31', '2025-12-31')).toBe(true);
  expect(range('2025-10-03', '2025-12-31')).toBe(true);
  expect(range('2025-10-02', '2025-12-31')).toBe(false);
  expect(range('2025-12-31', '2025-12-30')).toBe(false);
  expect(range('2025-12-31', '2026-01-01')).toBe(false);
  for (const wrong of ['', '2025-02-30', '2025-1-1', 'today', '2025-12-31T00:00']) {
    expect(range(wrong, '2025-12-31')).toBe(false);
    expect(range('2025-12-01', wrong)).toBe(false);
  }
});

test('[MEM-33x] every named range is one that can be asked for, at any moment', () => {
  const moments = integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) });
  const presets = constantFrom('today', 'yesterday', 'week', 'month');
  const check = property(moments, presets, (now, preset) => {
    expect(isRange(presetDays(preset, now), now)).toBe(true);
  });
  assert(check);
});

test('[MEM-40x] a question goes out as range, page, size, order and filters; records come with sums of all pages', async () => {
  const deps = await setUp();
  const { world } = platform.sandbox;
  const { writeHistory } = await import('../../../sandbox/src/world/cashier/history.ts');
  const member = world.members.byAccount('falcon1');
  if (!member) throw new Error('the member is missing');
  writeHistory({ ...world, providers: ['gp1'] }, member, 40);
  const month = { days: { from: '2025-11-01', to: '2025-12-31' } };
  const first = await deps.queryClient.fetchQuery(moneyOrders.page(deps, ask(month)));
  expect(deps.ports.http.bodies('/api/member/dw_record')).toEqual([
    {
      site_id: 1001,
      start_at: '2025-11-01 00:00:00',
      end_at: '2025-12-31 23:59:59',
      count: 20,
      page: 1,
      type: 'all',
      status: '',
      sort_field: 'created_at',
      sort_order: 'desc',
    },
  ]);
  expect(first.rows).toHaveLength(20);
  expect(first.total).toBeGreaterThan(40);
  expect((first.rows[0]?.createdAt ?? '') >= (first.rows[1]?.createdAt ?? '')).toBe(true);
  const { rows, isCut } = await moneyOrders.all(deps, ask({ ...month, page: 2 }), new AbortController().signal);
  expect([rows.length, isCut]).toEqual([first.total, false]);
  expect(
    sumOf(
      rows.map(({ amount }) => amount),
      currencyRow([], 'USD'),
    ),
  ).toEqual(first.beside.totalAmount);
  const failed = await deps.queryClient.fetchQuery(
    moneyOrders.page(deps, ask({ ...month, filters: { type: 'deposit', status: 'failed' } })),
  );
  expect(failed.total).toBeGreaterThan(0);
  expect(new Set(failed.rows.map(({ type, status }) => `${type} ${status}`))).toEqual(new Set(['deposit failed']));
  const moved = await deps.queryClient.fetchQuery(
    transfers.page(deps, ask({ ...month, filters: { gpId: 'gp1', direction: 'out' } })),
  );
  expect(
    moved.rows.every(
      ({ direction, cashAfter, cashBefore }) =>
        direction === 'out' && (cashAfter?.units ?? 0n) > (cashBefore?.units ?? 0n),
    ),
  ).toBe(true);
});

test('[MEM-40x] records are read again when the balance has changed, while they are looked at', async () => {
  const deps = await setUp();
  const stop = moneyOrders.watch(deps);
  onTestFinished(stop);
  const key = moneyOrders.page(deps, ask()).queryKey;
  await deps.queryClient.fetchQuery(moneyOrders.page(deps, ask()));
  const isStale = () => deps.queryClient.getQueryState(key)?.isInvalidated;
  expect(isStale()).toBe(false);
  deps.events.emit('deposit-succeeded', { orderNumber: 'D1', amount: null, times: 1 });
  await settle();
  expect(isStale()).toBe(true);
  stop();
  await deps.queryClient.fetchQuery({ ...moneyOrders.page(deps, ask()), staleTime: 0 });
  deps.events.emit('balance-changed', { cash: null });
  await settle();
  expect(isStale()).toBe(false);
});

test('[MEM-40x] [RT-11] a thousand changes of the balance are two reads of the records on show', async () => {
  const deps = await setUp();
  onTestFinished(moneyOrders.watch(deps));
  const { clock, http } = deps.ports;
  const look = new QueryObserver(deps.queryClient, moneyOrders.page(deps, ask()));
  onTestFinished(look.subscribe(() => undefined));
  await settle();
  const path = '/api/member/dw_record';
  const before = http.sent(path).length;
  for (let change = 0; change < 1000; change += 1) deps.events.emit('balance-changed', { cash: money(change) });
  await settle();
  expect(http.sent(path).length - before).toBe(1);
  await clock.advance(5000);
  expect(http.sent(path).length - before).toBe(2);
});

test('[MEM-42x] [MEM-43x] [MEM-44x] who registers with the code of a member and deposits brings an award, once', async () => {
  const deps = await setUp();
  const { world } = platform.sandbox;
  const project = () => deps.queryClient.fetchQuery(recommendQueries(deps).project());
  const { code } = await project();
  expect(world.introducers.refuseCode(code)).toBeUndefined();
  const passwordHash = await world.members.prepare('Secret12');
  const profile = { recommend_code: code.toLowerCase() };
  const friend = world.members.add({ account: 'friend1', passwordHash, name: 'Friend', currency: 'USD', profile });
  const before = world.ledger.total(world.members.byAccount('falcon1')?.id ?? 0);
  for (const requestKey of ['one', 'two']) {
    const wish = { methodId: 'bank', accountId: 'harbor-1', payerName: '', remark: '', requestKey };
    const order = world.cashier.deposit(friend, { ...wish, amount: minor(20_000n) });
    if (typeof order === 'string') throw new Error(order);
    world.cashier.finish(order.number, 'success');
  }
  const after = world.ledger.total(world.members.byAccount('falcon1')?.id ?? 0);
  // 5 % of the first of two deposits of 200.00.
  expect(after - before).toBe(1000n);
  expect(await project()).toMatchObject({ today: 1, total: 1, award: money(1000n, 'USD') });
  const today = { days: presetDays('today', world.clock.now()) };
  const paid = await deps.queryClient.fetchQuery(awards.page(deps, ask({ ...today, filters: {} })));
  expect(paid.rows).toMatchObject([{ memberAccount: 'friend1', amount: money(1000n, 'USD'), status: 'success' }]);
  expect(paid.beside.totalAmount).toEqual(money(1000n, 'USD'));
  const asked = (memberAccount: string) =>
    deps.queryClient.fetchQuery(invitedMembers.page(deps, ask({ ...today, sort: null, filters: { memberAccount } })));
  expect((await asked('')).rows).toMatchObject([
    { memberAccount: 'friend1', depositTotal: money(40_000n, 'USD'), awardTotal: money(1000n, 'USD') },
  ]);
  expect((await asked('nobody')).total).toBe(0);
  expect(deps.ports.http.bodies('/api/arks/web/recommend/member')[0]).not.toHaveProperty('sort_field');
  expect(world.ledger.problems()).toEqual([]);
});
