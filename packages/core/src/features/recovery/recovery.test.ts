import { calls } from '@housefront/contract/calls';
import { sealCaptcha } from '@housefront/contract/client-captcha';
import { beforeAll, describe, expect, test } from 'vitest';
import { settle, success } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { checkEmail, createRecovery, type IdentityForm, type PasswordForm } from './index.ts';
import { checkIdentity, checkPassword, foldIdentity } from './recovery.check.ts';
import { sameCaptcha } from './recovery.check.ts';
import { resetRefusal, verifyRefusal } from './recovery.codes.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const VERIFY = '/api/arks/web/vx/verify';
const RESET = '/api/arks/web/vx/reset';
const platform = usePlatform();

const identity: IdentityForm = {
  way: 'phone',
  account: ' careful1 ',
  withdrawPassword: '2468',
  phone: ' 5550100 ',
  email: 'left@behind.test',
  captcha: 'aB3x',
};
const passwords: PasswordForm = { password: 'newone1', confirm: 'newone1' };

const setUp = async () => {
  const deps = platform.deps();
  const { http } = deps.ports;
  const text = await sealCaptcha('AB3X', deps.config.clientCaptchaKey);
  http.ok(calls.clientCaptcha, { text, image: 'data:image/png;base64,AAAA', placeholder: '' });
  const recovery = createRecovery(deps);
  await recovery.captcha.reload();
  return { ...deps, http, recovery, state: () => recovery.store.getState() };
};

test('[WPR-01] [WPR-15x] step 1 gives the token that step 2 sends with the new login password', async () => {
  const { http, recovery, state, heard } = await setUp();
  expect(await recovery.verify(identity)).toEqual({ kind: 'done' });
  expect(state().step).toBe('password');
  expect(await recovery.reset(passwords)).toEqual({ kind: 'done' });
  const token = expect.stringMatching(/./);
  expect(http.bodies(RESET)).toEqual([{ account: 'careful1', password: 'newone1', token }]);
  expect(heard('message')).toEqual([{ kind: 'success', key: 'recovery.done' }]);
  expect(await platform.sandbox.world.members.check('careful1', 'newone1')).toMatchObject({ ok: true });
});

test('[WPR-03] a reset that is done leaves no token behind', async () => {
  const { http, recovery, state } = await setUp();
  await recovery.verify(identity);
  await recovery.reset(passwords);
  expect(state()).toEqual({ step: 'identity', busy: false });
  expect(await recovery.reset(passwords)).toEqual({ kind: 'busy' });
  expect(http.sent(RESET)).toHaveLength(1);
});

test('[WPR-16x] the contact of the way not chosen is sent empty', async () => {
  const { http, recovery } = await setUp();
  await recovery.verify(identity);
  const { recovery: other, http: otherHttp } = await setUp();
  await other.verify({ ...identity, way: 'email', email: ' a@b.co ' });
  const sent = { account: 'careful1', withdraw_password: '2468' };
  expect(http.bodies(VERIFY)).toEqual([{ ...sent, member_email: '', member_phone: '5550100' }]);
  expect(otherHttp.bodies(VERIFY)).toEqual([{ ...sent, member_email: 'a@b.co', member_phone: '' }]);
});

describe('[WPR-08] the captcha', () => {
  test('empty or wrong sends no call; only the right one does', async () => {
    const { http, recovery } = await setUp();
    expect(await recovery.verify({ ...identity, captcha: ' ' })).toMatchObject({
      problem: { field: 'captcha', key: 'ph_account_verify_code' },
    });
    expect(await recovery.verify({ ...identity, captcha: 'AB3Y' })).toMatchObject({
      problem: { field: 'captcha', key: 'verify_failed' },
    });
    await settle();
    expect([http.sent(VERIFY).length, http.sent('/clientCaptcha').length]).toEqual([0, 2]);
    await expect.poll(() => recovery.captcha.store.getState().status).toBe('ready');
    expect(await recovery.verify(identity)).toEqual({ kind: 'done' });
  });

  test('one sealed under another key fails, and nothing fits it', async () => {
    const { http, recovery } = await setUp();
    const text = await sealCaptcha('AB3X', 'another key');
    http.ok(calls.clientCaptcha, { text, image: 'data:image/png;base64,AAAA', placeholder: '' });
    await recovery.captcha.reload();
    expect(recovery.captcha.store.getState().status).toBe('failed');
    expect(recovery.captcha.fits('AB3X')).toBe(false);
  });

  test('of two pictures asked for, the later one counts', async () => {
    const { http, recovery, config } = await setUp();
    const [early, late] = await Promise.all(['OLD1', 'NEW2'].map((text) => sealCaptcha(text, config.clientCaptchaKey)));
    const picture = (text = '') =>
      success(calls.clientCaptcha, { text, image: 'data:image/png;base64,AAAA', placeholder: '' });
    const release = http.hold('/clientCaptcha');
    const first = recovery.captcha.reload();
    await settle();
    http.on('/clientCaptcha', picture(late));
    await recovery.captcha.reload();
    release(picture(early));
    await first;
    expect([recovery.captcha.fits('OLD1'), recovery.captcha.fits('new2')]).toEqual([false, true]);
  });
});

test('[WPR-19x] case and outer spaces of the captcha answer do not count', () => {
  expect(sameCaptcha('aB3x ', 'AB3X')).toBe(true);
  expect(sameCaptcha('a B3x', 'AB3X')).toBe(false);
});

