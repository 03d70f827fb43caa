import { calls } from '@housefront/contract/calls';
import { minor } from '@housefront/contract/money';
import { parseAmount } from '@housefront/contract/read-amount';
import { beforeEach, expect, test } from 'vitest';
import { seedCoins } from '../../seed/cashier.ts';
import { sandboxPerTest, record } from '../../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest();
let token: string;
beforeEach(async () => {
  token = await client.signIn('falcon1', 'Falcon11');
});

const mine = { site_id: 1001, currency: 'USD' } as const;
const deposit = { ...mine, method_id: 'bank', account_id: 'harbor-1', amount: '100.00', payer_name: '', remark: '' };
const withdrawal = { ...mine, bank_account_id: '2', amount: '20.00', withdraw_password: '1122' };
const store = (change: object = {}, key?: string) =>
  client.send(calls.depositStore, { ...deposit, ...change }, token, 'en_US', key);
const withdraw = (change: object = {}, key?: string) =>
  client.send(calls.withdrawalStore, { ...withdrawal, ...change }, token, 'en_US', key);
const ledger = () => here.sandbox.world.ledger;
const falcon = () => here.sandbox.world.members.byAccount('falcon1')?.id ?? 0;
const moved = (kind: string) =>
  ledger()
    .movements(falcon())
    .filter((line) => line.kind === kind).length;

test('[MEM-36x] methods have names, limits, presets, fees and accounts; a new order is listed by its key', async () => {
  const reply = await store({}, 'key-1');
  expect(reply.data).toEqual({
    order_number: expect.stringMatching(/^D\d{14}$/),
    pay_url: null,
    expire_at: '2026-01-15 08:15:00',
  });
  const { data } = await client.send(calls.depositMethods, { ...mine, device: 0 }, token);
  const { list, orders } = record(data);
  expect(list).toHaveLength(4);
  expect(list).toMatchObject([
    {
      id: 'bank',
      name: 'Bank transfer',
      min_amount: '10.00',
      max_amount: '5000.00',
      fee_rate: 0,
      preset_amounts: ['10.00', '50.00', '100.00', '500.00', '1000.00'],
      accounts: [{ id: 'harbor-1', bank_name: 'First Harbor Bank' }, { id: 'prairie-1' }],
    },
    { type: 'gateway', accounts: [] },
    { type: 'ewallet', fee_rate: 0.005 },
    { type: 'crypto', fee_rate: 0.01 },
  ]);
  expect(orders).toMatchObject([{ request_key: 'key-1', status: 'pending', amount: '100.00', fee: '0.00' }]);
  for (const { icon } of list as { icon: string }[]) {
    expect((await here.sandbox.app.request(icon)).status).toBe(200);
  }
});

const ODD = [
  '1e3',
  '+100',
  '.1e3',
  '1,000e2',
  '1,000',
  '100.505',
  '100.999999',
  ' 100',
  '100.',
  '-100',
  '0x64',
  '१००',
  '$100',
  '',
];

test('[MEM-36x] [MEM-39x] an amount that is not written as amounts are sent is refused, and moves nothing', async () => {
  for (const amount of ODD) {
    expect([amount, (await store({ amount })).code, (await withdraw({ amount })).code]).toEqual([amount, '101', '101']);
  }
  expect([moved('withdrawal'), here.sandbox.world.cashier.orders(falcon())]).toEqual([0, []]);
});

test('[MEM-36x] [MEM-39x] another currency than the member has is refused with 400, and moves nothing', async () => {
  for (const currency of ['RMB', 'VND', 'XXX', '', 'usd', '__proto__']) {
    expect([(await store({ currency })).code, (await withdraw({ currency })).code]).toEqual(['400', '400']);
  }
  expect([moved('withdrawal'), here.sandbox.world.cashier.orders(falcon())]).toEqual([0, []]);
});

test('[FLD-01] money beyond 2^53 is held, moved and shown to the last cent', async () => {
  ledger().post(falcon(), 'main', minor(10n ** 18n + 1n), 'adjustment', 'test');
  const { data } = await client.send(calls.withdrawalInfo, mine, token);
  expect(data).toMatchObject({ available_cash: '10000000000003100.01' });
  expect((await client.send(calls.myCash, {}, token)).data).toMatchObject({ total: '10000000000003100.01' });
  expect((await withdraw()).code).toBe('100');
  expect(ledger().total(falcon())).toBe(10n ** 18n + 308_001n);
  expect(ledger().problems()).toEqual([]);
});

test('[MEM-37x] the page of the payment provider takes the money once', async () => {
  const { data } = await store({ method_id: 'gateway', account_id: '' });
  const page = new URL(String(record(data)['pay_url'])).pathname;
  const shown = await (await here.sandbox.app.request(page)).text();
  expect(shown).toContain('<strong>100.00</strong>');
  expect(shown).toContain('>Back to the site</button>');
  const pay = () =>
    here.sandbox.app.request(page, { method: 'POST', body: new URLSearchParams({ outcome: 'success' }) });
  expect((await pay()).status).toBe(303);
  await pay();
  expect(moved('deposit')).toBe(1);
  expect(await (await here.sandbox.app.request(page)).text()).toContain('This order is paid.');
  expect((await here.sandbox.app.request('/pay/unknown')).status).toBe(404);
});

