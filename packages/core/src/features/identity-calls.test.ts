import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { fakePorts, testDeps, type TestDeps } from '../testing/index.ts';
import { createContent } from './content/index.ts';
import { createDoubleValidation } from './double-validation/index.ts';
import { resetPassword, sendRecoverySms, verifyIdentity } from './recovery/recovery.api.ts';
import * as registration from './registration/registration.api.ts';
import { agreementQuery, backgroundQuery, settingsQuery } from './registration/registration.queries.ts';
import { createCaptcha, createSession } from './session/index.ts';
import { askRecommending } from './site/index.ts';

beforeAll(() => Promise.all([import('./session/session.api.ts'), import('@housefront/contract/endpoint')]));

/** A call as the product makes it: what goes over the wire, and what the product reads of a recorded answer. */
interface Recorded {
  readonly title: string;
  readonly call: AnyCall;
  readonly data: unknown;
  readonly ask: (deps: TestDeps) => Promise<unknown>;
  readonly body: object;
  readonly reads: unknown;
}

const login = { member_id: 42, member_account: 'lucky88', member_currency: 'RMB', token: 'T' };
const site = { site_id: 1001 };
const newcomer = {
  member_account: 'newbie1',
  password: 'secret1',
  member_whats_app: 'abcde',
  verify_code: 'k3xa',
  captcha_token: 'c',
  remote_addr: '203.0.113.7',
  errorTrack: [{ field: 'memberName', key: 'signup.err_name_blank', code: '', at: '2026-01-01T00:00:00Z' }],
  member_currency: 'RMB',
  ...site,
};
const flags = {
  is_display: 1,
  is_required: '1',
  is_unique: true,
  is_member_center: 0,
  is_verification: 0,
  is_member_center_verification: 0,
};

/** The second step of a login that was asked this question. */
const askedFor = (deps: TestDeps, question: string) => {
  deps.ports.http.ok(calls.loginHeader, { headers: {}, remote_addr: '203.0.113.7', country: '' });
  const session = createSession(deps);
  const asked = { member_login_id: 7, available_questions_count: 3, question };
  const validation = createDoubleValidation({ ...deps, session }, asked);
  if (validation === null) throw new Error('no question');
  return { session, validation };
};

