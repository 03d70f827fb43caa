import { calls } from '@housefront/contract/calls';
import { QueryObserver } from '@tanstack/react-query';
import { beforeAll, expect, test } from 'vitest';
import { settle, testDeps, type TestDeps, type TestDepsOptions, money } from '../../testing/index.ts';
import { cashierQueries, moneyOrders } from './index.ts';

beforeAll(() => Promise.all([import('./cashier.api.ts'), import('@housefront/contract/endpoint')]));

const METHODS = '/api/member/deposit/methods';
const INFO = '/api/member/withdrawal/info';
const ACCOUNTS = '/api/member/bank_account';

const wireOrder = {
  order_number: 'W1',
  request_key: 'k1',
  status: 'success',
  method_id: 'm1',
  account_id: 'a1',
  amount: '20.00',
  fee: '0.50',
  pay_url: 'https://pay.example.com/1',
  expire_at: '2026-01-01T12:00:00Z',
  crypto_amount: '0.00030000',
  crypto_currency: 'USDT &amp; co',
  crypto_rate: '65000.5',
  can_cancel: 1,
  step: 'sent',
  created_at: '2026-01-01T10:00:00Z',
  checked_at: '2026-01-01T10:05:00Z',
  sent_at: '2026-01-01T10:30:00Z',
  usual_minutes: '30',
  status_text: 'On its way &amp; tracked',
};
const order = {
  number: 'W1',
  key: 'k1',
  status: 'success',
  methodId: 'm1',
  accountId: 'a1',
  amount: money(2000n, 'USD'),
  fee: money(50n, 'USD'),
  payUrl: 'https://pay.example.com/1',
  crypto: { amount: '0.0003', coin: 'USDT & co', rate: '65000.5' },
  expiresAt: { kind: 'known', at: Date.UTC(2026, 0, 1, 12) },
  canCancel: true,
  story: {
    step: 'sent',
    times: {
      requested: { kind: 'known', at: Date.UTC(2026, 0, 1, 10) },
      checked: { kind: 'known', at: Date.UTC(2026, 0, 1, 10, 5) },
      sent: { kind: 'known', at: Date.UTC(2026, 0, 1, 10, 30) },
      arrived: { kind: 'none' },
    },
    usualMinutes: 30,
    text: 'On its way & tracked',
  },
};
const wireAccount = {
  id: '2',
  bank_name: 'Prairie &amp; Sons',
  account_name: 'Falcon <b>Gray</b>',
  account_no: '**** 0417',
  is_default: 1,
};
const account = { id: '2', bankName: 'Prairie & Sons', holder: 'Falcon Gray', number: '**** 0417', isDefault: true };

const setUp = (options: TestDepsOptions = {}) => {
  const deps = testDeps({ token: 't', ...options });
  deps.ports.storage.set('currency', 'USD');
  return deps;
};

test.each([undefined, null, 'on hold', 7])('[LOOK-09] a step that is %j is no known step', async (step) => {
  const deps = setUp();
  deps.ports.http.unchecked(calls.withdrawalInfo, { orders: [{ ...wireOrder, step }] });
  const { orders } = await deps.queryClient.fetchQuery(cashierQueries(deps).withdrawals());
  expect(orders.map(({ story }) => story.step)).toEqual([null]);
});

test('[MEM-36x] [FLD-05] ways to deposit and latest deposits are read whole, with names as plain text', async () => {
  const deps = setUp();
  const receiver = { id: 'r1', bank_name: 'TRC&#50;0', account_name: 'House &amp; Co', account_no: 'T9x' };
  const method = {
    id: 'm1',
    type: 'crypto',
    name: 'USDT &amp; more',
    icon: '/i.svg',
    min_amount: '10.00',
    max_amount: '500.00',
    fee_rate: 0.01,
    preset_amounts: ['50.00', '100.00'],
    crypto_rate: '65000.50',
    accounts: [receiver],
  };
  deps.ports.http.ok(calls.depositMethods, { list: [method], orders: [wireOrder] });
  expect(await deps.queryClient.fetchQuery(cashierQueries(deps).deposits())).toEqual({
    methods: [
      {
        id: 'm1',
        type: 'crypto',
        name: 'USDT & more',
        icon: '/i.svg',
        min: money(1000n, 'USD'),
        max: money(50_000n, 'USD'),
        feeRate: 0.01,
        presets: [money(5000n, 'USD'), money(10_000n, 'USD')],
        rate: '65000.5',
        receivers: [{ id: 'r1', bankName: 'TRC20', holder: 'House & Co', number: 'T9x' }],
      },
    ],
    orders: [order],
  });
});

test.each([
  ['a desktop page', { mode: 'desktop', clientType: 'desktop' }, 0],
  ['a phone', { mode: 'mobile', clientType: 'mobile' }, 1],
  ['an installed site on a phone', { mode: 'mobile', clientType: 'pwa' }, 1],
  ['an app', { mode: 'mobile', clientType: 'app' }, 2],
  ['an app on a wide screen', { mode: 'desktop', clientType: 'app' }, 2],
] as const)('[CFG-16] [MEM-36x] ways to deposit are asked for as %s', async (_, site, device) => {
  const deps = setUp({ site });
  deps.ports.http.ok(calls.depositMethods, { list: [], orders: [] });
  await deps.queryClient.fetchQuery(cashierQueries(deps).deposits());
  expect(deps.ports.http.bodies(METHODS)).toEqual([{ site_id: 1001, currency: 'USD', device }]);
});

