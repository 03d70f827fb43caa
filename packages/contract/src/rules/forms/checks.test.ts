import { describe, expect, test } from 'vitest';
import { checkAll, checkField, type RuleContext } from './checks.ts';
import { planOf, type SettingEntry } from './plan.ts';
import {
  CONTACT_FIELDS,
  emptyRegistration,
  settingNames,
  wireNames,
  type RegisterField,
  type RegistrationForm,
} from './values.ts';

const settingsOf = (
  currency: string,
  required: boolean,
  hidden: readonly RegisterField[] = [],
): readonly SettingEntry[] =>
  Object.entries({ ...wireNames, ...settingNames }).map(([field, name]) => ({
    name,
    currency,
    is_display: !hidden.some((one) => one === field),
    is_required: required,
    is_unique: false,
    is_member_center: false,
    is_verification: name === 'member_phone',
    is_member_center_verification: false,
  }));

interface Setting {
  readonly currency?: string;
  readonly required?: boolean;
  readonly hidden?: readonly RegisterField[];
  readonly phoneTenDigits?: boolean;
}
const contextOf = ({ currency = 'USD', required = true, hidden, phoneTenDigits = false }: Setting): RuleContext => ({
  currency,
  phoneTenDigits,
  plan: planOf(settingsOf(currency, required, hidden), currency),
});

/** Key of a field without its prefix, or '' when the field is right. */
const keyOf = (field: RegisterField, values: Partial<RegistrationForm>, setting: Setting = {}): string =>
  checkField(field, { ...emptyRegistration(1001, 'USD'), ...values }, contextOf(setting))?.key.replace('signup.', '') ??
  '';
const optional = { required: false };

test.each([
  ['', 'err_account_blank'],
  ['   ', 'err_account_blank'],
  ['abc12', 'err_account_length'],
  ['abc123', ''],
  ['abcdefgh1234', ''],
  ['abcdefgh12345', 'err_account_length'],
  ['abc_123', 'err_account_format'],
  ['abc 123', 'err_account_format'],
  ['abcdéf', 'err_account_format'],
  ['１２３４５６', 'err_account_format'],
])('[REG-41] account %o gives %o', (memberAccount, key) => {
  expect(keyOf('memberAccount', { memberAccount })).toBe(key);
  expect(keyOf('memberAccount', { memberAccount }, optional)).toBe(key);
});

test.each([
  ['  ', {}, 'err_name_blank'],
  ['', {}, 'err_name_blank'],
  ['  ', optional, ''],
  ['张三', { currency: 'RMB' }, ''],
  ['  张三 ', { currency: 'RMB' }, ''],
  ['John', { currency: 'RMB' }, 'err_name_format'],
  ['NGUYENVANA', { currency: 'VND' }, ''],
  ['Nguyen Van', { currency: 'VND' }, ''],
  ["John O'Neill", {}, ''],
  ['John O’Neill', {}, 'err_name_format'],
  ['\u200b', {}, 'err_name_format'],
  ['Иван', { currency: 'VND' }, 'err_name_format'],
  ['J', {}, ''],
  ['x'.repeat(50), {}, ''],
  ['x'.repeat(51), {}, 'err_name_format'],
  ['<b>John', {}, 'err_name_format'],
  ['Jo\u0007hn', {}, 'err_name_format'],
  ['John', { currency: 'RMB', required: false }, 'err_name_format'],
])('[REG-42] [REG-43x] name %o under %o gives %o', (memberName, setting, key) => {
  expect(keyOf('memberName', { memberName }, setting)).toBe(key);
});

test.each([
  ['', {}, 'err_email_blank'],
  ['', optional, ''],
  ['a@b', {}, 'err_email_format'],
  ['a@b', optional, 'err_email_format'],
  ['a@b.co', {}, ''],
  [' ', {}, 'err_email_blank'],
])('[REG-44] email %o under %o gives %o', (memberEmail, setting, key) => {
  expect(keyOf('memberEmail', { memberEmail }, setting)).toBe(key);
});

test.each([
  ['', 'err_psw_blank'],
  ['a1', 'err_psw_length'],
  ['abcdefgh12345', 'err_psw_length'],
  ['123456', 'err_psw_format'],
  ['abc123', ''],
])('[REG-45] password %o gives %o', (password, key) => {
  expect(keyOf('password', { password })).toBe(key);
});