const all: readonly Recorded[] = [
  {
    title: '[APIM-05] an answer to a security question sends login, answers, captcha and device, and signs in',
    call: calls.doubleValidation,
    data: login,
    ask: async (deps) => {
      deps.ports.http.ok(calls.captcha, { token: 'c', captcha: 'data:image/png;base64,AA==', placeholder: '' });
      const { session, validation } = askedFor(deps, 'member_name');
      const captcha = createCaptcha(deps, 1);
      await captcha.reload();
      const outcome = await validation.answer({ answer: ' Grace ', captcha: 'k3' }, captcha);
      return { outcome, member: session.store.getState().member };
    },
    body: {
      member_login_id: '7',
      answer: 'Grace',
      captcha_answer: 'k3',
      captcha_token: 'c',
      remote_addr: '203.0.113.7',
      host: 'site.test',
      device: 0,
      system_group: 'windows',
      login_type: 'desktop',
      cdn: '',
      system: 'Windows',
      browser: 'Chrome 140',
      system_version: '10.0',
    },
    reads: { outcome: { kind: 'done' }, member: { id: '42', account: 'lucky88', currency: 'RMB' } },
  },
  {
    title: '[APIM-06] a skip sends the login under way and reads its code, and the next question where there is one',
    call: calls.doubleValidationSkip,
    data: { member_login_id: 7, question: 'member_phone', available_questions_count: '2' },
    ask: async (deps) => {
      const { validation } = askedFor(deps, 'member_name');
      await validation.skip();
      return validation.store.getState();
    },
    body: { member_login_id: '7' },
    reads: expect.objectContaining({ memberLoginId: '7', question: 'phone', left: 2 }),
  },
  {
    title: '[APIM-07] a proof of identity reads a token',
    call: calls.recoveryVerify,
    data: { token: 'proof' },
    ask: (deps) =>
      verifyIdentity(deps, {
        account: ' moved01 ',
        withdrawPassword: '1357',
        way: 'phone',
        email: 'left@over.test',
        phone: '5550199',
        captcha: '',
      }),
    body: { account: 'moved01', withdraw_password: '1357', member_email: '', member_phone: '5550199' },
    reads: expect.objectContaining({ ok: true, data: { token: 'proof' } }),
  },
  {
    title: '[APIM-08] a reset sends account, password and token and reads its code only',
    call: calls.recoveryReset,
    data: { anything: 1 },
    ask: (deps) => resetPassword(deps, { account: 'moved01', token: 'proof' }, 'newone1'),
    body: { account: 'moved01', password: 'newone1', token: 'proof' },
    reads: expect.objectContaining({ ok: true, data: null }),
  },
  {
    title: '[APIM-14] the bonus setting is asked for by currency and site and reads is_friend',
    call: calls.bonusSettingCheck,
    data: { is_friend: '1' },
    ask: (deps) => askRecommending(deps, 'VND'),
    body: { member_currency: 'VND', ...site },
    reads: true,
  },
  {
    title: '[APIM-28] an agent is looked up by id, for the currency',
    call: calls.memberInfo,
    data: { currency: 'VND', name: 'kept back' },
    ask: (deps) => registration.fetchAgentCurrency(deps, '7002'),
    body: { id: '7002' },
    reads: 'VND',
  },
  {
    title: '[APIM-29] register settings are a list of entries with flags',
    call: calls.registerSettings,
    data: { list: [{ name: 'member_email', currency: 'USD', ...flags }] },
    ask: (deps) => deps.queryClient.fetchQuery(settingsQuery(deps)),
    body: site,
    reads: [
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
  },
  {
    title:
      '[APIM-31] a registration sends wire names, captcha, address and errors, and reads login data with member_id',
    call: calls.register,
    data: login,
    ask: (deps) => registration.requestRegistration(deps, newcomer),
    body: newcomer,
    reads: { ok: true, credentials: { id: '42', account: 'lucky88', currency: 'RMB', token: 'T' } },
  },
  {
    title: '[APIM-32] a link is checked by its recommend code and reads is_valid',
    call: calls.registerValidMessage,
    data: { is_valid: 1 },
    ask: (deps) => registration.fetchLinkValid(deps, 'recommend', 'AB'),
    body: { ...site, recommend_code: 'AB' },
    reads: true,
  },
  {
    title: '[APIM-32] … or by its agent',
    call: calls.registerValidMessage,
    data: { is_valid: '0' },
    ask: (deps) => registration.fetchLinkValid(deps, 'agent', '7'),
    body: { ...site, agent_id: '7' },
    reads: false,
  },
  {
    title: '[APIM-33] an SMS is asked for by phone, currency and purpose and reads its code only',
    call: calls.registerSms,
    data: { anything: 1 },
    ask: (deps) => registration.requestSms(deps, '13800138000', 'RMB'),
    body: { member_phone: '13800138000', currency: 'RMB', type: 'register_member', ...site },
    reads: expect.objectContaining({ ok: true, data: null }),
  },
  {
    title: '[APIM-33] … of a recovery, which has a purpose of its own',
    call: calls.registerSms,
    data: null,
    ask: (deps) => sendRecoverySms(deps, '13800138000'),
    body: { member_phone: '13800138000', currency: 'RMB', type: 'forgot_password', ...site },
    reads: expect.objectContaining({ ok: true }),
  },
  {
    title: '[APIM-34] the host of the page is checked and reads is_valid, currency and agent_id',
    call: calls.checkAgentDomain,
    data: { is_valid: 1, currency: 'VND', agent_id: 9 },
    ask: (deps) => registration.fetchAgentDomain(deps),
    body: { host: 'site.test', ...site },
    reads: { currency: 'VND', agentId: '9' },
  },
  {
    title: '[APIM-34] … and one that is not valid says nothing of the rest',
    call: calls.checkAgentDomain,
    data: { is_valid: 0, currency: 'VND', agent_id: 9 },
    ask: (deps) => registration.fetchAgentDomain(deps),
    body: { host: 'site.test', ...site },
    reads: { currency: null, agentId: null },
  },
  {
    title: '[APIM-35] the service agreement is a list of entries',
    call: calls.serviceAgreement,
    data: { list: [{ title: { en_US: 'Title' }, content: '<p>x</p>' }] },
    ask: (deps) => deps.queryClient.fetchQuery(agreementQuery(deps)),
    body: site,
    reads: [{ title: { en_US: 'Title' }, content: '<p>x</p>' }],
  },
  {
    title: '[APIM-38] notes beside the login form are a list with title and content',
    call: calls.modelLogin,
    data: { list: [{ id: 3, title: 'Fast', content: '<p>x</p>', url: '', image: '', sort: '2' }] },
    ask: (deps) => deps.queryClient.fetchQuery(createContent(deps).queries.models('loginNotes')),
    body: { ...site, language: 'zh_CN', model_version: '1' },
    reads: [{ id: '3', title: 'Fast', html: '<p>x</p>', text: 'x', url: '', image: '' }],
  },
  {
    title: '[APIM-42] the picture behind the form is asked for by site and template and reads detail.photo',
    call: calls.registerBackground,
    data: { detail: { photo: 'https://pictures.test/a.jpg' } },
    ask: (deps) => deps.queryClient.fetchQuery(backgroundQuery(deps)),
    body: { ...site, template: 'desktop_1' },
    reads: 'https://pictures.test/a.jpg',
  },
];

const named = all.map((one) => [one.title, one] as const);

test.each(named)('%s', async (_, { call, ask, body, data, reads }) => {
  const deps = testDeps({ ports: fakePorts({ host: 'site.test' }), site: { templateName: 'desktop_1' } });
  const path = callPath(call);
  deps.ports.http.ok(call, data);
  const read = await ask(deps);
  expect(read).toEqual(reads);
  expect(deps.ports.http.sent(path)).toMatchObject([{ method: 'POST' }]);
  expect(deps.ports.http.bodies(path)).toEqual([body]);
});

test('[APIM-30] a check sends the checked fields in wire names, and its error is read from codeFull', async () => {
  const deps = testDeps();
  const path = '/api/register/verification';
  const body = { member_account: 'lucky88', member_currency: 'RMB', verification: 1 as const, ...site };
  deps.ports.http.on(path, { json: { code: '101', codeFull: '102', message: 'used', data: null } });
  const result = await registration.verifyFields(deps, body);
  expect(result).toMatchObject({
    ok: false,
    error: { kind: 'refused', code: '101', codeFull: '102', message: 'used' },
  });
  expect(deps.ports.http.bodies(path)).toEqual([body]);
});
