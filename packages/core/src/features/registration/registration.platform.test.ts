import type { RegistrationForm } from '@housefront/contract/rules';
import { beforeAll, expect, test } from 'vitest';
import { settle } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { openRegistration, PATHS, type RegistrationWishes } from './registration.fixtures.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const platform = usePlatform();

/** The form as the platform asks for it, opened for a guest, with `solve` for the captcha that is on screen. */
const setUp = async (wishes: RegistrationWishes = {}) => {
  const ports = platform.ports({}, wishes.cookies);
  const shell = await openRegistration({ ...wishes, ports });
  await settle();
  const solve = () => ({ verifyCode: platform.answerOf(shell.registration.captcha.store.getState()) });
  const member = (account: string) => platform.sandbox.world.members.byAccount(account);
  return { ...shell, solve, member };
};

/** The values of a guest who plays in USD. */
const usd: Partial<RegistrationForm> = {
  memberAccount: 'newone1',
  password: 'Secret12',
  checkPassword: 'Secret12',
  memberEmail: 'newone1@example.org',
  withdrawPassword: '2580',
  agreement: true,
};

test('[REG-12] the form asks for what the platform asks for in each currency', async () => {
  const { registration, state } = await setUp();
  const asked = () =>
    Object.entries(state().plan)
      .filter(([, { displayed, required }]) => displayed && required)
      .map(([name]) => name);
  expect(asked()).toContain('memberPhone');
  await registration.chooseCurrency('USD');
  expect(asked()).toEqual(expect.arrayContaining(['memberAccount', 'memberEmail', 'withdrawPassword']));
  expect(asked()).not.toContain('memberPhone');
});

test('[REG-16] [REG-22] [REG-26] sends the form in wire names, with address, errors and a captcha of type 2', async () => {
  const { registration, http, type, solve } = await setUp();
  await registration.chooseCurrency('USD');
  type({ ...usd, ...solve() });
  const { verifyCode } = solve();
  const { token } = registration.captcha.store.getState();
  registration.shown('password', 'signup.err_psw_length');
  expect(await registration.submit()).toEqual({ kind: 'done' });
  expect(http.bodies('/api/captcha')[0]).toEqual({ type: 2, site_id: 1001 });
  expect(http.bodies(PATHS.register)).toMatchObject([
    {
      site_id: 1001,
      member_account: 'newone1',
      password: 'Secret12',
      check_password: 'Secret12',
      member_currency: 'USD',
      member_email: 'newone1@example.org',
      withdraw_password: '2580',
      verify_code: verifyCode,
      captcha_token: token,
      remote_addr: '203.0.113.9',
      errorTrack: [{ field: 'password', key: 'signup.err_psw_length', code: '', at: '2026-01-01T00:00:00.000Z' }],
    },
  ]);
});

test('[REG-27] [REG-29x] [LOOK-03] logs in, empties the form, forgets the link and leaves the welcome to its owner', async () => {
  const { registration, ports, heard, tracked, type, solve, values, member } = await setUp({
    search: '?invite=LUCKY88',
  });
  await registration.chooseCurrency('USD');
  type({ ...usd, ...solve() });
  expect(await registration.submit()).toEqual({ kind: 'done' });
  const id = String(member('newone1')?.id);
  expect(ports.storage.get('member_id')).toBe(id);
  const signed = platform.sandbox.world.sessions.check(ports.storage.get('token') ?? '');
  expect(String(signed?.memberId)).toBe(id);
  expect(heard('login')).toMatchObject([{ memberId: id, atStart: false }]);
  expect(heard('message')).toEqual([]);
  expect([ports.storage.get('welcome'), ports.storage.get('registeredAt')]).toEqual([true, ports.clock.now()]);
  expect([values().password, values().memberAccount, values().agreement]).toEqual(['', '', false]);
  expect(ports.cookies.get('register_type')).toBeUndefined();
  expect(tracked).toMatchObject([{ name: 'CompleteRegistration', id }]);
});

test('[REG-63] [REG-64x] an account that is taken is reported when the field is left, a free one is good', async () => {
  const { registration, state, type } = await setUp();
  type({ memberAccount: 'lucky88' });
  await registration.left('memberAccount');
  expect(state().status.memberAccount).toMatchObject({ ok: false, message: { key: 'signup.err_account_used' } });
  type({ memberAccount: 'newone1' });
  await registration.left('memberAccount');
  expect(state().status.memberAccount?.ok).toBe(true);
});

test('[REG-39] the code that the platform sends to a phone is the one that it takes', async () => {
  const { registration, state, heard, type } = await setUp();
  type({ memberPhone: '13800138000' });
  await registration.sendCode();
  expect(heard('message')).toEqual([{ kind: 'success', key: 'signup.sms_sent' }]);
  const code = platform.sandbox.world.outbox.list().find(({ purpose }) => purpose === 'register_member')?.code ?? '';
  type({ phoneVerify: '000000' });
  await registration.left('phoneVerify');
  expect(state().status.phoneVerify?.ok).toBe(false);
  type({ phoneVerify: code });
  await registration.left('phoneVerify');
  expect(state().status.phoneVerify?.ok).toBe(true);
});

test('[REG-26] a wrong answer to the captcha registers no one and brings another picture', async () => {
  const { registration, state, type, values, member } = await setUp();
  await registration.chooseCurrency('USD');
  const { token } = registration.captcha.store.getState();
  type({ ...usd, verifyCode: 'nope' });
  expect(await registration.submit()).toEqual({ kind: 'refused', field: 'verifyCode' });
  expect([state().status.verifyCode?.ok, values().verifyCode, member('newone1')]).toEqual([false, '', undefined]);
  await settle();
  expect(registration.captcha.store.getState().token).not.toBe(token);
});
