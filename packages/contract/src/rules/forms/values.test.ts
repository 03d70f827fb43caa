import { expect, test } from 'vitest';
import { emptyRegistration, wireNames } from './values.ts';

const mapping = {
  siteId: 'site_id',
  memberName: 'member_name',
  memberAccount: 'member_account',
  password: 'password',
  checkPassword: 'check_password',
  memberCurrency: 'member_currency',
  memberAgent: 'member_agent',
  memberEmail: 'member_email',
  memberBirthday: 'member_birthday',
  withdrawPassword: 'withdraw_password',
  memberPhone: 'member_phone',
  memberQq: 'member_qq',
  memberTelegram: 'member_telegram',
  memberWhatsApp: 'member_whats_app',
  memberSkype: 'member_skype',
  memberFb: 'member_fb',
  memberZalo: 'member_zalo',
  memberWechat: 'member_wechat',
  memberOthers: 'member_others',
  recommendCode: 'recommend_code',
  phoneVerify: 'phone_verify',
  identityId: 'identity_id',
  verifyCode: 'verify_code',
  captchaToken: 'captcha_token',
};

test('[REG-15] the initial state has exactly the 24 keys, and all of them are empty but site and currency', () => {
  const { agreement, ...state } = emptyRegistration(1001, 'RMB');
  expect(Object.keys(state).toSorted()).toEqual(Object.keys(mapping).toSorted());
  expect(Object.keys(state)).toHaveLength(24);
  expect(agreement).toBe(false);
  const { siteId, memberCurrency, memberBirthday, ...texts } = state;
  expect([siteId, memberCurrency, memberBirthday]).toEqual([1001, 'RMB', { year: '', month: '', day: '' }]);
  expect(new Set(Object.values(texts))).toEqual(new Set(['']));
});

test('[REG-17x] each state name has its snake_case wire name, in one table of 24 rows', () => {
  expect(wireNames).toEqual(mapping);
});

test('[REG-16] no wire name has a capital letter, and no two are the same', () => {
  expect(Object.values(wireNames).filter((name) => /[A-Z]/.test(name))).toEqual([]);
  expect(new Set(Object.values(wireNames)).size).toBe(24);
});
