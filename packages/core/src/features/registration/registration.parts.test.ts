import { emptyRegistration, planOf, type RegisterField } from '@housefront/contract/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { fakeClock, settle } from '../../testing/index.ts';
import { createServerChecks } from './registration.check.ts';
import { isOpen } from './registration.currency.ts';
import { openRegistration, PATHS, setUpRegistration } from './registration.fixtures.ts';
import { errorStatus, faultMessage, smsStatus } from './registration.messages.ts';
import { isChecked, recheckedFields, withIntroducer } from './registration.plan.ts';
import { registerTypeOf } from './registration.submit.ts';
import { createErrorLog } from './registration.error-log.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const t = (key: string) => `<${key}>`;

test.each([
  ['memberAccount', 'signup.err_account_length', { min: 6, max: 12 }],
  ['password', 'signup.err_psw_length', { min: 6, max: 12 }],
  ['memberPhone', 'signup.err_phone_length', { digits: 10 }],
  ['memberOthers', 'signup.err_others_length', { min: 1, max: 50 }],
  ['memberQq', 'signup.err_contact_length', { min: 5, max: 50 }],
  ['memberPhone', 'signup.err_phone_vi_format', { digits: 10 }],
  ['memberEmail', 'signup.err_email_format', {}],
] as const)('[REG-53x] a broken rule of %s says %s with the lengths that it names', (field, key, params) => {
  expect(faultMessage({ field, key }, { t })).toEqual({ kind: 'error', key, params });
});

test('[REG-53x] the name of a field is translated, and is beside the lengths', () => {
  const fault = { field: 'memberQq', key: 'signup.err_contact_length', params: { label: 'signup.qq' } } as const;
  expect(faultMessage(fault, { t }).params).toEqual({ label: '<signup.qq>', min: 5, max: 50 });
  expect(faultMessage({ ...fault, key: 'signup.err_blank' }, { t }).params).toEqual({ label: '<signup.qq>' });
});

test('the status of a refused field has its code, its key, and the message of the platform if one came', () => {
  expect(errorStatus({ key: 'k', code: '105' })).toStrictEqual({
    ok: false,
    code: '105',
    message: { kind: 'error', key: 'k' },
  });
  expect(errorStatus({ key: 'k', code: '301', message: 'Too short' })).toStrictEqual({
    ok: false,
    code: '301',
    message: { kind: 'error', key: 'k', text: 'Too short' },
  });
  const sms = { place: 'phoneVerify', text: 'signup.err_sms' } as const;
  expect(smsStatus('500', sms)).toStrictEqual({
    ok: false,
    code: '500',
    message: { kind: 'error', key: 'signup.err_sms' },
  });
});

const flags = {
  is_display: true,
  is_required: false,
  is_unique: false,
  is_member_center: false,
  is_verification: false,
  is_member_center_verification: false,
};
const setting = (name: string, over: object = {}) => ({ name, currency: 'RMB', ...flags, ...over });

describe('what the platform is asked about', () => {
  const plan = planOf(
    [
      setting('member_account', { is_unique: true }),
      setting('member_name'),
      setting('member_phone'),
      setting('member_qq', { is_unique: true }),
      setting('member_telegram'),
      setting('member_agent'),
    ],
    'RMB',
  );

  test('[REG-64x] fields that are shown; contacts only where they have to be unique', () => {
    const asked = (
      ['memberAccount', 'memberName', 'memberQq', 'memberTelegram', 'memberEmail', 'password'] as const
    ).map((field) => isChecked(plan, field));
    expect(asked).toEqual([true, true, true, false, false, false]);
  });

  test('[REG-14] in another currency again: what is unique, the phone and the introducer', () => {
    expect(recheckedFields(plan, { field: 'memberAgent', locked: false })).toEqual([
      'memberAccount',
      'memberPhone',
      'memberQq',
      'memberAgent',
    ]);
    expect(recheckedFields(plan, { field: 'recommendCode', locked: false })).not.toContain('memberAgent');
  });

  test.each([
    ['nobody asks for one', [], 'memberAgent', false, true, [false, false], [false, false]],
    ['a link filled it in', [], 'memberAgent', true, true, [true, false], [false, false]],
    [
      'agents are asked for',
      [setting('member_agent', { is_required: true })],
      'memberAgent',
      false,
      false,
      [true, false],
      [true, false],
    ],
    [
      'codes are asked for, but recommending is off',
      [setting('recommend_code', { is_required: true })],
      'memberAgent',
      false,
      false,
      [false, false],
      [false, false],
    ],
    [
      'codes are asked for',
      [setting('recommend_code', { is_required: true })],
      'recommendCode',
      false,
      true,
      [false, true],
      [false, true],
    ],
    [
      'both are asked for',
      [setting('member_agent', { is_required: true }), setting('recommend_code')],
      'recommendCode',
      false,
      true,
      [false, true],
      [false, true],
    ],
  ] as const)(
    '[REG-33x] [REG-34] there is one input for the introducer when %s',
    (_, settings, field, locked, on, shown, needed) => {
      const { memberAgent, recommendCode } = withIntroducer(planOf(settings, 'RMB'), { field, locked }, on);
      expect([memberAgent.displayed, recommendCode.displayed]).toEqual(shown);
      expect([memberAgent.required, recommendCode.required]).toEqual(needed);
    },
  );
});

