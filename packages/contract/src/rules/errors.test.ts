import { expect, test } from 'vitest';
import { normalizeEnvelope } from '../envelope.ts';
import { register, registerSms, registerVerification } from '../features/registration.ts';
import {
  readRegisterError,
  readSmsError,
  REGISTER_ERRORS,
  registerCode,
  SMS_ERRORS,
  SMS_ERROR_OTHER,
} from './errors.ts';

const said = 'the words of the server';
const read = (codeFull: string, message = said) => readRegisterError({ code: '101', codeFull, message });

test.each([
  ['REG-66', '102', 'memberAccount', 'err_account_used'],
  ['REG-67', '103', 'memberName', 'err_name_used'],
  ['REG-67', '214', 'memberName', 'err_name_blacklist'],
  ['REG-67', '227', 'memberName', 'err_name_invalid'],
  ['REG-68', '104', 'memberPhone', 'err_phone_used'],
  ['REG-68', '209', 'memberPhone', 'err_phone_invalid'],
  ['REG-69', '105', 'memberEmail', 'err_email_used'],
  ['REG-69', '206', 'memberEmail', 'err_email_format'],
  ['REG-69', '216', 'memberEmail', 'err_email_blacklist'],
  ['REG-70', '106', 'introducer', 'err_introducer_not_found'],
  ['REG-70', '112', 'introducer', 'err_introducer_not_found'],
  ['REG-70', '219', 'introducer', 'err_introducer_not_found'],
  ['REG-70', '222', 'introducer', 'err_introducer_not_found'],
  ['REG-71', '107', 'introducer', 'err_recommend_closed'],
  ['REG-72', '228', 'introducer', 'err_introducer_invalid'],
  ['REG-72', '110', 'introducer', 'err_code_disabled'],
  ['REG-72', '109', 'introducer', 'err_recommend_disabled'],
  ['REG-72', '108', 'introducer', 'err_agent_disabled'],
  ['REG-74', '113', 'phoneVerify', 'error_verify'],
  ['REG-75', '114', 'identityId', 'err_identity_used'],
  ['REG-75', '223', 'identityId', 'err_identity_used'],
  ['REG-76', '218', 'toast', 'err_ip'],
  ['REG-77', '224', 'verifyCode', 'err_captcha'],
  ['REG-78', '996', 'toast', 'err_too_frequent'],
  ['REG-79', '997', 'toast', 'err_ip_limit'],
] as const)('[%s] [REG-82x] %s is shown at %s with a text of its own', (_row, code, place, key) => {
  const shown = read(code);
  expect(shown).toMatchObject({ code, place, key: `signup.${key}` });
  expect(shown).not.toHaveProperty('message');
});

test.each([
  ['REG-68', '215', 'memberPhone'],
  ['REG-80', '301', 'memberQq'],
  ['REG-80', '302', 'memberSkype'],
  ['REG-80', '304', 'memberWechat'],
  ['REG-80', '305', 'memberZalo'],
  ['REG-80', '306', 'memberFb'],
  ['REG-80', '307', 'memberTelegram'],
  ['REG-80', '308', 'memberWhatsApp'],
] as const)('[%s] %s is shown at %s in the words of the server', (_row, code, place) => {
  expect(read(code)).toMatchObject({ place, message: said });
});

test('[REG-81] [REG-83x] any other code, 303 too, shows the words of the server, or a generic error when there are none', () => {
  for (const code of ['555', '303', '__proto__', 'constructor']) {
    expect(read(code)).toEqual({ place: 'toast', code, key: 'signup.err_unknown', message: said });
    expect(read(code, ' ')).toEqual({ place: 'toast', code, key: 'signup.err_unknown' });
  }
});

test('[REG-73] exactly the introducer codes clear the stored referral link; [REG-71] 107 alone closes recommending', () => {
  const having = (name: string) => Object.keys(REGISTER_ERRORS).filter((code) => Object.hasOwn(read(code), name));
  expect(having('clearsReferral')).toEqual(['106', '107', '108', '109', '110', '112', '219', '222', '228']);
  expect(having('closesRecommend')).toEqual(['107']);
});

test('[REG-83x] the code is read from codeFull, as text, and from code when there is none', () => {
  expect(registerCode({ code: '500', codeFull: '102' })).toBe('102');
  expect(registerCode({ code: '103' })).toBe('103');
  const wire = normalizeEnvelope({ code: 500, codeFull: 102, message: '' });
  expect(wire && readRegisterError(wire).place).toBe('memberAccount');
});

test('[REG-65] one table serves both calls, and it has each code that the contract declares for them', () => {
  expect(Object.keys(REGISTER_ERRORS)).toEqual(Object.keys(register.codes));
  expect(registerVerification.codes).toBe(register.codes);
  expect(Object.keys(SMS_ERRORS).toSorted()).toEqual(Object.keys(registerSms.codes).toSorted());
});

test('[REG-84] 099 is a text with its zero; the number 99 is another code', () => {
  expect(readSmsError('099').text).toBe('signup.err_sms_phone');
  expect(readSmsError('99')).toBe(SMS_ERROR_OTHER);
  expect(readSmsError(normalizeEnvelope({ code: 99 })?.code ?? '')).toBe(SMS_ERROR_OTHER);
  expect(readSmsError(normalizeEnvelope({ code: '099' })?.code ?? '').text).toBe('signup.err_sms_phone');
});

test.each([
  ['REG-85', '102', { text: 'signup.err_sms_limit', startsCountdown: true }],
  ['REG-86', '103', { text: 'signup.err_sms_balance' }],
  ['REG-87', '104', { text: 'signup.err_sms_service', offersService: true }],
  ['REG-88', '201', { text: 'signup.err_phone_blank', place: 'memberPhone' }],
  ['REG-89', '500', { text: 'signup.err_sms' }],
])('[%s] [REG-90x] SMS code %s', (_row, code, error) => {
  expect(readSmsError(code)).toMatchObject(error);
  expect(Object.hasOwn(readSmsError(code), 'startsCountdown')).toBe(code === '102');
});
