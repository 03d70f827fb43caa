import { beforeAll, expect, test } from 'vitest';
import { settle, testDeps } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { bindBankAccount, cashierQueries } from './index.ts';
import { isUnknownCall } from '../../calls/unknown-call.ts';

beforeAll(() => Promise.all([import('./cashier.api.ts'), import('@housefront/contract/endpoint')]));

const LIST = '/api/member/bank_account';
const STORE = '/api/member/bank_account/store';
const platform = usePlatform();
const form = {
  bankId: 'prairie',
  accountName: 'Falcon Gray ',
  accountNo: '1234 5678',
  branch: ' Main ',
  password: '1122',
};

test('[MEM-45x] a bank account is bound with plain digits; then layout and accounts are read again', async () => {
  const deps = platform.deps({ member: 'falcon1' });
  const { queryClient, heard, ports, site } = deps;
  site.setState({ currency: 'USD' });
  const list = cashierQueries(deps).bankAccounts();
  const { deposits, withdrawals } = cashierQueries(deps);
  expect((await queryClient.fetchQuery(list)).accounts).toHaveLength(1);
  await queryClient.fetchQuery(withdrawals());
  await queryClient.fetchQuery(deposits());
  expect(await bindBankAccount(deps, form)).toBe(true);
  expect(ports.http.bodies(STORE)).toEqual([
    {
      site_id: 1001,
      currency: 'USD',
      bank_id: 'prairie',
      account_name: 'Falcon Gray',
      account_no: '12345678',
      branch: 'Main',
      withdraw_password: '1122',
    },
  ]);
  expect(heard('profile-changed')).toEqual([null]);
  expect(heard('message')).toEqual([{ kind: 'success', key: 'cashier.bound' }]);
  // Withdrawals list the accounts too; deposits do not.
  expect(
    [list, withdrawals(), deposits()].map(({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated),
  ).toEqual([true, true, false]);
  expect(await queryClient.fetchQuery(list)).toMatchObject({
    hasRoom: true,
    accounts: [{ bankName: 'Summit Credit Union', number: '**** 0417', isDefault: true }, { number: '**** 5678' }],
    banks: [{ id: 'harbor', name: 'First Harbor Bank', icon: '/api/art/banks/harbor.svg' }, {}, {}],
  });
});

test('[MEM-45x] a refusal is reported in the words of the platform, and nothing is read again', async () => {
  const deps = platform.deps({ member: 'falcon1' });
  deps.site.setState({ currency: 'USD' });
  expect(await bindBankAccount(deps, { ...form, password: '0000' })).toBe(false);
  expect(deps.heard('message')).toEqual([{ kind: 'error', text: '旧取款密码错误' }]);
  expect([deps.heard('profile-changed'), deps.heard('failure')]).toEqual([[], []]);
});

test('[ERR-06x] the binding of a bank account that was given up on purpose says nothing', async () => {
  const deps = testDeps({ token: 't' });
  deps.ports.http.hold(STORE);
  const bound = bindBankAccount(deps, form);
  await settle();
  deps.calls.cancelAll();
  expect([await bound, deps.heard('message'), deps.heard('profile-changed')]).toEqual([false, [], []]);
});

test('[MEM-45x] a platform without these calls is distinguished from one that fails', async () => {
  const deps = testDeps({ token: 't' });
  const read = () => deps.queryClient.fetchQuery({ ...cashierQueries(deps).bankAccounts(), retry: false });
  deps.ports.http.on(LIST, { status: 404, json: { code: '404', message: 'nothing here', data: null } });
  expect(isUnknownCall(await read().catch((error: unknown) => error))).toBe(true);
  deps.ports.http.on(LIST, { status: 404, text: 'Not Found' });
  expect(isUnknownCall(await read().catch((error: unknown) => error))).toBe(true);
  deps.ports.http.on(LIST, { status: 500, text: 'oops' });
  expect(isUnknownCall(await read().catch((error: unknown) => error))).toBe(false);
});