test.each([
  ['', {}, 'err_checkPsw_blank'],
  ['abc124', {}, 'err_checkPsw_diff'],
  ['ABC123', {}, 'err_checkPsw_diff'],
  ['abc123', {}, ''],
  ['', { hidden: ['checkPassword'] }, ''],
] as const)('[REG-46] confirmation %o under %o gives %o', (checkPassword, setting, key) => {
  expect(keyOf('checkPassword', { password: 'abc123', checkPassword }, setting)).toBe(key);
});

describe('[REG-47] birthday', () => {
  const rows = [
    ['', '', '', 'Year', ''],
    ['1990', '', '', 'Month', 'Month'],
    ['', '1', '', 'Year', 'Year'],
    ['', '', '31', 'Year', 'Year'],
    ['1990', '1', '', 'Date', 'Date'],
    ['1990', '', '31', 'Month', 'Month'],
    ['', '1', '31', 'Year', 'Year'],
    ['1990', '1', '31', '', ''],
    ['1990', '2', '30', 'Date', 'Date'],
    ['2000', '02', '29', '', ''],
    ['1900', '02', '29', 'Date', 'Date'],
    ['1990', '13', '1', 'Month', 'Month'],
    ['1990', '12', '31', '', ''],
    ['1990', '0', '1', 'Month', 'Month'],
    ['1990', '1', '0', 'Date', 'Date'],
    ['1990', '4', '31', 'Date', 'Date'],
    ['0099', '12', '1', '', ''],
    ['199', '1', '1', 'Year', 'Year'],
    ['19900', '1', '1', 'Year', 'Year'],
    ['199x', '1', '1', 'Year', 'Year'],
    ['1990', '012', '1', 'Month', 'Month'],
    ['1990', '1e0', '1', 'Month', 'Month'],
    ['1990', '0x1', '1', 'Month', 'Month'],
    ['1990', '1', '031', 'Date', 'Date'],
    ['1990', '1', '1e0', 'Date', 'Date'],
    ['1990', '1', '0x1', 'Date', 'Date'],
  ] as const;
  const said = (part: string) => (part === '' ? '' : `err_birthday${part}_blank`);
  test.each(rows)('%o-%o-%o', (year, month, day, required, free) => {
    const values = { memberBirthday: { year, month, day } };
    expect(keyOf('memberBirthday', values)).toBe(said(required));
    expect(keyOf('memberBirthday', values, optional)).toBe(said(free));
  });
});

test.each([
  ['', {}, 'err_phone_blank'],
  ['', optional, ''],
  ['12a', {}, 'err_phone_format'],
  ['+8613800138000', {}, 'err_phone_country'],
  ['+14155552671', { currency: 'RMB' }, 'err_phone_country'],
  ['+', {}, 'err_phone_format'],
  ['１３８', {}, 'err_phone_format'],
  ['13800138000', { currency: 'RMB' }, ''],
  ['123456789', { currency: 'VND' }, 'err_phone_vi_format'],
  ['1234567890', { currency: 'VND' }, ''],
  ['12345678901', { currency: 'VND' }, 'err_phone_vi_format'],
  ['12345678901', { currency: 'VND', required: false }, 'err_phone_vi_format'],
  ['', { currency: 'VND', required: false }, ''],
])('[REG-48] phone %o under %o gives %o', (memberPhone, setting, key) => {
  expect(keyOf('memberPhone', { memberPhone }, setting)).toBe(key);
});

test('[REG-49x] the flag of the site asks for ten digits whatever the currency', () => {
  const phone = { memberPhone: '13800138000' };
  expect(keyOf('memberPhone', phone, { currency: 'RMB', phoneTenDigits: true })).toBe('err_phone_vi_format');
  expect(keyOf('memberPhone', phone, { currency: 'RMB' })).toBe('');
});

test.each([
  ['', 'verify_placeholder'],
  ['12a456', 'error_verify_format'],
  ['12345', 'error_verify'],
  ['1234567', 'error_verify'],
  ['123456', ''],
])('[REG-50] [REG-51x] SMS code %o gives %o', (phoneVerify, key) => {
  expect(keyOf('phoneVerify', { memberPhone: '13800138000', phoneVerify })).toBe(key);
  expect(keyOf('phoneVerify', { memberPhone: '', phoneVerify })).toBe('');
});