test.each([
  ['account', { account: ' ' }, 'ph_account_name'],
  ['withdrawPassword', { withdrawPassword: '' }, 'signup.require_text'],
  ['phone', { phone: '' }, 'signup.err_phone_invalid'],
  ['email', { way: 'email', email: '' }, 'signup.err_email_format'],
  ['email', { way: 'email', email: 'abc' }, 'signup.err_email_format'],
  ['captcha', { captcha: '' }, 'ph_account_verify_code'],
] as const)('[WPR-04] [WPR-05] [WPR-07] %s is asked for: %o', (field, over, key) => {
  expect(checkIdentity(foldIdentity({ ...identity, ...over }, 'USD'))).toEqual({ field, key });
});

test.each([
  ['RMB', '+86 138 0013 8000', '13800138000', null],
  ['VND', '＋８４ ９１２-345-678', '0912345678', null],
  ['USD', '(555) 010-0', '5550100', null],
  ['RMB', '१३८००१३८०००', '13800138000', null],
  ['RMB', '+1 415 555 2671', '+14155552671', { field: 'phone', key: 'signup.err_phone_country' }],
  ['RMB', '555a', '555a', { field: 'phone', key: 'signup.err_phone_invalid' }],
] as const)('[FLD-07] in %s the phone %o proves as %s', (currency, typed, phone, problem) => {
  const folded = foldIdentity({ ...identity, phone: typed, withdrawPassword: '२४ ６８', captcha: 'ａ B３x' }, currency);
  expect(folded).toMatchObject({ phone, withdrawPassword: '2468', captcha: 'aB3x' });
  expect(checkIdentity(folded)).toEqual(problem);
});

test('[FLD-07] an identity that was typed in another script is sent in digits', async () => {
  const { http, recovery } = await setUp();
  await recovery.verify({ ...identity, phone: '５５５-०१००', withdrawPassword: '๒๔๖๘', captcha: 'ＡＢ３ｘ' });
  expect(http.bodies(VERIFY)).toMatchObject([{ member_phone: '5550100', withdraw_password: '2468' }]);
});

test('[WPR-06] an e-mail address has a dotted domain', () => {
  expect(['abc', 'a@b', 'a@b.co', 'a b@c.de', ' a@b.co ', 'a@b..co'].map(checkEmail)).toEqual([
    'signup.err_email_format',
    'signup.err_email_format',
    null,
    'signup.err_email_format',
    null,
    'signup.err_email_format',
  ]);
});

test.each([
  ['', 'x', 'password', 'signup.err_psw_blank'],
  ['abc12', 'abc12', 'password', 'signup.err_psw_length'],
  ['abcdefghij123', 'abcdefghij123', 'password', 'signup.err_psw_length'],
  ['ABCDEF', 'ABCDEF', 'password', 'signup.err_psw_format'],
  ['abc123', 'abc124', 'confirm', 'signup.err_checkPsw_diff'],
])('[WPR-12] [WPR-18x] password %j and %j: %s %s', (password, confirm, field, key) => {
  expect(checkPassword({ password, confirm })).toEqual({ field, key });
});

test('[WPR-12] six and twelve characters are enough and not too many', () => {
  for (const password of ['abc123', 'abcdefghi123']) expect(checkPassword({ password, confirm: password })).toBeNull();
});

const refused = (code: string) => ({ kind: 'refused' as const, code, message: 'server text' });
const again = { kind: 'error', key: 'signup.error_verify_pls_reVerify' };

test.each(['101', '102', '201', '202', '203', '204'])('[WPR-10] verify code %s asks to verify again', (code) => {
  expect(verifyRefusal(refused(code))).toEqual(again);
});

test.each(['101', '102', '201', '202', '203'])('[WPR-13] reset code %s asks to verify again', (code) => {
  expect(resetRefusal(refused(code))).toEqual({ message: again, again: true });
});

test('[WPR-11] another refusal shows the server message and a new captcha', async () => {
  const { http, recovery, heard, state } = await setUp();
  http.code(VERIFY, '500', 'server text');
  expect(await recovery.verify(identity)).toEqual({ kind: 'refused' });
  await settle();
  expect(heard('message')).toEqual([{ kind: 'error', text: 'server text' }]);
  expect([http.sent('/clientCaptcha').length, state().step]).toEqual([2, 'identity']);
});

test('[WPR-17x] a listed refusal of the reset leads back to step 1 with a new captcha, another one stays', async () => {
  const { http, recovery, state, heard } = await setUp();
  await recovery.verify(identity);
  http.code(RESET, '500', 'server text');
  await recovery.reset(passwords);
  expect(state().step).toBe('password');
  http.code(RESET, '201');
  await recovery.reset(passwords);
  expect(state()).toEqual({ step: 'identity', busy: false });
  await settle();
  expect(http.sent('/clientCaptcha')).toHaveLength(2);
  expect(heard('message')).toEqual([{ kind: 'error', text: 'server text' }, again]);
});

test('fifty presses send one proof', async () => {
  const { http, recovery } = await setUp();
  await Promise.all(Array.from({ length: 50 }, () => recovery.verify(identity)));
  expect(http.sent(VERIFY)).toHaveLength(1);
});

test('[WPR-17x] nothing of what proves identity, and no password, is kept or logged by a run of the reset', async () => {
  const { recovery, ports, emitted, queryClient, state } = await setUp();
  await recovery.verify(identity);
  await recovery.reset(passwords);
  const cached = queryClient.getQueryCache().getAll();
  const held = JSON.stringify([state(), recovery.captcha.store.getState(), emitted, cached, ports.logger.lines]);
  for (const secret of ['2468', 'newone1', 'aB3x']) expect(held).not.toContain(secret);
  const { local, session } = ports.storage;
  for (const area of [local, session]) {
    expect(['token', 'member_account', 'password'].map((key) => area.getItem(key))).toEqual([null, null, null]);
  }
});
