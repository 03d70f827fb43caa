import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { good, openRegistration, PATHS } from './registration.fixtures.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

test('a refused registration or SMS is reported once, by the form itself', async () => {
  const shell = await openRegistration();
  shell.http.code(PATHS.register, '102');
  shell.http.code(PATHS.sms, '103');
  shell.type({ ...good, memberPhone: '13800000000' });
  await shell.registration.submit();
  await shell.registration.sendCode();
  expect([shell.heard('failure'), shell.heard('message')]).toEqual([[], []]);
  expect(shell.state().sms.sending).toBe(false);
});

test('[REG-40x] typing another phone, or sending another code, takes back what was said of the code', async () => {
  const shell = await openRegistration();
  shell.http.code(PATHS.sms, '103');
  shell.type({ memberPhone: '13800000000' });
  await shell.registration.sendCode();
  expect(shell.state().status.phoneVerify?.ok).toBe(false);
  shell.type({ memberPhone: '13800000001' });
  expect(shell.state().status.phoneVerify).toBeUndefined();
  await shell.registration.sendCode();
  shell.http.ok(calls.registerSms, null);
  await shell.registration.sendCode();
  expect(shell.state().status.phoneVerify).toBeUndefined();
});
