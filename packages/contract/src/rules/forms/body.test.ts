import { expect, test } from 'vitest';
import { parseRequest } from '../../calls/endpoint.ts';
import { register, registerVerification } from '../../features/registration/registration.ts';
import { birthdayParts, birthdayText, registerBody, verificationBody, type BodyParts } from './body.ts';
import { planOf } from './plan.ts';
import { emptyRegistration, settingNames, wireNames, type RegistrationForm } from './values.ts';

const flags = { is_required: false, is_unique: false, is_member_center: false, is_verification: true };
const settings = Object.entries({ ...wireNames, ...settingNames }).map(([, name]) => ({
  name,
  currency: 'RMB',
  is_display: true,
  is_member_center_verification: false,
  ...flags,
}));
const plan = planOf(settings, 'RMB');
const filled: RegistrationForm = {
  ...emptyRegistration(1001, 'RMB'),
  ...Object.fromEntries(Object.keys(wireNames).map((field) => [field, `of ${field}`])),
  siteId: 1001,
  memberCurrency: 'RMB',
  memberBirthday: { year: '1990', month: '01', day: '31' },
  withdrawPassword: '1234',
  agreement: true,
};
const parts: BodyParts = { plan, registerType: 'none', remoteAddr: '203.0.113.7', errorTrack: [] };

test('[REG-16] [REG-17x] a full body is what the call takes: wire names only, and the tick of the agreement stays at home', () => {
  const body = registerBody(filled, parts);
  expect(parseRequest(register, body)).toMatchObject({ ok: true });
  const names = Object.keys(body).filter((name) => name !== 'errorTrack');
  expect(names.filter((name) => /[A-Z]/.test(name))).toEqual([]);
  expect(names.toSorted()).toEqual([...Object.values(wireNames), 'remote_addr'].toSorted());
  expect(body).toMatchObject({
    check_password: 'of checkPassword',
    verify_code: 'of verifyCode',
    captcha_token: 'of captchaToken',
    member_whats_app: 'of memberWhatsApp',
    identity_id: 'of identityId',
    phone_verify: 'of phoneVerify',
  });
});

test('[REG-18] the birthday is year, month and day with dashes, and empty when nothing is chosen', () => {
  expect(birthdayText({ year: '1990', month: '01', day: '31' })).toBe('1990-01-31');
  expect(birthdayText({ year: '', month: '', day: '' })).toBe('');
  expect(registerBody(filled, parts)).toMatchObject({ member_birthday: '1990-01-31' });
  expect(birthdayParts('1990-01-31')).toEqual({ year: '1990', month: '01', day: '31' });
  expect(birthdayParts('1990-01-31-7')).toEqual({ year: '', month: '', day: '' });
});

test('[REG-19] the withdrawal password goes as one text of four digits', () => {
  const boxes = ['1', '2', '3', '4'];
  expect(registerBody({ ...filled, withdrawPassword: boxes.join('') }, parts)).toMatchObject({
    withdraw_password: '1234',
  });
});

test.each([
  ['none', 'of memberAgent', ''],
  ['member_agent', 'of memberAgent', ''],
  ['recommend_code', '', 'of recommendCode'],
] as const)(
  '[REG-20] register_type %s sends agent %o and recommend code %o',
  (registerType, member_agent, recommend_code) => {
    expect(registerBody(filled, { ...parts, registerType })).toMatchObject({ member_agent, recommend_code });
  },
);

test('[REG-21] the currency that an agent domain locks replaces the chosen one', () => {
  expect(registerBody(filled, { ...parts, lockedCurrency: 'VND' }).member_currency).toBe('VND');
  expect(registerBody(filled, parts).member_currency).toBe('RMB');
});

test('[REG-22] [REG-23x] address and shown errors go along, the last fifty of them and never a value', () => {
  const errorTrack = Array.from({ length: 60 }, (_, at) => ({
    field: 'memberName',
    key: 'k',
    code: '',
    at: String(at),
  }));
  const body = registerBody(filled, { ...parts, errorTrack });
  expect(body.remote_addr).toBe('203.0.113.7');
  expect(body.errorTrack.map(({ at }) => at)).toEqual(errorTrack.slice(10).map(({ at }) => at));
  expect(parseRequest(register, body).ok).toBe(true);
  const leaking = { ...body, errorTrack: [{ ...errorTrack[0], value: 'typed' }] };
  expect(parseRequest(register, leaking).ok).toBe(false);
});

test('what is not shown is not sent; account, password, introducer and currency always are', () => {
  expect(Object.keys(registerBody(filled, { ...parts, plan: planOf([], 'RMB') })).toSorted()).toEqual(
    [
      'captcha_token',
      'errorTrack',
      'member_account',
      'member_agent',
      'member_currency',
      'password',
      'recommend_code',
      'remote_addr',
      'site_id',
      'verify_code',
    ].toSorted(),
  );
});

test('[APIM-30] a check sends the checked fields in wire names, site, currency and the mark of a check', () => {
  const body = verificationBody(['memberEmail', 'memberWhatsApp'], { ...filled, memberEmail: 'a@b.co' }, 'VND');
  expect(body).toEqual({
    member_email: 'a@b.co',
    member_whats_app: 'of memberWhatsApp',
    site_id: 1001,
    member_currency: 'VND',
    verification: 1,
  });
  expect(parseRequest(registerVerification, body).ok).toBe(true);
});

test('[REG-42] a name goes without its outer blanks, a password with everything that was typed', () => {
  const body = registerBody({ ...filled, memberName: '  张三 ', password: ' a1 ' }, parts);
  expect(body).toMatchObject({ member_name: '张三', password: ' a1 ' });
});