test('[REG-04x] a currency is open when the site lists it and, where settings are known, has some', () => {
  const configured = ['RMB', 'VND'];
  const settings = [setting('member_account')];
  expect(['RMB', 'VND', 'USD'].map((currency) => isOpen({ configured, settings }, currency))).toEqual([
    true,
    false,
    false,
  ]);
  expect(['RMB', 'VND', 'USD'].map((currency) => isOpen({ configured, settings: null }, currency))).toEqual([
    true,
    true,
    false,
  ]);
});

test('[REG-30] an introducer of blanks is none', () => {
  const of = (field: 'memberAgent' | 'recommendCode', value: string) =>
    registerTypeOf({ introducer: { field, locked: false } }, { memberAgent: '', recommendCode: '', [field]: value });
  expect([of('memberAgent', ' '), of('memberAgent', '7'), of('recommendCode', ''), of('recommendCode', 'AB')]).toEqual([
    'none',
    'member_agent',
    'none',
    'recommend_code',
  ]);
});

test('[REG-22] [REG-23x] errors are noted by name, code and time, and forgotten when the form is reset', () => {
  const log = createErrorLog(fakeClock());
  log.add('password', 'signup.err_psw_length');
  log.add('', 'signup.err_ip', '218');
  const at = '2026-01-01T00:00:00.000Z';
  expect(log.list()).toEqual([
    { field: 'password', key: 'signup.err_psw_length', code: '', at },
    { field: '', key: 'signup.err_ip', code: '218', at },
  ]);
  log.clear();
  expect(log.list()).toEqual([]);
});

describe('[REG-63] [REG-64x] checks', () => {
  const setUp = () => {
    const { http, calls } = setUpRegistration();
    let values = emptyRegistration(1001, 'RMB');
    const told: (readonly RegisterField[])[] = [];
    const checks = createServerChecks({ calls }, { read: () => values }, (fields) => told.push(fields));
    return { http, checks, told, type: (patch: object) => void (values = { ...values, ...patch }) };
  };

  test('ask nothing about an empty value, and say which fields are looked at', async () => {
    const { http, checks, told, type } = setUp();
    expect(await checks.run('memberEmail', 'RMB')).toBeUndefined();
    expect([http.requests, told]).toEqual([[], []]);
    type({ memberEmail: 'a@b.co', memberAccount: 'lucky88' });
    const both = Promise.all([checks.run('memberEmail', 'RMB'), checks.run('memberAccount', 'RMB')]);
    expect(told).toEqual([['memberEmail'], ['memberEmail', 'memberAccount']]);
    expect(await both).toEqual([null, null]);
    expect(told.at(-1)).toEqual([]);
  });

  test('ask once for a value that is being looked at, again in another currency, and again when all is forgotten', async () => {
    const { http, checks, type } = setUp();
    type({ memberEmail: 'a@b.co' });
    await Promise.all([checks.run('memberEmail', 'RMB'), checks.run('memberEmail', 'RMB')]);
    expect(http.sent(PATHS.verification)).toHaveLength(1);
    await checks.run('memberEmail', 'VND');
    expect(http.bodies(PATHS.verification)).toMatchObject([{ member_currency: 'RMB' }, { member_currency: 'VND' }]);
    checks.forget();
    await checks.run('memberEmail', 'VND');
    expect(http.sent(PATHS.verification)).toHaveLength(3);
  });

  test('have no verdict on a value that changed while it was looked at', async () => {
    const { http, checks, type } = setUp();
    const release = http.hold(PATHS.verification);
    type({ memberEmail: 'a@b.co' });
    const first = checks.run('memberEmail', 'RMB');
    let settled = false;
    void checks.settled().then(() => (settled = true));
    await settle();
    expect(settled).toBe(false);
    type({ memberEmail: 'c@d.co' });
    release({ json: { code: '105', message: '', data: null } });
    expect(await first).toBeUndefined();
    await settle();
    expect(settled).toBe(true);
  });

  test('that are not answered are reported nowhere', async () => {
    const shell = await openRegistration();
    shell.http.on(PATHS.verification, { status: 500, text: 'oops' });
    shell.type({ memberEmail: 'a@b.co' });
    await shell.registration.left('memberEmail');
    expect([shell.heard('failure'), shell.heard('message')]).toEqual([[], []]);
  });
});
