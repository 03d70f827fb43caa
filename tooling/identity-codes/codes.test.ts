import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { identityCodes, identityTable, tableFile } from './codes.ts';

const codes = identityCodes();
const lineOf = (title: string, code: string) =>
  codes.find((call) => call.title === title)?.lines.find((line) => line.code === code);

test('the committed table is what the code maps say (npm run docs:api writes it)', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(identityTable());
});

/** Codes by row of the requirements, with the key that each is to have; null where the platform's words are shown. */
const required: readonly (readonly [row: string, title: string, codes: readonly string[], key: string | null])[] = [
  ['[AUTH-03]', 'Captcha', ['101'], ''],
  ['[AUTH-16]', 'Sign-in', ['101'], 'account_error'],
  ['[AUTH-17]', 'Sign-in', ['102'], 'account_disable'],
  ['[AUTH-18]', 'Sign-in', ['103'], 'account_freezen'],
  ['[AUTH-19]', 'Sign-in', ['105'], 'verify_failed'],
  ['[AUTH-20]', 'Sign-in', ['106'], 'ip_error'],
  ['[AUTH-21]', 'Sign-in', ['201', '202', '203'], 'ip_error'],
  ['[AUTH-22]', 'Sign-in', ['107'], 'different_device'],
  ['[AUTH-23]', 'Sign-in', ['802'], ''],
  ['[AUTH-24]', 'Sign-in', ['400', 'others'], null],
  ['[AUTH-42]', 'Security question: answer', ['101', '102', '202', 'others'], null],
  ['[AUTH-43]', 'Security question: answer', ['106'], 'ip_error'],
  ['[AUTH-44]', 'Security question: answer', ['103', '104', '105', '205', '206'], 'verify_failed'],
  ['[AUTH-45]', 'Security question: answer', ['998'], 'double_validation_faild'],
  ['[AUTH-46]', 'Security question: skip', ['101'], 'account_error'],
  [
    '[WPR-10]',
    'Password reset: proof of identity',
    ['101', '102', '201', '202', '203', '204'],
    'signup.error_verify_pls_reVerify',
  ],
  ['[WPR-11]', 'Password reset: proof of identity', ['others'], null],
  ['[WPR-13]', 'Password reset: new password', ['101', '102', '201', '202', '203'], 'signup.error_verify_pls_reVerify'],
  ['[PWD-02]', 'Change of the login password', ['others'], null],
  ['[PWD-06x]', 'Change of the withdrawal password', ['others'], null],
  ['[REG-66]', 'Registration', ['102'], 'signup.err_account_used'],
  ['[REG-67]', 'Registration', ['103'], 'signup.err_name_used'],
  ['[REG-67]', 'Registration', ['214'], 'signup.err_name_blacklist'],
  ['[REG-67]', 'Registration', ['227'], 'signup.err_name_invalid'],
  ['[REG-68]', 'Registration', ['104'], 'signup.err_phone_used'],
  ['[REG-68]', 'Registration', ['209'], 'signup.err_phone_invalid'],
  ['[REG-68]', 'Registration', ['215'], null],
  ['[REG-69]', 'Registration', ['105'], 'signup.err_email_used'],
  ['[REG-69]', 'Registration', ['206'], 'signup.err_email_format'],
  ['[REG-69]', 'Registration', ['216'], 'signup.err_email_blacklist'],
  ['[REG-70]', 'Registration', ['106', '112', '219', '222'], 'signup.err_introducer_not_found'],
  ['[REG-71]', 'Registration', ['107'], 'signup.err_recommend_closed'],
  ['[REG-72]', 'Registration', ['228'], 'signup.err_introducer_invalid'],
  ['[REG-72]', 'Registration', ['110'], 'signup.err_code_disabled'],
  ['[REG-72]', 'Registration', ['109'], 'signup.err_recommend_disabled'],
  ['[REG-72]', 'Registration', ['108'], 'signup.err_agent_disabled'],
  ['[REG-74]', 'Registration', ['113'], 'signup.error_verify'],
  ['[REG-75]', 'Registration', ['114', '223'], 'signup.err_identity_used'],
  ['[REG-76]', 'Registration', ['218'], 'signup.err_ip'],
  ['[REG-77]', 'Registration', ['224'], 'signup.err_captcha'],
  ['[REG-78]', 'Registration', ['996'], 'signup.err_too_frequent'],
  ['[REG-79]', 'Registration', ['997'], 'signup.err_ip_limit'],
  ['[REG-80]', 'Registration', ['301', '302', '304', '305', '306', '307', '308'], null],
  ['[REG-81]', 'Registration', ['others'], null],
  ['[REG-84]', 'Registration: SMS', ['099'], 'signup.err_sms_phone'],
  ['[REG-85]', 'Registration: SMS', ['102'], 'signup.err_sms_limit'],
  ['[REG-86]', 'Registration: SMS', ['103'], 'signup.err_sms_balance'],
  ['[REG-87]', 'Registration: SMS', ['104'], 'signup.err_sms_service'],
  ['[REG-88]', 'Registration: SMS', ['201'], 'signup.err_phone_blank'],
  ['[REG-89]', 'Registration: SMS', ['others'], 'signup.err_sms'],
];

test.each(required)('%s %s: the table has %o with its text', (_row, title, wanted, key) => {
  for (const code of wanted) {
    const line = lineOf(title, code);
    expect(line).toMatchObject({ code, key });
    // Every key has a text, so the table shows what a visitor reads.
    expect(line?.text === '').toBe(key === null || key === '');
    expect(line?.effect).not.toBe('');
  }
});

test('[REG-65] the check on blur has the codes of the registration, each with the same effect', () => {
  const check = codes.find(({ title }) => title === 'Registration: check of a field');
  expect(check?.lines).toEqual(codes.find(({ title }) => title === 'Registration')?.lines);
});

test('[REG-73] the table says of each introducer code that the referral link is forgotten', () => {
  const forgets = codes
    .find(({ title }) => title === 'Registration')
    ?.lines.filter(({ effect }) => effect.includes('referral link is forgotten'))
    .map(({ code }) => code);
  expect(forgets).toEqual(['106', '107', '108', '109', '110', '112', '219', '222', '228']);
});

test('no code is in the table that no row asks for', () => {
  const asked = new Set(required.flatMap(([, title, wanted]) => wanted.map((code) => `${title} ${code}`)));
  const twice = 'Registration: check of a field';
  const extra = codes
    .filter(({ title }) => title !== twice)
    .flatMap(({ title, lines }) => lines.map(({ code }) => `${title} ${code}`))
    .filter((line) => !line.endsWith('others') && !asked.has(line));
  expect(extra).toEqual([]);
});
