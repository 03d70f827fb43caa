import { expect, test } from 'vitest';
import { normalizeEnvelope } from '../../calls/envelope.ts';
import { register, registerSms, registerVerification } from '../../features/registration/registration.ts';
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

type Row = readonly [code: string, key: string];
/** Rows of codes with texts of their own, all shown in one place. */
const own: readonly { readonly title: string; readonly place: string; readonly codes: readonly Row[] }[] = [
  { title: '[REG-66] account used', place: 'memberAccount', codes: [['102', 'err_account_used']] },
  {
    title: '[REG-67] name used, blacklisted, invalid: three messages',
    place: 'memberName',
    codes: [
      ['103', 'err_name_used'],
      ['214', 'err_name_blacklist'],
      ['227', 'err_name_invalid'],
    ],
  },
  {
    title: '[REG-68] phone used, phone invalid',
    place: 'memberPhone',
    codes: [
      ['104', 'err_phone_used'],
      ['209', 'err_phone_invalid'],
    ],
  },
  {
    title: '[REG-69] email used, invalid, blacklisted: three messages',
    place: 'memberEmail',
    codes: [
      ['105', 'err_email_used'],
      ['206', 'err_email_format'],
      ['216', 'err_email_blacklist'],
    ],
  },
  {
    title: '[REG-70] introducer not found, in four codes',
    place: 'introducer',
    codes: ['106', '112', '219', '222'].map((code): Row => [code, 'err_introducer_not_found']),
  },
  { title: '[REG-71] recommending closed', place: 'introducer', codes: [['107', 'err_recommend_closed']] },
  {
    title: '[REG-72] four reasons against an introducer, four messages',
    place: 'introducer',
    codes: [
      ['228', 'err_introducer_invalid'],
      ['110', 'err_code_disabled'],
      ['109', 'err_recommend_disabled'],
      ['108', 'err_agent_disabled'],
    ],
  },
  { title: '[REG-74] wrong phone verify code', place: 'phoneVerify', codes: [['113', 'error_verify']] },
  {
    title: '[REG-75] identity id used, in two codes',
    place: 'identityId',
    codes: ['114', '223'].map((code): Row => [code, 'err_identity_used']),
  },
  { title: '[REG-76] address error, as a toast', place: 'toast', codes: [['218', 'err_ip']] },
  { title: '[REG-77] captcha failed', place: 'verifyCode', codes: [['224', 'err_captcha']] },
  { title: '[REG-78] too frequent, as a toast', place: 'toast', codes: [['996', 'err_too_frequent']] },
  { title: '[REG-79] limit of the address, as a toast', place: 'toast', codes: [['997', 'err_ip_limit']] },
];

test.each(own)('[REG-82x] $title', ({ place, codes }) => {
  for (const [code, key] of codes) {
    const shown = read(code);
    expect(shown).toMatchObject({ code, place, key: `signup.${key}` });
    expect(shown).not.toHaveProperty('message');
  }
});

test('[REG-68] 215 is shown at the phone field in the words of the server', () => {
  expect(read('215')).toMatchObject({ place: 'memberPhone', message: said });
});

test('[REG-80] seven codes mark seven contact fields, in the words of the server', () => {
  const fields = {
    '301': 'memberQq',
    '302': 'memberSkype',
    '304': 'memberWechat',
    '305': 'memberZalo',
    '306': 'memberFb',
    '307': 'memberTelegram',
    '308': 'memberWhatsApp',
  };
  for (const [code, place] of Object.entries(fields)) expect(read(code)).toMatchObject({ place, message: said });
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

test('[REG-85] SMS code 102 starts the countdown all the same; no other code does', () => {
  expect(readSmsError('102')).toMatchObject({ text: 'signup.err_sms_limit', startsCountdown: true });
  for (const code of ['099', '103', '104', '201', '500'])
    expect(readSmsError(code)).not.toHaveProperty('startsCountdown');
});

test.each([
  ['[REG-86] balance used up', '103', 'signup.err_sms_balance'],
  ['[REG-87] contact customer service', '104', 'signup.err_sms_service'],
  ['[REG-88] phone blank', '201', 'signup.err_phone_blank'],
  ['[REG-89] anything else', '500', 'signup.err_sms'],
])('[REG-90x] %s: SMS code %s', (_title, code, text) => {
  expect(readSmsError(code).text).toBe(text);
  expect(Object.hasOwn(readSmsError(code), 'offersService')).toBe(code === '104');
});