test('[REG-50] a phone that needs no verification, or is not shown, asks for no code', () => {
  const form = { ...emptyRegistration(1001, 'USD'), memberPhone: '13800138000' };
  const settings = settingsOf('USD', true).map((entry) => ({ ...entry, is_verification: false }));
  const context = { currency: 'USD', phoneTenDigits: false, plan: planOf(settings, 'USD') };
  expect(checkField('phoneVerify', form, context)).toBeUndefined();
  expect(keyOf('phoneVerify', { memberPhone: '13800138000' }, { hidden: ['memberPhone'] })).toBe('');
});

describe.each(CONTACT_FIELDS)('[REG-52] [REG-53x] %s', (field) => {
  const withAt = field === 'memberTelegram' || field === 'memberSkype';
  test.each([
    ['', 'err_contact_blank'],
    ['abcd', 'err_contact_length'],
    ['abcde', ''],
    ['x'.repeat(50), ''],
    ['x'.repeat(51), 'err_contact_length'],
    ['a_b.c-9', ''],
    ['a b cd', 'err_contact_format'],
    ['a@bcde', withAt ? '' : 'err_contact_format'],
    ['äbcde', 'err_contact_format'],
  ])('%o gives %o', (text, key) => {
    expect(keyOf(field, { [field]: text })).toBe(key);
    expect(keyOf(field, { [field]: text }, optional)).toBe(text === '' ? '' : key);
  });
  test('a failure names the label of its field', () => {
    const failure = checkField(field, emptyRegistration(1001, 'USD'), contextOf({}));
    expect(failure).toEqual({ field, key: 'signup.err_contact_blank', params: { label: `signup.label_${field}` } });
  });
});

test.each([
  ['', {}, 'err_contact_blank'],
  ['', optional, ''],
  ['anything, really: <@>', {}, ''],
  ['x'.repeat(50), {}, ''],
  ['x'.repeat(51), optional, 'err_contact_length'],
])('[REG-53x] others %o under %o gives %o', (memberOthers, setting, key) => {
  expect(keyOf('memberOthers', { memberOthers }, setting)).toBe(key);
});

test('[REG-54] a required identity id must not be blank, an optional one may', () => {
  expect(keyOf('identityId', { identityId: ' ' })).toBe('err_identity_id');
  expect(keyOf('identityId', {}, optional)).toBe('');
  expect(keyOf('identityId', { identityId: 'A123' })).toBe('');
});

test.each([
  ['123', {}, 'err_withdrawPsw_blank'],
  ['', {}, 'err_withdrawPsw_blank'],
  ['1234', {}, ''],
  ['', optional, ''],
  ['12', optional, 'err_withdrawPsw_blank'],
  ['12a4', optional, 'err_withdrawPsw_blank'],
])('[REG-55] [REG-56x] withdrawal password %o under %o gives %o', (withdrawPassword, setting, key) => {
  expect(keyOf('withdrawPassword', { withdrawPassword }, setting)).toBe(key);
});

test('[REG-57] a captcha that is shown wants an answer', () => {
  expect(keyOf('verifyCode', {})).toBe('err_verify_blank');
  expect(keyOf('verifyCode', { verifyCode: 'k3xa' })).toBe('');
  expect(keyOf('verifyCode', {}, { hidden: ['verifyCode'] })).toBe('');
});

test('[REG-58] the agreement must be ticked, whatever the settings say', () => {
  expect(keyOf('agreement', {})).toBe('err_agreement');
  expect(keyOf('agreement', { agreement: true })).toBe('');
});

test('a required introducer wants one of the two, agent or recommend code', () => {
  expect(keyOf('memberAgent', {})).toBe('require_text');
  expect(keyOf('memberAgent', { recommendCode: 'AB12' })).toBe('');
  expect(keyOf('recommendCode', { memberAgent: '7' })).toBe('');
  expect(keyOf('memberAgent', {}, optional)).toBe('');
});

test('[REG-59] all rules of shown fields are looked at, in the order of the form', () => {
  const context = contextOf({ hidden: ['memberQq', 'memberEmail'] });
  const failures = checkAll({ ...emptyRegistration(1001, 'USD'), memberName: 'Ann' }, context);
  const failed = failures.map(({ field }) => field);
  expect(failed).toEqual(Object.keys(context.plan).filter((field) => failed.some((one) => one === field)));
  expect(failed).toContain('memberAccount');
  expect(failed).not.toContain('memberName');
  expect(failed).not.toContain('memberQq');
  expect(failed.length).toBeGreaterThan(10);
});
