import { calls } from '@housefront/contract/calls';
import { readCurrency } from '@housefront/contract/iso-4217';
import { beforeEach, describe, expect, test } from 'vitest';
import { record, sandboxPerTest } from '../../testing/client.fixtures.ts';

const currencies = ['GBP', 'KWD', 'BTC:8:₿', 'CLP'].map((text) => {
  const row = readCurrency(text);
  if (typeof row === 'string') throw new Error(row);
  return row;
});
const { here, client } = sandboxPerTest({ currencies });

const newest = { sort_field: 'created_at', sort_order: 'desc' } as const;

describe.each([
  ['GBP', 'demogbp1', 'DemoGBP1', '2500.00', '10.01', '10.001', '2489.99', '20.02'],
  ['KWD', 'demokwd1', 'DemoKWD1', '2500.000', '10.001', '10.0001', '2489.999', '20.002'],
  ['BTC', 'demobtc1', 'DemoBTC1', '12.50000000', '1.00000001', '1.000000001', '11.49999999', '2.00000002'],
  ['CLP', 'democlp1', 'DemoCLP1', '2500', '11', '11.1', '2489', '22'],
])('[LOC-01] [SBX-01] a member with %s', (currency, account, password, total, amount, finer, left, sum) => {
  const mine = { site_id: 1001, currency };
  let token: string;
  beforeEach(async () => {
    token = await client.signIn(account, password);
  });
  const deposit = (value: string) => {
    const [method_id, account_id] = ['bank', 'cityhall-1'];
    const body = { ...mine, method_id, account_id, amount: value, payer_name: '', remark: '' };
    return client.send(calls.depositStore, body, token);
  };
  const cash = async () => record((await client.send(calls.myCash, {}, token)).data)['total'];

  test('has money in its decimals, in layout, wallet and cashier', async () => {
    expect(await cash()).toBe(total);
    const layout = record((await client.send(calls.commonLayout, {}, token)).data);
    const { member_common_layout } = record(layout['apiResponseData'] ?? layout);
    expect(member_common_layout).toMatchObject({ member_currency: currency, member_cash: total });
    const { list } = record((await client.send(calls.depositMethods, { ...mine, device: 0 }, token)).data);
    // There is no rate of a coin for it.
    expect((list as { type: string }[]).map(({ type }) => type)).toEqual(['bank', 'gateway', 'ewallet']);
  });

  test('deposits and withdraws to the minor unit, and no finer', async () => {
    expect((await deposit(finer)).code).toBe('101');
    expect((await deposit(amount)).code).toBe('100');
    await client.post('/control/settle', { account, outcome: 'success' });
    await client.post('/control/cash', { account, amount: `-${amount}` });
    expect(await cash()).toBe(total);
    const { world } = here.sandbox;
    world.turnover.bet(
      world.members.byAccount(account)?.id ?? 0,
      world.currencies.read(currency, amount) ?? (0n as never),
    );
    const { accounts } = record((await client.send(calls.withdrawalInfo, mine, token)).data);
    const bank_account_id = String((accounts as { id: unknown }[])[0]?.id);
    const form = { ...mine, bank_account_id, amount, withdraw_password: '2468' };
    expect((await client.send(calls.withdrawalStore, form, token)).code).toBe('100');
    expect(await cash()).toBe(left);
    const days = { start_at: '2026-01-01 00:00:00', end_at: '2026-01-31 23:59:59', count: 20, page: 1 } as const;
    const asked = { site_id: 1001, type: 'all' as const, status: '' as const, ...days, ...newest };
    const records = await client.send(calls.dwRecord, asked, token);
    const { list, total_amount } = record(records.data);
    expect((list as { amount: string }[]).map((one) => one.amount)).toEqual([amount, amount]);
    expect(total_amount).toBe(sum);
  });

  test('may register with the plain form, and play', async () => {
    const { list } = record((await client.send(calls.registerSettings, { site_id: 1001 }, token)).data);
    expect((list as { currency: string }[]).filter((entry) => entry.currency === currency)).toHaveLength(8);
    const { providers } = here.sandbox.world.seed;
    expect(providers.filter((one) => one.currencies.includes(currency)).length).toBeGreaterThan(30);
  });
});

test('[LOC-01] records are sorted by exact amounts', async () => {
  const token = await client.signIn('demobtc1', 'DemoBTC1');
  const { world } = here.sandbox;
  const id = world.members.byAccount('demobtc1')?.id ?? 0;
  const amounts = ['9007199254.74099301', '9007199254.74099300', '9007199254.74099302'];
  const [gpId = ''] = world.seed.providers.map((one) => one.gpId);
  for (const text of amounts) {
    const units = world.currencies.read('BTC', text);
    if (units === null) throw new Error(text);
    world.ledger.post(id, 'main', units, 'adjustment', 'test');
    world.ledger.transfer(id, 'main', gpId, units, 'test');
  }
  const days = { start_at: '2026-01-01 00:00:00', end_at: '2026-01-31 23:59:59', count: 20, page: 1 } as const;
  const sort = { sort_field: 'amount', sort_order: 'desc' } as const;
  const asked = { site_id: 1001, gp_id: '', direction: '' as const, ...days, ...sort };
  const { list } = record((await client.send(calls.transactionRecord, asked, token)).data);
  expect((list as { amount: string }[]).map(({ amount }) => amount)).toEqual(amounts.toSorted().toReversed());
});
