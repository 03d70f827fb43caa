import { beforeAll, describe, expect, test } from 'vitest';
import { openRegistration, PATHS } from './registration.fixtures.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const withPhone = async (wishes: Parameters<typeof openRegistration>[0] = {}) => {
  const shell = await openRegistration(wishes);
  shell.type({ memberPhone: '13800000000' });
  return { ...shell, left: () => shell.state().sms.secondsLeft };
};

test('[REG-39] after an SMS the control rests for 300 seconds', async () => {
  const { registration, http, heard, left, ports } = await withPhone();
  expect(registration.canSendCode()).toBe(true);
  await registration.sendCode();
  expect(http.bodies(PATHS.sms)).toEqual([
    { member_phone: '13800000000', currency: 'RMB', type: 'register_member', site_id: 1001 },
  ]);
  expect([left(), registration.canSendCode(), heard('message')]).toEqual([
    300,
    false,
    [{ kind: 'success', key: 'signup.sms_sent' }],
  ]);
  await ports.clock.advance(299_000);
  expect([left(), registration.canSendCode()]).toEqual([1, false]);
  await registration.sendCode();
  expect(http.sent(PATHS.sms)).toHaveLength(1);
  await ports.clock.advance(1000);
  expect([left(), registration.canSendCode(), ports.clock.pending()]).toEqual([0, true, 0]);
});

test('[REG-40x] a form that is opened later goes on counting', async () => {
  const wait = (until: number) =>
    withPhone({ prepare: ({ clock, storage }) => storage.set('smsWaitUntil', clock.now() + until) });
  expect((await wait(120_500)).left()).toBe(121);
  expect((await wait(-1)).left()).toBe(0);
  // The wait never exceeds the rule, whatever the storage contains.
  expect((await wait(9e9)).left()).toBe(300);
});

describe('[REG-40x] a code can be sent', () => {
  test.each([
    ['', false],
    ['12a', false],
    ['13800000000', true],
  ])('to %j: %s', async (memberPhone, can) => {
    const { registration, type } = await openRegistration();
    type({ memberPhone });
    expect(registration.canSendCode()).toBe(can);
  });

  test('not to a phone that the platform refuses', async () => {
    const { registration, http, type } = await withPhone();
    http.on(PATHS.verification, { json: { code: '104', message: '', data: null } });
    await registration.left('memberPhone');
    expect(registration.canSendCode()).toBe(false);
    type({ memberPhone: '13800000001' });
    expect(registration.canSendCode()).toBe(true);
  });

  test('to another phone only after the wait; the typed code goes at once', async () => {
    const { registration, left, type, values } = await withPhone();
    await registration.sendCode();
    type({ phoneVerify: '123456' });
    type({ memberPhone: '13800000001' });
    expect([values().phoneVerify, left(), registration.canSendCode()]).toEqual(['', 300, false]);
  });
});

test.each([
  ['[REG-84]', '099', 'phoneVerify', 'signup.err_sms_phone', 0],
  ['[REG-84] a plain', 99, 'phoneVerify', 'signup.err_sms', 0],
  ['[REG-85]', '102', 'phoneVerify', 'signup.err_sms_limit', 300],
  ['[REG-86]', '103', 'phoneVerify', 'signup.err_sms_balance', 0],
  ['[REG-87]', '104', 'phoneVerify', 'signup.err_sms_service', 0],
  ['[REG-88]', '201', 'memberPhone', 'signup.err_phone_blank', 0],
  ['[REG-89]', '500', 'phoneVerify', 'signup.err_sms', 0],
] as const)(
  '%s %s of the SMS shows its text at %s: %s, and rests for %s seconds',
  async (_, code, field, key, rest) => {
    const { registration, http, left, state } = await withPhone();
    http.code(PATHS.sms, code);
    await registration.sendCode();
    expect([state().status[field]?.message?.key, left()]).toEqual([key, rest]);
    expect(state().banners.map(({ id }) => id)).toEqual(code === '104' ? ['service'] : []);
  },
);

test('[REG-89] an SMS without an answer is reported without a wait', async () => {
  const { registration, http, left, state } = await withPhone();
  http.on(PATHS.sms, new TypeError('offline'));
  await registration.sendCode();
  expect([state().status.phoneVerify?.message?.key, left()]).toEqual(['signup.err_sms', 0]);
});
