import { expect, test } from 'vitest';
import { describeError, messageText } from '../../calls/call-message.ts';
import { createI18n } from '../../i18n/index.ts';
import { checkLogin } from './index.ts';
import { loginRefusal } from './session.codes.ts';

const refused = (code: string, message = '') => loginRefusal({ kind: 'refused', code, message });

test.each([
  ['[AUTH-16]', '101', 'account_error'],
  ['[AUTH-17]', '102', 'account_disable'],
  ['[AUTH-18]', '103', 'account_freezen'],
  ['[AUTH-19]', '105', 'verify_failed'],
  ['[AUTH-20]', '106', 'ip_error'],
])('%s login code %s shows %s', (_, code, key) => {
  expect(refused(code, 'server text')).toEqual({ message: { kind: 'error', key }, next: 'stay' });
});

test.each(['201', '202', '203'])('[AUTH-21] login code %s shows ip_error with the code in brackets', async (code) => {
  const i18n = await createI18n({ locale: 'en_US' });
  const { message } = refused(code);
  expect(message).toMatchObject({ key: 'ip_error' });
  expect(messageText(message ?? { kind: 'error' }, i18n)).toBe(`${i18n.t('ip_error')} (${code})`);
});

test('[AUTH-22] login code 107 shows different_device and leads to the question', () => {
  expect(refused('107')).toEqual({ message: { kind: 'info', key: 'different_device' }, next: 'question' });
});

test('[PLT-05] login code 108 with a login that waits leads to the code of an app; otherwise the server message is shown', () => {
  const step = { kind: 'refused', code: '108', message: 'words' } as const;
  expect(loginRefusal({ ...step, data: { member_login_id: 5 } })).toEqual({ message: null, next: 'code' });
  for (const data of [undefined, null, 'x', {}, []])
    expect(loginRefusal({ ...step, data })).toEqual({ message: { kind: 'error', text: 'words' }, next: 'stay' });
});

test('[AUTH-23] login code 802 leads to the reset flow without a text', () => {
  expect(refused('802', 'x')).toEqual({ message: null, next: 'reset' });
});

test.each(['400', '777'])('[AUTH-24] login code %s shows the server message', (code) => {
  expect(refused(code, 'server text')).toEqual({ message: { kind: 'error', text: 'server text' }, next: 'stay' });
});

test('[AUTH-25x] an unlisted code without a message shows a generic text with the code', async () => {
  const i18n = await createI18n({ locale: 'zh_CN' });
  expect(messageText(refused('777').message ?? { kind: 'error' }, i18n)).toContain('777');
});

test('[AUTH-06] only the first empty field is named, in the order account, password, captcha', () => {
  expect(checkLogin({ account: ' ', password: '', answer: '' })).toBe('ph_account_name');
  expect(checkLogin({ account: 'a', password: '', answer: '' })).toBe('ph_password');
  expect(checkLogin({ account: 'a', password: ' ', answer: ' ' })).toBe('ph_account_verify_code');
  expect(checkLogin({ account: 'a', password: 'b', answer: 'c' })).toBeNull();
});

test('[ERR-05] [ERR-06x] every kind of failure has its text, cancelled has none', async () => {
  const i18n = await createI18n({ locale: 'en_US' });
  const text = (kind: Parameters<typeof describeError>[0]['kind'], message = '', code = '') => {
    const described = describeError({ kind, code, message });
    return described && messageText(described, i18n);
  };
  expect(text('timeout')).toBe(i18n.t('error_timeout'));
  expect(text('network')).toBe(i18n.t('error_network'));
  expect(text('unhandled', 'stack')).toBe(i18n.t('error_generic'));
  expect(text('invalid')).toBe(i18n.t('error_generic'));
  expect(text('refused', 'X', '999')).toBe('X');
  expect(text('unauthorized', 'over', '401')).toBe('over');
  expect(text('limited', 'Too many requests.', '429')).toBe(i18n.t('error_too_often'));
  expect(text('refused', '', '999')).toContain('999');
  expect(text('refused')).toBe(i18n.t('error_generic'));
  expect(text('cancelled', 'x')).toBeNull();
});
