import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { deviceInfo, record, sandboxPerTest } from '../../testing/client.fixtures.ts';
import { ADMISSION_LIMITS } from '../../world/members/admission.ts';

const { here, client } = sandboxPerTest();

const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
  record(await (await client.post(path, body, headers)).json());
const from = (address: string) => ({ 'x-forwarded-for': address });
const login = async (password: string, headers?: Record<string, string>, account = 'lucky88') =>
  post('/api/login', { account, password, site_id: 1001, ...(await client.solve()), ...deviceInfo }, headers);

test('[AUTH-20] an address that is not wanted signs in no one, by password as by question', async () => {
  const unwanted = from('203.0.113.66');
  expect(await login('Lucky888', unwanted)).toMatchObject({ code: '106', data: null });
  const { data } = await login('Careful11', {}, 'careful1');
  const { captcha_token, answer: captcha_answer } = await client.solve();
  const answer = {
    member_login_id: record(data)['member_login_id'],
    answer: 'Grace Hill',
    captcha_answer,
    captcha_token,
  };
  expect(await post('/api/login/double_validation', { ...answer, ...deviceInfo }, unwanted)).toMatchObject({
    code: '106',
    data: null,
  });
});

test('[AUTH-21] an address that failed too often is sent away for a while, right password or not, others go on', async () => {
  const { admission } = here.sandbox.world;
  expect(await login('Wrong888', from('203.0.113.7'))).toMatchObject({ code: '101' });
  for (let round = 1; round < ADMISSION_LIMITS.failedSignIns; round += 1) admission.signInFailed('203.0.113.7');
  expect(await login('Lucky888', from('203.0.113.7'))).toMatchObject({ code: '201', data: null });
  expect(await login('Lucky888', from('203.0.113.7'), 'nobody1')).toMatchObject({ code: '201' });
  expect(await login('Lucky888', from('203.0.113.8'))).toMatchObject({ code: '100' });
  here.clock.advance(600_000);
  expect(await login('Lucky888', from('203.0.113.7'))).toMatchObject({ code: '100' });
});

test('[AUTH-21] sign-ins that succeed, and wrong pictures, do not count', async () => {
  for (let round = 0; round < 3; round += 1) {
    await login('Lucky888', from('203.0.113.7'));
    await post('/api/login', {
      account: 'lucky88',
      password: 'x',
      site_id: 1001,
      captcha_token: 'x',
      answer: 'x',
      ...deviceInfo,
    });
  }
  for (let round = 1; round < ADMISSION_LIMITS.failedSignIns; round += 1) {
    here.sandbox.world.admission.signInFailed('203.0.113.7');
  }
  expect(await login('Lucky888', from('203.0.113.7'))).toMatchObject({ code: '100' });
});

test('[AUTH-03] pictures that are asked for in a burst are refused with 101, until a second is over', async () => {
  const ask = () => post('/api/captcha', { type: 1, site_id: 1001 }, from('203.0.113.7'));
  for (let round = 0; round < ADMISSION_LIMITS.captchasPerSecond; round += 1) {
    expect(await ask()).toMatchObject({ code: '100' });
  }
  expect(await ask()).toMatchObject({ code: '101', data: null });
  here.clock.advance(999);
  expect(await ask()).toMatchObject({ code: '101' });
  here.clock.advance(1);
  expect(await ask()).toMatchObject({ code: '100' });
});

test.each([
  ['frozen', '103'],
  ['disabled', '102'],
])('[AUTH-17] [AUTH-18] a member who is %s while signed in is signed out and refused with %s', async (state, code) => {
  const token = await client.signIn();
  const { undo } = await client.control('/account-state', { account: 'lucky88', state });
  expect(await client.send(calls.profile, {}, token)).toMatchObject({ status: 401, newToken: null });
  expect(await login('Lucky888')).toMatchObject({ code, data: null });
  await client.control(`/undo/${String(undo)}`, {});
  expect(await login('Lucky888')).toMatchObject({ code: '100' });
});

test('[SEC-03] a token that a login brings along neither becomes the session nor lives on', async () => {
  const planted = await client.signIn('river77', 'River777');
  const reply = await login('Lucky888', { authorization: planted, cookie: `token=${planted}` });
  const token = String(record(reply['data'])['token']);
  expect(token).not.toBe(planted);
  const profile = async (with_: string) =>
    record(record((await client.send(calls.profile, {}, with_)).data)['member_profile'])['member_account'];
  expect([await profile(token), await profile(planted)]).toEqual(['lucky88', 'river77']);
});
