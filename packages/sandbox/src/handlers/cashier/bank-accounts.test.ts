import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { sandboxPerTest, record } from '../../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest();

const mine = { site_id: 1001, currency: 'USD' } as const;
const form = {
  ...mine,
  bank_id: 'prairie',
  account_name: 'falcon GRAY',
  account_no: '12345678',
  branch: '',
  withdraw_password: '1122',
};
const falcon = () => client.signIn('falcon1', 'Falcon11');
const bind = (token: string, change: object = {}) => client.send(calls.bankAccountStore, { ...form, ...change }, token);

test('[MEM-45x] a bound account is listed with a masked number, beside the banks of the currency', async () => {
  const token = await falcon();
  expect((await bind(token)).ok).toBe(true);
  const { data } = await client.send(calls.bankAccounts, mine, token);
  expect(data).toEqual({
    list: [
      { id: 2, bank_name: 'Summit Credit Union', account_name: 'Falcon Gray', account_no: '**** 0417', is_default: 1 },
      { id: 3, bank_name: 'Prairie National', account_name: 'falcon GRAY', account_no: '**** 5678', is_default: 0 },
    ],
    banks: [
      { bank_id: 'harbor', bank_name: 'First Harbor Bank', icon: '/api/art/banks/harbor.svg' },
      { bank_id: 'prairie', bank_name: 'Prairie National', icon: '/api/art/banks/prairie.svg' },
      { bank_id: 'summit', bank_name: 'Summit Credit Union', icon: '/api/art/banks/summit.svg' },
    ],
    max_count: 3,
  });
  for (const { icon } of record(data)['banks'] as { icon: string }[]) {
    const picture = await here.sandbox.app.request(icon);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  }
});

test.each([
  ['101', { account_no: '12345' }],
  ['101', { account_no: '1234 5678' }],
  ['101', { account_no: '１２３４５６' }],
  ['101', { account_name: 'Falcon\u200b Gray' }],
  ['101', { bank_id: 'lotus' }],
  ['102', { account_name: 'Somebody Else' }],
  ['103', { withdraw_password: '9999' }],
  ['105', { bank_id: 'harbor', account_no: '4417000120068' }],
])('[MEM-45x] binding is refused with %s for %o', async (code, change) => {
  expect((await bind(await falcon(), change)).code).toBe(code);
});

test('[MEM-45x] a fourth account is refused with 104, a tenth wrong password closes the door with 107', async () => {
  const token = await falcon();
  for (const number of ['111111', '222222']) expect((await bind(token, { account_no: number })).code).toBe('100');
  expect((await bind(token, { account_no: '333333' })).code).toBe('104');
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await bind(token, { withdraw_password: '0000' })).code).toBe('103');
  }
  expect((await bind(token)).code).toBe('107');
});

test('[MEM-45x] without a withdrawal password nothing is bound, nor with a closed wallet', async () => {
  const river = await client.signIn('river77', 'River777');
  expect((await bind(river, { account_name: 'River' })).code).toBe('106');
  await client.control('/scenario/wallet-closed', {});
  expect((await bind(await falcon())).code).toBe('108');
});

test('[MEM-03x] [MEM-18] the layout reports a closed wallet, and of a bank account that is needed until it is bound', async () => {
  const layout = async (token: string) => {
    const { data } = await client.send(calls.commonLayout, {}, token);
    return record(record(data)['member_common_layout']);
  };
  const [river, owner] = [await client.signIn('river77', 'River777'), await falcon()];
  expect(await layout(river)).toMatchObject({ wallet_status: 1, need_bank_account_deposit_verified: 0 });
  await client.control('/scenario/bank-needed', {});
  await client.control('/scenario/wallet-closed', {});
  expect(await layout(river)).toMatchObject({ wallet_status: 0, need_bank_account_deposit_verified: 1 });
  expect(await layout(owner)).toMatchObject({ need_bank_account_deposit_verified: 0 });
});
