import { calls } from '@housefront/contract/calls';
import { sealCaptcha } from '@housefront/contract/client-captcha';
import { beforeAll, expect, test } from 'vitest';
import { settle, testDeps, success } from '../../testing/index.ts';
import { checkEmail, createRecovery, type IdentityForm, type PasswordForm } from './index.ts';
import { checkIdentity } from './recovery.check.ts';
import { resetRefusal, verifyRefusal } from './recovery.codes.ts';
import { createRecoverySms } from './recovery.sms.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const VERIFY = '/api/arks/web/vx/verify';
const RESET = '/api/arks/web/vx/reset';
const SMS = '/api/register/sms';
const PICTURE = '/clientCaptcha';
const identity: IdentityForm = {
  way: 'phone',
  account: 'lucky88',
  withdrawPassword: '2468',
  phone: '5550100',
  email: '',
  captcha: 'AB3X',
};
const passwords: PasswordForm = { password: 'newone1', confirm: 'newone1' };

const setUp = async () => {
  const deps = testDeps({ config: { forgotSms: true } });
  const { http, clock } = deps.ports;
  const text = await sealCaptcha('AB3X', deps.config.clientCaptchaKey);
  http.ok(calls.clientCaptcha, { text, image: 'data:image/png;base64,AAAA', placeholder: 'type it' });
  http.ok(calls.recoveryVerify, { token: 'proof' });
  http.ok(calls.recoveryReset, null);
  http.ok(calls.registerSms, null);
  const recovery = createRecovery(deps);
  return { ...deps, http, clock, recovery, state: () => recovery.store.getState(), picture: recovery.captcha.store };
};

test('[WPR-08] the picture of the captcha comes with its hint; while another is fetched there is none, and nothing fits', async () => {
  const { http, recovery, picture } = await setUp();
  expect(picture.getState()).toEqual({ status: 'idle', image: '', placeholder: '', token: '', turn: 0 });
  expect(recovery.captcha.fits('')).toBe(false);
  await recovery.captcha.reload();
  const shown = { status: 'ready', image: 'data:image/png;base64,AAAA', placeholder: 'type it', token: '', turn: 1 };
  expect(picture.getState()).toEqual(shown);
  http.hold(PICTURE);
  void recovery.captcha.reload();
  expect(picture.getState()).toMatchObject({ status: 'loading', image: '', turn: 2 });
  expect(recovery.captcha.fits('AB3X')).toBe(false);
});

test('[WPR-08] a picture that does not come is a failed one, and nothing else is said', async () => {
  const { http, recovery, picture, emitted } = await setUp();
  http.on(PICTURE, { status: 500, text: '' });
  await recovery.captcha.reload();
  expect(picture.getState().status).toBe('failed');
  expect(emitted).toEqual([]);
});

test('[WPR-08] a picture that comes when the reset is over changes nothing', async () => {
  const { http, recovery, picture } = await setUp();
  const answer = http.hold(PICTURE);
  const loading = recovery.captcha.reload();
  await settle();
  recovery.dispose();
  answer(success(calls.clientCaptcha, { text: 'x', image: 'data:image/png;base64,BBBB', placeholder: '' }));
  await loading;
  expect(picture.getState()).toMatchObject({ status: 'loading', image: '' });
});

test('[WPR-17x] a reset that is over has lost its proof', async () => {
  const { http, recovery } = await setUp();
  await recovery.captcha.reload();
  await recovery.verify(identity);
  recovery.dispose();
  expect(await recovery.reset(passwords)).toEqual({ kind: 'busy' });
  expect(http.sent(RESET)).toEqual([]);
});

test('[WPR-17x] a proof that the platform has spent is not sent again', async () => {
  const { http, recovery } = await setUp();
  await recovery.captcha.reload();
  await recovery.verify(identity);
  http.code(RESET, '201');
  expect(await recovery.reset(passwords)).toEqual({ kind: 'refused' });
  expect(await recovery.reset(passwords)).toEqual({ kind: 'busy' });
  expect(http.sent(RESET)).toHaveLength(1);
});

test('[WPR-12] a new password that breaks a rule is not sent, and fifty presses send one', async () => {
  const { http, recovery, state } = await setUp();
  await recovery.captcha.reload();
  await recovery.verify(identity);
  expect(await recovery.reset({ ...passwords, confirm: 'newone2' })).toEqual({
    kind: 'incomplete',
    problem: { field: 'confirm', key: 'signup.err_checkPsw_diff' },
  });
  expect(http.sent(RESET)).toHaveLength(0);
  const pressed = Array.from({ length: 50 }, () => recovery.reset(passwords));
  expect(state().busy).toBe(true);
  await Promise.all(pressed);
  expect([http.sent(RESET).length, state().busy]).toEqual([1, false]);
});