test('[MEM-36x] [MEM-39x] the same key is answered again and moves nothing, with another request it is refused', async () => {
  const first = await withdraw({}, 'k1');
  expect(first.code).toBe('100');
  expect((await withdraw({}, 'k1')).data).toEqual(first.data);
  expect((await withdraw({ amount: '30.00' }, 'k1')).code).toBe('409');
  expect(moved('withdrawal')).toBe(1);
  const paid = await store({}, 'k2');
  expect((await store({}, 'k2')).data).toEqual(paid.data);
  expect(here.sandbox.world.cashier.orders(falcon(), 'deposit')).toHaveLength(1);
  here.clock.advance(24 * 3_600_000);
  token = await client.signIn('falcon1', 'Falcon11');
  expect((await withdraw({}, 'k1')).code).toBe('107');
});

test('[MEM-39x] many at once with one key are one withdrawal', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => withdraw({}, 'k')));
  expect(new Set(replies.map(({ data }) => record(data)['order_number'])).size).toBe(1);
  expect(moved('withdrawal')).toBe(1);
});

test('[MEM-36x] a call that moves money without a key is refused', async () => {
  const headers = { authorization: token };
  expect(await (await client.post('/api/member/deposit/store', deposit, headers)).json()).toMatchObject({
    code: '400',
  });
  expect(here.sandbox.world.cashier.pending()).toEqual([]);
});

test.each([
  ['101', { amount: '9.99' }],
  ['101', { amount: 'much' }],
  ['102', { method_id: 'cheque' }],
  ['102', { account_id: 'nobody' }],
])('[MEM-36x] a deposit is refused with %s for %o', async (code, change) => {
  expect((await store(change)).code).toBe(code);
});

test.each([
  ['101', { amount: '5.00' }],
  ['102', { bank_account_id: '1' }],
  ['103', { withdraw_password: '0000' }],
  ['104', { amount: '3100.01' }],
])('[MEM-39x] a withdrawal is refused with %s for %o', async (code, change) => {
  expect((await withdraw(change)).code).toBe(code);
  expect(moved('withdrawal')).toBe(0);
});

test('[MEM-39x] turnover, the day’s count and an open order are shown before a withdrawal, and refuse it', async () => {
  await client.control('/turnover', { account: 'falcon1', amount: '500.00' });
  expect((await client.send(calls.withdrawalInfo, mine, token)).data).toEqual({
    available_cash: '3100.00',
    min_amount: '10.00',
    max_amount: '5000.00',
    fee_rate: 0,
    daily_left_count: 5,
    remaining_turnover: '500.00',
    required_turnover: '500.00',
    held_cash: '500.00',
    accounts: [
      { id: 2, bank_name: 'Summit Credit Union', account_name: 'Falcon Gray', account_no: '**** 0417', is_default: 1 },
    ],
    orders: [],
  });
  expect((await withdraw({ amount: '2600.01' })).code).toBe('105');
  expect((await withdraw({ amount: '2600.00' })).code).toBe('100');
});

test('[MEM-03x] closed wallets refuse deposits with 105 and withdrawals with 108, a missing bank account with 104', async () => {
  await client.control('/scenario/wallet-closed', {});
  expect([(await store()).code, (await withdraw()).code]).toEqual(['105', '108']);
  await client.control('/clear', {});
  await client.control('/scenario/bank-needed', {});
  token = await client.signIn('river77', 'River777');
  expect((await store()).code).toBe('104');
});

test.each([
  ['INR', '2000.00', '86.4', '23.148149'],
  ['INR', '86.40', '86.4', '1'],
  ['USD', '100.00', '1', '100'],
  ['USD', '0.01', '1', '0.01'],
  ['RMB', '1000.00', '7.2', '138.888889'],
  ['VND', '1000000.00', '25400', '39.370079'],
  ['JPY', '10000.00', '150.25', '66.555741'],
])('[MEM-37x] in %s a deposit of %s at %s is %s coins, never too few', (currency, amount, rate, coins) => {
  expect(seedCoins(currency, parseAmount(amount) ?? minor(0n))).toEqual({ rate, coins });
});

test('[MEM-37x] an order of crypto money says its coins and rate, another one does not', async () => {
  await store({ method_id: 'usdt', account_id: 'trc20' });
  const { data } = await client.send(calls.depositMethods, { ...mine, device: 0 }, token);
  const { list, orders } = record(data);
  expect(orders).toMatchObject([{ crypto_amount: '100', crypto_currency: 'USDT', crypto_rate: '1' }]);
  expect((list as object[]).map((one) => record(one)['crypto_rate'])).toEqual([undefined, undefined, undefined, '1']);
});

test.each([
  [15 * 60_000 - 1, 'success', 10_000n],
  [15 * 60_000, 'failed', 0n],
  [26 * 3_600_000, 'failed', 0n],
])('[MEM-37x] an order that is paid %i ms after it was made ends with %s', async (after, status, booked) => {
  await store({ method_id: 'gateway', account_id: '' });
  const [order] = here.sandbox.world.cashier.pending();
  const before = ledger().total(falcon());
  here.clock.advance(after);
  const body = new URLSearchParams({ outcome: 'success' });
  await here.sandbox.app.request(`/pay/${order?.payToken ?? ''}`, { method: 'POST', body });
  expect(ledger().total(falcon()) - before).toBe(booked);
  expect(here.sandbox.world.cashier.orders(falcon(), 'deposit')).toMatchObject([{ status }]);
});
