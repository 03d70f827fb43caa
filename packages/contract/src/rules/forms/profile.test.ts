import { expect, test } from 'vitest';
import { checkAll } from './checks.ts';
import { displayedFields, type SettingEntry } from './plan.ts';
import { PROFILE_FIELDS, profileBody, profileFields, profilePlan } from './profile.ts';
import { emptyRegistration, wireNames } from './values.ts';

const entry = (name: string, more: Partial<SettingEntry> = {}): SettingEntry => ({
  name,
  currency: 'RMB',
  is_display: true,
  is_required: true,
  is_unique: false,
  is_member_center: true,
  is_verification: false,
  is_member_center_verification: false,
  ...more,
});
const settings = [
  entry('member_account'),
  entry('withdraw_password'),
  entry('member_phone', { is_member_center_verification: true }),
  entry('member_email', { is_display: false }),
  entry('member_qq', { is_member_center: false }),
  entry('member_others'),
];
const none = () => false;

test('[MEM-05] the profile form knows exactly these 13 fields', () => {
  expect(PROFILE_FIELDS.map((field) => wireNames[field])).toEqual([
    'member_name',
    'member_email',
    'member_birthday',
    'member_phone',
    'member_qq',
    'member_telegram',
    'member_whats_app',
    'member_wechat',
    'member_zalo',
    'member_skype',
    'member_fb',
    'withdraw_password',
    'identity_id',
  ]);
});

test('[MEM-06x] the member centre shows what its own flag says, registration or not, in the order of the settings', () => {
  expect(profileFields(settings, 'RMB')).toEqual(['withdrawPassword', 'memberPhone', 'memberEmail']);
  expect(profileFields(settings, 'USD')).toEqual([]);
});

test('[MEM-06x] the form asks for what is empty, for an SMS code only with an empty phone, and requires nothing', () => {
  const shown = (filled: string) =>
    displayedFields(profilePlan(settings, 'RMB', (field) => field === filled)).toSorted();
  expect(shown('')).toEqual(['memberEmail', 'memberPhone', 'phoneVerify']);
  expect(shown('memberPhone')).toEqual(['memberEmail']);
  expect(shown('memberEmail')).toEqual(['memberPhone', 'phoneVerify']);
  const plan = profilePlan(settings, 'RMB', none);
  expect(checkAll(emptyRegistration(1001, 'RMB'), { currency: 'RMB', plan, phoneTenDigits: false })).toEqual([]);
});

test('[MEM-06x] a phone that has not to be verified in the member centre asks for no code', () => {
  const plan = profilePlan([entry('member_phone', { is_verification: true })], 'RMB', none);
  expect(displayedFields(plan)).toEqual(['memberPhone']);
});

test('[MEM-06x] values are held to the rules of the registration', () => {
  const plan = profilePlan(settings, 'RMB', none);
  const form = { ...emptyRegistration(1001, 'RMB'), memberPhone: '123', memberEmail: 'a@' };
  expect(checkAll(form, { currency: 'RMB', plan, phoneTenDigits: false })).toEqual([
    { field: 'phoneVerify', key: 'signup.verify_placeholder' },
    { field: 'memberEmail', key: 'signup.err_email_format' },
  ]);
});

test('[MEM-06x] only what was filled in goes out, in wire names', () => {
  const plan = profilePlan(settings, 'RMB', none);
  const form = { ...emptyRegistration(1001, 'RMB'), memberQq: '12345', phoneVerify: '123456' };
  expect(profileBody({ ...form, memberEmail: 'a@b.cc' }, plan)).toEqual({ member_email: 'a@b.cc' });
  expect(profileBody({ ...form, memberPhone: '13811112222' }, plan)).toEqual({
    member_phone: '13811112222',
    phone_verify: '123456',
  });
});
