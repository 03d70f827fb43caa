import { expect, test } from 'vitest';
import { birthdayParts, birthdayText, introducerOf, registerBody, verificationBody, wireValue } from './body.ts';
import { planOf, withoutHidden } from './plan.ts';
import { emptyRegistration, settingNames, wireNames } from './values.ts';

const empty = emptyRegistration(1001, 'RMB');

test.each([
  [{ year: '1990', month: '', day: '' }, '1990--'],
  [{ year: '', month: '01', day: '' }, '-01-'],
  [{ year: '', month: '', day: '31' }, '--31'],
])('[REG-18] a birthday of which a part is chosen keeps its dashes: %o is %o', (parts, text) => {
  expect(birthdayText(parts)).toBe(text);
  expect(birthdayParts(text)).toEqual(parts);
  expect(wireValue('memberBirthday', { ...empty, memberBirthday: parts })).toBe(text);
});

test('[REG-18] a text that is no birthday gives empty parts', () => {
  expect(birthdayParts('')).toEqual({ year: '', month: '', day: '' });
  expect(birthdayParts('1990')).toEqual({ year: '1990', month: '', day: '' });
});

test.each(['memberName', 'identityId', 'memberOthers', 'memberAgent', 'recommendCode', 'verifyCode'] as const)(
  '[REG-16] %s has no format of its own and goes without its outer blanks',
  (field) => {
    expect(wireValue(field, { ...empty, [field]: ' a b ' })).toBe('a b');
  },
);

test.each(['memberEmail', 'checkPassword', 'withdrawPassword', 'memberPhone', 'memberQq', 'phoneVerify'] as const)(
  '[REG-16] %s goes as it was typed, its rule having looked at it',
  (field) => {
    expect(wireValue(field, { ...empty, [field]: ' a b ' })).toBe(' a b ');
  },
);

test('[REG-20] an introducer goes without its outer blanks, whichever counts', () => {
  const values = { ...empty, memberAgent: ' 77 ', recommendCode: ' AB12 ' };
  expect(introducerOf(values, 'member_agent')).toEqual({ member_agent: '77', recommend_code: '' });
  expect(introducerOf(values, 'recommend_code')).toEqual({ member_agent: '', recommend_code: 'AB12' });
});

test('[REG-16] a captcha that is not shown is not sent, nor is any other hidden field', () => {
  const settings = Object.values({ ...wireNames, ...settingNames }).map((name) => ({
    name,
    currency: 'RMB',
    is_display: name !== 'member_captcha' && name !== 'member_email',
    is_required: true,
    is_unique: false,
    is_member_center: false,
    is_verification: false,
    is_member_center_verification: false,
  }));
  const plan = planOf(settings, 'RMB');
  const body = registerBody(
    { ...empty, verifyCode: 'k3xa', captchaToken: 'c1', memberName: 'Ann' },
    { plan, registerType: 'none', remoteAddr: '', errorTrack: [] },
  );
  expect(body).not.toHaveProperty('verify_code');
  expect(body).not.toHaveProperty('captcha_token');
  expect(body).not.toHaveProperty('member_email');
  expect(body).not.toHaveProperty('phone_verify');
  expect(body).toMatchObject({ site_id: 1001, member_name: 'Ann', member_currency: 'RMB' });
});

test('[APIM-30] a check sends a field as the registration would', () => {
  expect(verificationBody(['memberName'], { ...empty, memberName: ' Ann ' }, 'USD')).toEqual({
    member_name: 'Ann',
    site_id: 1001,
    member_currency: 'USD',
    verification: 1,
  });
});

test('[REG-13] site, currency and captcha token stay whatever is shown', () => {
  const kept = { siteId: 1002, memberCurrency: 'VND', captchaToken: 'c1' };
  expect(withoutHidden({ ...empty, ...kept, memberName: 'Ann' }, planOf([], 'RMB'), empty)).toEqual({
    ...empty,
    ...kept,
  });
});
