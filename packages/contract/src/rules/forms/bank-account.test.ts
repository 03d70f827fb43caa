import { expect, test } from 'vitest';
import { checkBankAccount, knownHolder } from './bank-account.ts';
import { foldNumber } from '../typed/digits.ts';

const ann = { name: '', account: 'ann2025', currency: 'USD' };
const good = { bankId: 'lotus', accountName: 'Ann Lee', accountNo: '123456', branch: '', password: '2468' };

test.each([
  [{}, {}],
  [{ accountNo: '1234 5678-9012' }, { accountNo: 'cashier.err_account_no' }],
  [{ accountNo: '１２３４５６' }, { accountNo: 'cashier.err_account_no' }],
  [{ accountName: '\u202e' }, { accountName: 'signup.err_name_format' }],
  [{ accountName: 'Ann\u200b Lee' }, { accountName: 'signup.err_name_format' }],
  [{ accountNo: '1'.repeat(20) }, {}],
  [{ bankId: '' }, { bankId: 'cashier.err_bank' }],
  [{ accountName: '  ' }, { accountName: 'cashier.err_holder' }],
  [{ accountName: 'x'.repeat(51) }, { accountName: 'signup.err_name_format' }],
  [{ accountNo: '12345' }, { accountNo: 'cashier.err_account_no' }],
  [{ accountNo: '1'.repeat(21) }, { accountNo: 'cashier.err_account_no' }],
  [{ accountNo: '12345a' }, { accountNo: 'cashier.err_account_no' }],
  [{ branch: 'x'.repeat(61) }, { branch: 'cashier.err_branch' }],
  [{ password: '246' }, { password: 'signup.err_withdrawPsw_blank' }],
])('[MEM-45x] the form of a bank account with %o has the problems %o', (change, problems) => {
  expect(checkBankAccount({ ...good, ...change }, ann)).toEqual(problems);
});

test('[MEM-45x] an account number is sent without what people write between its groups', () => {
  expect(foldNumber(' 1234-5678 90 ')).toBe('1234567890');
});

test('[FLD-08] [MEM-45x] a holder whom the platform knows may be bound whatever the name looks like, anybody else by a name', () => {
  const masked = { ...good, accountName: '**二' };
  expect(checkBankAccount(masked, ann)).toEqual({ accountName: 'signup.err_name_format' });
  expect(checkBankAccount(masked, { ...ann, name: '**二' })).toEqual({});
  expect(checkBankAccount({ ...good, accountName: ' ' }, { ...ann, name: ' ' })).toEqual({
    accountName: 'cashier.err_holder',
  });
});

test.each([
  ['USD', 'Ann Lee', undefined],
  ['USD', "Anne-Marie O'Neil", undefined],
  ['USD', 'ann2025', 'cashier.err_holder_login'],
  ['USD', ' ANN2025 ', 'cashier.err_holder_login'],
  ['USD', '2025', 'signup.err_name_format'],
  ['USD', '\u{1f600}', 'signup.err_name_format'],
  ['INR', 'ரவி குமார்', undefined],
  ['INR', 'रवि कुमार', undefined],
  ['JPY', '山田太郎', undefined],
  ['THB', 'สมชาย ใจดี', undefined],
  ['WON', '김민수', undefined],
  ['MMK', 'အောင်အောင်', undefined],
  ['RMB', '张三', undefined],
  ['RMB', '阿依古丽·买买提', undefined],
  ['RMB', '张', 'signup.err_name_format'],
  ['RMB', 'Zhang San', 'signup.err_name_format'],
  ['RMB', 'ann2025', 'cashier.err_holder_login'],
  ['VND', 'Nguyễn Văn A', undefined],
  ['VND', 'N', 'signup.err_name_format'],
  ['VND', '张三', 'signup.err_name_format'],
  ['BRL', 'João da Silva', undefined],
  ['XXX', '', 'cashier.err_holder'],
])(
  '[MEM-45x] [FLD-08] a holder that is asked for in %s is a name as it is registered: "%s"',
  (currency, accountName, key) => {
    const { accountName: fault } = checkBankAccount({ ...good, accountName }, { ...ann, currency });
    expect(fault).toBe(key);
  },
);

test.each([
  ['Ann Lee', 'ann2025', 'Ann Lee'],
  ['', 'ann2025', ''],
  ['  ', 'ann2025', ''],
  ['ann2025', 'ann2025', ''],
  [' Ann2025', 'ann2025', ''],
  // A login name of letters alone may be a person's name.
  ['Budi', 'budi', 'Budi'],
  ['a*****5', 'ann2025', 'a*****5'],
])('[MEM-45x] of a member called "%s" with the login name "%s" the holder is "%s"', (name, account, holder) => {
  expect(knownHolder({ name, account })).toBe(holder);
});
