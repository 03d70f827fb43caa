import { calls } from '@housefront/contract/calls';
import type { AnyCall, CallRequest } from '@housefront/contract/endpoint';
import { expect, test } from 'vitest';
import { testDeps } from '../testing/index.ts';

/** A call with a body and a recorded reply, and what a feature reads of it. */
interface Recorded {
  readonly title: string;
  readonly path: string;
  readonly call: AnyCall;
  readonly body: object;
  readonly data: unknown;
  readonly reads: unknown;
}

const recorded = <C extends AnyCall>(
  title: string,
  path: string,
  call: C,
  body: CallRequest<C> & object,
  data: unknown,
  reads: unknown,
): Recorded => ({ title, path, call, body, data, reads });

const device = {
  remote_addr: '203.0.113.7',
  host: 'site.test',
  device: 0,
  system_group: 'linux',
  login_type: 'desktop',
  cdn: '',
  system: 'Linux',
  browser: 'Chrome 140',
  system_version: '6',
} as const;
const login = { member_id: 42, member_account: 'lucky88', member_currency: 'RMB', token: 'T' };
const member = { ...login, member_id: '42' };
const site = { site_id: 1001 };
const flags = {
  is_display: 1,
  is_required: '1',
  is_unique: true,
  is_member_center: 0,
  is_verification: 0,
  is_member_center_verification: 0,
};
const model = { ...site, language: 'en_US', model_version: '1' };
const block = { id: 3, title: 'Fast', content: '<p>x</p>', url: '', image: '', sort: '2' };

const all: readonly Recorded[] = [
  recorded(
    '[APIM-05] an answer to a security question reads login data',
    '/api/login/double_validation',
    calls.doubleValidation,
    { member_login_id: '7', answer: 'Grace', captcha_answer: 'k3', captcha_token: 'c', ...device },
    login,
    member,
  ),
  recorded(
    '[APIM-06] a skip sends the login under way and reads its code, and the next question where there is one',
    '/api/login/double_validation/skip',
    calls.doubleValidationSkip,
    { member_login_id: '7' },
    { member_login_id: 7, question: 'member_phone', available_questions_count: '2' },
    { member_login_id: '7', question: 'member_phone', available_questions_count: 2 },
  ),
  recorded(
    '[APIM-07] a proof of identity reads a token',
    '/api/arks/web/vx/verify',
    calls.recoveryVerify,
    { account: 'moved01', withdraw_password: '1357', member_email: '', member_phone: '5550199' },
    { token: 'proof' },
    { token: 'proof' },
  ),
  recorded(
    '[APIM-08] a reset sends account, password and token and reads its code only',
    '/api/arks/web/vx/reset',
    calls.recoveryReset,
    { account: 'moved01', password: 'newone1', token: 'proof' },
    { anything: 1 },
    null,
  ),
  recorded(
    '[APIM-14] the bonus setting is asked for by currency and site and reads is_friend',
    '/api/bonus_setting/check',
    calls.bonusSettingCheck,
    { member_currency: 'RMB', ...site },
    { is_friend: '1' },
    expect.objectContaining({ is_friend: true }),
  ),
  recorded(
    '[APIM-28] an agent is looked up by id, for the currency',
    '/api/member_info',
    calls.memberInfo,
    { id: '7002' },
    { currency: 'VND', name: 'kept back' },
    { currency: 'VND' },
  ),
  recorded(
    '[APIM-29] register settings are a list of entries with flags',
    '/api/arks/web/register-settings',
    calls.registerSettings,
    site,
    { list: [{ name: 'member_email', currency: 'USD', ...flags }] },
    [
      {
        name: 'member_email',
        currency: 'USD',
        is_display: true,
        is_required: true,
        is_unique: true,
        is_member_center: false,
        is_verification: false,
        is_member_center_verification: false,
      },
    ],
  ),
  recorded(
    '[APIM-31] a registration sends wire names, captcha, address and errors, and reads login data with member_id',
    '/api/register',
    calls.register,
    {
      member_account: 'newbie1',
      password: 'secret1',
      member_whats_app: 'abcde',
      verify_code: 'k3xa',
      captcha_token: 'c',
      remote_addr: '203.0.113.7',
      errorTrack: [{ field: 'memberName', key: 'signup.err_name_blank', code: '', at: '2026-01-01T00:00:00Z' }],
      member_currency: 'RMB',
      ...site,
    },
    login,
    member,
  ),
  recorded(
    '[APIM-32] a link is checked by its recommend code and reads is_valid',
    '/api/register/valid_message',
    calls.registerValidMessage,
    { ...site, recommend_code: 'AB' },
    { is_valid: 1 },
    { is_valid: true },
  ),
  recorded(
    '[APIM-32] … or by its agent',
    '/api/register/valid_message',
    calls.registerValidMessage,
    { ...site, agent_id: '7' },
    { is_valid: '0' },
    { is_valid: false },
  ),
  recorded(
    '[APIM-33] an SMS is asked for by phone, currency and purpose and reads its code only',
    '/api/register/sms',
    calls.registerSms,
    { member_phone: '13800138000', currency: 'RMB', type: 'register_member', ...site },
    { anything: 1 },
    null,
  ),
  recorded(
    '[APIM-34] a host is checked and reads is_valid, currency and agent_id',
    '/api/arks/web/check-agent-domain',
    calls.checkAgentDomain,
    { host: 'site.test', ...site },
    { is_valid: 1, currency: 'VND', agent_id: 9 },
    { is_valid: true, currency: 'VND', agent_id: '9' },
  ),
  recorded(
    '[APIM-35] the service agreement is a list of entries',
    '/api/arks/web/register-settings/service-agreement',
    calls.serviceAgreement,
    site,
    { list: [{ title: { en_US: 'Title' }, content: '<p>x</p>' }] },
    [{ title: { en_US: 'Title' }, content: '<p>x</p>' }],
  ),
  recorded(
    '[APIM-38] notes beside the login form are a list with title and content',
    '/api/web/model_login',
    calls.modelLogin,
    model,
    { list: [block] },
    [expect.objectContaining({ id: '3', title: 'Fast', content: '<p>x</p>', sort: 2 })],
  ),
  recorded(
    '[APIM-42] the picture behind the form is asked for by site and template and reads detail.photo',
    '/api/arks/web/model/register-background/detail',
    calls.registerBackground,
    { ...site, template: 'desktop_1' },
    { detail: { photo: 'https://pictures.test/a.jpg' } },
    { photo: 'https://pictures.test/a.jpg' },
  ),
];

test.each(all)('$title', async ({ path, call, body, data, reads }) => {
  const deps = testDeps();
  deps.ports.http.ok(path, data);
  const result = await deps.calls.send(call, body, { silent: true });
  expect(result).toMatchObject({ ok: true, data: reads });
  expect(deps.ports.http.sent(path)).toMatchObject([{ method: 'POST' }]);
  expect(deps.ports.http.bodies(path)).toEqual([body]);
});

test('[APIM-30] a check sends the checked fields in wire names, and its error is read from codeFull', async () => {
  const deps = testDeps();
  const path = '/api/register/verification';
  const body = { member_account: 'lucky88', member_currency: 'RMB', verification: 1 as const, ...site };
  deps.ports.http.on(path, { json: { code: '101', codeFull: '102', message: 'used', data: null } });
  const result = await deps.calls.send(calls.registerVerification, body, { silent: true });
  expect(result).toMatchObject({
    ok: false,
    error: { kind: 'refused', code: '101', codeFull: '102', message: 'used' },
  });
  expect(deps.ports.http.bodies(path)).toEqual([body]);
});
