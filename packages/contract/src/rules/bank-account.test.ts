import { expect, test } from 'vitest';
import { checkBankAccount } from './bank-account.ts';
import { foldNumber } from './digits.ts';

const good = { bankId: 'lotus', accountName: 'Ann Lee', accountNo: '123456', branch: '', password: '2468' };

test.each([
  [{}, {}],
  [{ accountNo: '1234 5678-9012' }, { accountNo: 'cashier.err_account_no' }],
  [{ accountNo: '１２３４５６' }, { accountNo: 'cashier.err_account_no' }],
  [{ accountName: '\u202e' }, { accountName: 'cashier.err_holder' }],
  [{ accountName: 'Ann\u200b Lee' }, { accountName: 'cashier.err_holder' }],
  [{ accountNo: '1'.repeat(20) }, {}],
  [{ bankId: '' }, { bankId: 'cashier.err_bank' }],
  [{ accountName: '  ' }, { accountName: 'cashier.err_holder' }],
  [{ accountName: 'x'.repeat(61) }, { accountName: 'cashier.err_holder' }],
  [{ accountNo: '12345' }, { accountNo: 'cashier.err_account_no' }],
  [{ accountNo: '1'.repeat(21) }, { accountNo: 'cashier.err_account_no' }],
  [{ accountNo: '12345a' }, { accountNo: 'cashier.err_account_no' }],
  [{ branch: 'x'.repeat(61) }, { branch: 'cashier.err_branch' }],
  [{ password: '246' }, { password: 'signup.err_withdrawPsw_blank' }],
])('[MEM-45x] the form of a bank account with %o has the problems %o', (change, problems) => {
  expect(checkBankAccount({ ...good, ...change })).toEqual(problems);
});

test('[MEM-45x] an account number is sent without what people write between its groups', () => {
  expect(foldNumber(' 1234-5678 90 ')).toBe('1234567890');
});

test('[FLD-08] [MEM-45x] a holder whom the platform knows may be bound whatever the name looks like, anybody else by a name', () => {
  const masked = { ...good, accountName: '**二' };
  expect(checkBankAccount(masked)).toEqual({ accountName: 'cashier.err_holder' });
  expect(checkBankAccount(masked, '**二')).toEqual({});
  expect(checkBankAccount({ ...good, accountName: ' ' }, ' ')).toEqual({ accountName: 'cashier.err_holder' });
});
