import { expect, test } from 'vitest';
import { parseResponse } from '../../calls/endpoint.ts';
import { registerSettings } from '../../features/registration/registration.ts';
import { displayedFields, hasSettings, planOf, withoutHidden, type SettingEntry } from './plan.ts';
import { emptyRegistration, settingNames, wireNames, type RegistrationForm } from './values.ts';

/** Entries as a client gets them from a reply. */
const read = (list: readonly object[]): readonly SettingEntry[] => {
  const parsed = parseResponse(registerSettings, { list });
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.data;
};
const shown = (name: string, currency: string, more: object = {}) => ({ name, currency, is_display: 1, ...more });

test('[REG-08] entries belong to their currency and name; only the phone has a member-center verification', () => {
  const settings = read([
    shown('member_phone', 'RMB', { is_member_center_verification: 1 }),
    shown('member_email', 'RMB', { is_member_center_verification: 1 }),
    shown('member_email', 'VND', { is_required: 1 }),
  ]);
  const rmb = planOf(settings, 'RMB');
  expect(rmb.memberPhone).toMatchObject({ displayed: true, memberCenterVerified: true });
  expect(rmb.memberEmail).toMatchObject({ displayed: true, required: false, memberCenterVerified: false });
  expect(planOf(settings, 'VND').memberEmail.required).toBe(true);
  expect(planOf(settings, 'VND').memberPhone.displayed).toBe(false);
  expect([hasSettings(settings, 'VND'), hasSettings(settings, 'USD')]).toEqual([true, false]);
});

test.each([
  ['is_display', 'displayed'],
  ['is_required', 'required'],
  ['is_unique', 'unique'],
  ['is_member_center', 'memberCenter'],
  ['is_verification', 'verified'],
] as const)('[REG-09] %s alone gives exactly the flag %s', (wire, flag) => {
  const none = { displayed: false, required: false, unique: false, memberCenter: false, verified: false };
  const { memberCenterVerified, ...flags } = planOf(
    read([{ name: 'member_qq', currency: 'RMB', [wire]: 1 }]),
    'RMB',
  ).memberQq;
  expect(flags).toEqual({ ...none, [flag]: true });
  expect(memberCenterVerified).toBe(false);
});

test.each([1, '1', true])('[REG-11x] %o means on', (on) => {
  expect(planOf(read([shown('member_qq', 'RMB', { is_required: on })]), 'RMB').memberQq.required).toBe(true);
});
test.each([0, '0', false, null, 'no', 'maybe', undefined])('[REG-11x] %o means off', (value) => {
  expect(planOf(read([shown('member_qq', 'RMB', { is_required: value })]), 'RMB').memberQq.required).toBe(false);
});

test('[REG-11x] the form follows the order of the reply; captcha and agreement end it', () => {
  const settings = read(
    ['member_phone', 'member_account', 'member_captcha', 'member_email', 'password', 'member_confirm_password'].map(
      (name) => shown(name, 'RMB', { is_verification: 1 }),
    ),
  );
  expect(displayedFields(planOf(settings, 'RMB'))).toEqual([
    'memberCurrency',
    'memberPhone',
    'phoneVerify',
    'memberAccount',
    'memberEmail',
    'password',
    'checkPassword',
    'verifyCode',
    'agreement',
  ]);
});

test('[REG-11x] member_confirm_password and member_captcha control confirmation and captcha, under no other name', () => {
  const plan = (names: readonly string[]) => planOf(read(names.map((name) => shown(name, 'RMB'))), 'RMB');
  expect(plan(['member_confirm_password', 'member_captcha'])).toMatchObject({
    checkPassword: { displayed: true },
    verifyCode: { displayed: true },
  });
  expect(plan(['check_password', 'verify_code', 'agreement', 'phone_verify', 'siteId'])).toMatchObject({
    checkPassword: { displayed: false },
    verifyCode: { displayed: false },
    phoneVerify: { displayed: false },
    siteId: { displayed: false },
  });
  expect(settingNames).toEqual({ checkPassword: 'member_confirm_password', verifyCode: 'member_captcha' });
});

test('[REG-11x] without settings account, password, agreement and captcha are left', () => {
  expect(displayedFields(planOf([], 'RMB')).filter((field) => field !== 'memberCurrency')).toEqual([
    'memberAccount',
    'password',
    'verifyCode',
    'agreement',
  ]);
});

test('account and password are asked for although settings hide them, and what no form knows is passed over', () => {
  const plan = planOf(
    read([{ name: 'member_account', currency: 'RMB' }, shown('__proto__', 'RMB'), shown('member_line', 'RMB')]),
    'RMB',
  );
  expect(plan.memberAccount).toMatchObject({ displayed: true, required: true });
  expect(displayedFields(plan)).toEqual(['memberCurrency', 'password', 'memberAccount', 'agreement']);
});

test('[REG-13] what a change of currency hides is empty afterwards, birthday and SMS code too', () => {
  const empty = emptyRegistration(1001, 'VND');
  const text = Object.fromEntries(Object.keys(wireNames).map((field) => [field, 'typed']));
  const filled: RegistrationForm = {
    ...empty,
    ...text,
    siteId: 1001,
    agreement: true,
    memberBirthday: { year: '1990', month: '01', day: '31' },
  };
  const names = ['member_email', 'member_name'];
  const settings = read([
    ...[...names, 'member_birthday', 'member_qq'].map((name) => shown(name, 'RMB')),
    shown('member_phone', 'RMB', { is_verification: 1 }),
    ...names.map((name) => shown(name, 'VND')),
  ]);
  expect(withoutHidden(filled, planOf(settings, 'RMB'), empty)).toMatchObject({
    memberBirthday: filled.memberBirthday,
    memberQq: 'typed',
    memberPhone: 'typed',
    phoneVerify: 'typed',
  });
  const after = withoutHidden(filled, planOf(settings, 'VND'), empty);
  expect(after).toEqual({
    ...empty,
    memberAccount: 'typed',
    password: 'typed',
    memberEmail: 'typed',
    memberName: 'typed',
    memberCurrency: 'typed',
    captchaToken: 'typed',
    agreement: true,
  });
});

test('[REG-11x] the SMS code follows its phone, and a password is asked for although settings hide it', () => {
  const entry = (name: string, over = {}) => shown(name, 'RMB', over);
  const plan = planOf(
    read([
      entry('member_name'),
      entry('member_phone', { is_verification: 1, is_required: 1 }),
      { name: 'password', currency: 'RMB' },
      entry('recommend_code'),
    ]),
    'RMB',
  );
  expect(displayedFields(plan)).toEqual([
    'memberCurrency',
    'memberAccount',
    'memberName',
    'memberPhone',
    'phoneVerify',
    'password',
    'recommendCode',
    'agreement',
  ]);
  expect(plan.password).toMatchObject({ displayed: true, required: true });
  expect(plan.phoneVerify).toMatchObject({ displayed: true, required: true });
});
