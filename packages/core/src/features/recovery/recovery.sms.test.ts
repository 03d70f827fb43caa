import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { createRecovery } from './index.ts';
import { createRecoverySms } from './recovery.sms.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const SMS = '/api/register/sms';
const setUp = () => {
  const deps = testDeps();
  deps.ports.http.ok(calls.registerSms, null);
  const sms = createRecoverySms(deps);
  return { ...deps, http: deps.ports.http, clock: deps.ports.clock, sms, left: () => sms.store.getState().left };
};

test('[WPR-14] [WPR-19x] an SMS for the reset is followed by a wait of 300 seconds, and only then by another one', async () => {
  const { sms, http, clock, left, heard } = setUp();
  await Promise.all([sms.send(' 5550100 '), sms.send('5550100')]);
  expect(http.bodies(SMS)).toEqual([
    { member_phone: '5550100', currency: 'RMB', type: 'forgot_password', site_id: 1001 },
  ]);
  expect([left(), heard('message')]).toEqual([300, [{ kind: 'success', key: 'signup.sms_sent' }]]);
  await clock.advance(299_000);
  await sms.send('5550100');
  expect([left(), http.sent(SMS).length]).toEqual([1, 1]);
  await clock.advance(1000);
  expect([left(), clock.pending()]).toEqual([0, 0]);
  await sms.send('5550100');
  expect(http.sent(SMS)).toHaveLength(2);
});

test.each([
  ['102', 'signup.err_sms_limit', 300],
  ['103', 'signup.err_sms_balance', 0],
  ['201', 'signup.err_phone_blank', 0],
  ['777', 'signup.err_sms', 0],
])('[WPR-14] code %s of the SMS says %s and rests %i seconds', async (code, key, rest) => {
  const { sms, http, left, heard } = setUp();
  http.code(SMS, code);
  await sms.send('5550100');
  expect([heard('message'), left()]).toEqual([[{ kind: 'error', key }], rest]);
});

test('[WPR-19x] a site without it has no control, and a run that ends stops counting', async () => {
  expect(createRecovery(testDeps()).sms).toBeNull();
  const deps = testDeps({ config: { forgotSms: true } });
  deps.ports.http.ok(calls.registerSms, null);
  const recovery = createRecovery(deps);
  await recovery.sms?.send('5550100');
  expect(deps.ports.clock.pending()).toBe(1);
  recovery.dispose();
  expect(deps.ports.clock.pending()).toBe(0);
});
