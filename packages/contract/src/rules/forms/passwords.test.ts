import { expect, test } from 'vitest';
import { passwordFault } from './checks.ts';
import { checkPasswordChange, checkWithdrawPassword } from './passwords.ts';

const right = { oldPassword: 'Lucky888', password: 'newone1', checkPassword: 'newone1' };
const keysOf = (failures: readonly { readonly field: string; readonly key: string }[]) =>
  Object.fromEntries(failures.map(({ field, key }) => [field, key.replace('signup.', '')]));

test.each([
  [{}, {}],
  [{ oldPassword: '' }, { oldPassword: 'err_psw_blank' }],
  [{ password: '' }, { password: 'err_psw_blank', checkPassword: 'err_checkPsw_diff' }],
  [{ password: 'abc12', checkPassword: 'abc12' }, { password: 'err_psw_length' }],
  [{ password: 'abcdef1234567', checkPassword: 'abcdef1234567' }, { password: 'err_psw_length' }],
  [{ password: 'ABC123', checkPassword: 'ABC123' }, { password: 'err_psw_format' }],
  [{ password: 'abcdef', checkPassword: 'abcdef' }, { password: 'err_psw_format' }],
  [{ password: 'Lucky888', checkPassword: 'Lucky888' }, { password: 'err_psw_same' }],
  [{ checkPassword: '' }, { checkPassword: 'err_checkPsw_blank' }],
  [{ checkPassword: 'newone2' }, { checkPassword: 'err_checkPsw_diff' }],
])('[PWD-03x] the password form with %o', (over, keys) => {
  expect(keysOf(checkPasswordChange({ ...right, ...over }))).toEqual(keys);
});

test.each([
  [{}, true, {}],
  [{ oldPassword: '' }, true, { oldPassword: 'err_withdrawPsw_blank' }],
  [{ oldPassword: '' }, false, {}],
  [{ password: '123' }, true, { password: 'err_withdrawPsw_blank', checkPassword: 'err_checkPsw_diff' }],
  [
    { password: '12a4', checkPassword: '12a4' },
    true,
    { password: 'err_withdrawPsw_blank', checkPassword: 'err_withdrawPsw_blank' },
  ],
  [{ checkPassword: '5679' }, false, { checkPassword: 'err_checkPsw_diff' }],
  [{ checkPassword: '' }, false, { checkPassword: 'err_withdrawPsw_blank' }],
])('[PWD-06x] the withdrawal password form with %o, one being set already: %o', (over, hasOld, keys) => {
  const values = { oldPassword: '1234', password: '5678', checkPassword: '5678', ...over };
  expect(keysOf(checkWithdrawPassword(values, hasOld))).toEqual(keys);
});

test.each([
  ['', 'signup.err_psw_blank'],
  ['abc12', 'signup.err_psw_length'],
  ['abc123', undefined],
  ['abcdefghij12', undefined],
  ['abcdefghij123', 'signup.err_psw_length'],
  ['ABCDEF', 'signup.err_psw_format'],
])('[WPR-12] [WPR-18x] a new password %o gives %o', (password, key) => {
  expect(passwordFault(password)).toBe(key);
});