test('[MEM-39x] what can be withdrawn, accounts and latest withdrawals are read whole', async () => {
  const deps = setUp();
  deps.ports.http.ok(calls.withdrawalInfo, {
    available_cash: '90.00',
    min_amount: '10.00',
    max_amount: '50.00',
    fee_rate: 0.02,
    daily_left_count: 3,
    remaining_turnover: '7.00',
    required_turnover: '9.00',
    held_cash: '5.00',
    accounts: [wireAccount],
    orders: [wireOrder],
  });
  expect(await deps.queryClient.fetchQuery(cashierQueries(deps).withdrawals())).toEqual({
    available: money(9000n, 'USD'),
    min: money(1000n, 'USD'),
    max: money(5000n, 'USD'),
    feeRate: 0.02,
    left: 3,
    turnover: money(700n, 'USD'),
    required: money(900n, 'USD'),
    held: money(500n, 'USD'),
    accounts: [account],
    orders: [order],
  });
  expect(deps.ports.http.bodies(INFO)).toEqual([{ site_id: 1001, currency: 'USD' }]);
});

test.each([
  ['no largest number', undefined, true],
  ['room for one more', 2, true],
  ['as many as can be bound', 1, false],
  ['more than can be bound now', 0, false],
])('[MEM-45x] [FLD-02] bound accounts with %s', async (_, most, hasRoom) => {
  const deps = setUp();
  const bank = { bank_id: 'b1', bank_name: 'Prairie &amp; Sons', icon: '/b.svg' };
  deps.ports.http.ok(calls.bankAccounts, {
    list: [wireAccount],
    banks: [bank],
    ...(most !== undefined && { max_count: most }),
  });
  expect(await deps.queryClient.fetchQuery(cashierQueries(deps).bankAccounts())).toEqual({
    accounts: [account],
    banks: [{ id: 'b1', name: 'Prairie & Sons', icon: '/b.svg' }],
    hasRoom,
  });
  expect(deps.ports.http.bodies(ACCOUNTS)).toEqual([{ site_id: 1001, currency: 'USD' }]);
});

const lists = [
  ['bankAccounts', ACCOUNTS, { list: [], banks: [] }, calls.bankAccounts],
  ['deposits', METHODS, { list: [], orders: [] }, calls.depositMethods],
  ['withdrawals', INFO, { accounts: [], orders: [] }, calls.withdrawalInfo],
] as const;
const read = async (deps: TestDeps, name: (typeof lists)[number][0]): Promise<unknown> => {
  const queries = cashierQueries(deps);
  if (name === 'deposits') return deps.queryClient.fetchQuery(queries.deposits());
  if (name === 'withdrawals') return deps.queryClient.fetchQuery(queries.withdrawals());
  return deps.queryClient.fetchQuery(queries.bankAccounts());
};

test.each(lists)(
  '[ERR-06x] a read of %s that fails says nothing by itself, and ends with its page',
  async (name, path) => {
    const deps = setUp();
    const { http } = deps.ports;
    http.code(path, '500', 'broken');
    await expect(read(deps, name)).rejects.toMatchObject({ code: '500' });
    expect([deps.heard('failure'), deps.heard('message')]).toEqual([[], []]);
    http.hold(path);
    const asked = read(deps, name).catch(() => 'cancelled');
    await settle();
    await deps.queryClient.cancelQueries();
    expect([await asked, http.sent(path)[1]?.signal.aborted]).toEqual(['cancelled', true]);
  },
);

test.each(lists)('[MEM-30] %s belong to one member and one currency', async (name, path, data, call) => {
  const deps = setUp();
  const { http, storage } = deps.ports;
  http.ok(call, data);
  await read(deps, name);
  storage.set('currency', 'VND');
  await read(deps, name);
  storage.set('member_id', '43');
  await read(deps, name);
  expect(http.bodies(path)).toMatchObject([{ currency: 'USD' }, { currency: 'VND' }, { currency: 'VND' }]);
  const kept = deps.queryClient.getQueryCache().getAll();
  expect(kept.map(({ state }) => state.data !== undefined)).toEqual([true, true, true]);
});

test('[MEM-36x] [MEM-39x] accounts, deposits and withdrawals of a member are three lists, each with its own data', async () => {
  const deps = setUp();
  for (const [, , data, call] of lists) deps.ports.http.ok(call, data);
  for (const [name] of lists) await read(deps, name);
  const { bankAccounts, deposits, withdrawals } = cashierQueries(deps);
  const kept = [bankAccounts(), deposits(), withdrawals()].map(({ queryKey }) =>
    Object.keys(deps.queryClient.getQueryData(queryKey) ?? {}),
  );
  expect(kept).toEqual([
    expect.arrayContaining(['hasRoom']),
    expect.arrayContaining(['methods']),
    expect.arrayContaining(['available']),
  ]);
});

test.each([
  ['pending', 10_000],
  ['success', false],
  ['cancelled', false],
])('[MEM-40x] a record that is %s is looked at again after (ms): %s', async (status, after) => {
  const deps = setUp();
  const row = { order_number: 'D1', type: 'deposit', method_name: '', amount: '1.00', status, remark: '' };
  deps.ports.http.ok(calls.dwRecord, { list: [row], total_count: 1 });
  const days = { from: '2025-12-26', to: '2025-12-31' };
  const page = moneyOrders.page(deps, { days, page: 1, size: 20, sort: null, filters: { type: 'all' } });
  await deps.queryClient.fetchQuery(page);
  const query = new QueryObserver(deps.queryClient, page).getCurrentQuery();
  if (typeof page.refetchInterval !== 'function') throw new Error('no record is read from time to time');
  expect(page.refetchInterval(query)).toBe(after);
});