test('[ERR-06x] a reset that is given up on purpose says nothing and stays where it is', async () => {
  const { http, calls, recovery, emitted, state } = await setUp();
  await recovery.captcha.reload();
  http.hold(VERIFY);
  const proving = recovery.verify(identity);
  await settle();
  expect(state()).toEqual({ step: 'identity', busy: true });
  calls.cancelAll();
  expect(await proving).toEqual({ kind: 'refused' });
  expect(emitted).toEqual([]);
  expect(state()).toEqual({ step: 'identity', busy: false });
});

test('[WPR-10] [WPR-13] a code in an answer that is none is reported as such, and spends no proof', () => {
  const garbled = { kind: 'invalid' as const, code: '201', message: '' };
  expect(verifyRefusal(garbled)).toEqual({ kind: 'error', key: 'error_generic' });
  expect(resetRefusal(garbled)).toEqual({ message: { kind: 'error', key: 'error_generic' }, again: false });
});

test.each([
  ['@b.co', false],
  ['a@b.c.d', true],
  ['a@@b.co', false],
  ['a@b@c.co', false],
  ['a@.co', false],
  ['a@b.', false],
  ['a@b.c d', false],
  ['aa.bb@cc.dd', true],
])('[WPR-06] the address %s is taken: %s', (email, taken) => {
  expect(checkEmail(email)).toBe(taken ? null : 'signup.err_email_format');
});

test('[WPR-19x] an SMS is reported as sent once it is, and while it is being sent the control is busy', async () => {
  const { http, recovery } = await setUp();
  const { sms } = recovery;
  if (sms === null) throw new Error('no control');
  expect(sms.store.getState()).toEqual({ left: 0, busy: false, sent: false });
  const answer = http.hold(SMS);
  const sending = sms.send('5550100');
  expect(sms.store.getState()).toEqual({ left: 0, busy: true, sent: false });
  answer(success(calls.registerSms, null));
  await sending;
  expect(sms.store.getState()).toEqual({ left: 300, busy: false, sent: true });
});

test('[WPR-14] an SMS that could not be asked for says why, starts no wait and counts as not sent', async () => {
  const deps = testDeps();
  const sms = createRecoverySms(deps);
  deps.ports.http.on(SMS, new TypeError('offline'));
  await sms.send('5550100');
  expect(deps.emitted).toEqual([{ name: 'message', payload: { kind: 'error', key: 'error_network' } }]);
  expect(sms.store.getState()).toEqual({ left: 0, busy: false, sent: false });
  deps.ports.http.hold(SMS);
  const sending = sms.send('5550100');
  await settle();
  deps.calls.cancelAll();
  await sending;
  expect(deps.emitted).toHaveLength(1);
});

test('[WPR-14] a wait counts by the clock, and a second one takes the place of the first', async () => {
  const { recovery, clock } = await setUp();
  const { sms } = recovery;
  await sms?.send('5550100');
  await clock.advance(1000);
  expect(sms?.store.getState().left).toBe(299);
  await clock.advance(299_000);
  await sms?.send('5550100');
  expect([sms?.store.getState().left, clock.pending()]).toEqual([300, 1]);
});

test('[WPR-04] [WPR-12] a form that is not complete says so, and names what is missing', async () => {
  const { recovery } = await setUp();
  await recovery.captcha.reload();
  expect(await recovery.verify({ ...identity, account: ' ' })).toEqual({
    kind: 'incomplete',
    problem: { field: 'account', key: 'ph_account_name' },
  });
  expect(await recovery.verify({ ...identity, captcha: 'none' })).toEqual({
    kind: 'incomplete',
    problem: { field: 'captcha', key: 'verify_failed' },
  });
});

test('[WPR-07] [WPR-16x] only the contact of the chosen way is asked for, and blanks are none', async () => {
  expect(checkIdentity({ ...identity, way: 'email', phone: '', email: 'a@b.co' })).toBeNull();
  expect(checkIdentity({ ...identity, phone: ' ' })).toEqual({ field: 'phone', key: 'signup.err_phone_invalid' });
});

test('[WPR-11] [WPR-13] what the platform refuses is reported once, by the reset itself', async () => {
  const { http, recovery, heard } = await setUp();
  await recovery.captcha.reload();
  http.code(VERIFY, '500', 'server text');
  await recovery.verify(identity);
  expect(heard('failure')).toEqual([]);
  http.ok(calls.recoveryVerify, { token: 'proof' });
  await recovery.captcha.reload();
  await recovery.verify(identity);
  http.code(RESET, '500', 'server text');
  await recovery.reset(passwords);
  expect(heard('failure')).toEqual([]);
});

test('a proof that is being looked at keeps a second one back', async () => {
  const { http, recovery } = await setUp();
  await recovery.captcha.reload();
  http.hold(VERIFY);
  void recovery.verify(identity);
  expect(await recovery.verify(identity)).toEqual({ kind: 'busy' });
});
