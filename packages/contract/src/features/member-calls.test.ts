import { expect, test } from 'vitest';
import { type AnyCall, type CallResponse, parseRequest, parseResponse } from '../calls/endpoint.ts';
import { agentLevelRename, checkAgentDomain } from './agent/agent.ts';
import { modelLogin, registerBackground } from './content/content.ts';
import { letterDestroy, letters } from './letters/letters.ts';
import { recoveryVerify } from './recovery/recovery.ts';
import { redEnvelopeClaim, redEnvelopePromotion } from './red-envelope/red-envelope.ts';
import { registerValidMessage } from './referral/referral.ts';
import { register, registerSettings, registerSms, registerVerification } from './registration/registration.ts';
import { roulette, rouletteSpin } from './roulette/roulette.ts';
import { login } from './session/session.ts';
import { float, footer, siteDetail } from './site/site.ts';
import { sportQuickbetUrl } from './sport-frame/sport-frame.ts';
import { money } from '../money/money.fixtures.ts';

function read<C extends AnyCall>(call: C, data: unknown): CallResponse<C> {
  const result = parseResponse(call, data);
  if (!result.ok) throw new Error(`${call.name}: ${result.problem}`);
  return result.data;
}

test('[LET-01] letters come with both counts', () => {
  const data = { list: [{ id: 3, is_read: '1' }, { is_read: 1 }], total_count: '2', unread_count: 0 };
  expect(read(letters, data)).toMatchObject({ list: [{ id: '3', is_read: true }], total_count: 2, unread_count: 0 });
});

test('[LET-05x] the destroy body is the list body plus the ids', () => {
  const list = { active: 1, count: 50, language: 'zh_CN', page: 1, site_id: 88, sort_field: 'id', sort_order: 'desc' };
  expect(parseRequest(letters, list).ok).toBe(true);
  expect(parseRequest(letters, { ...list, count: 20 }).ok).toBe(false);
  expect(parseRequest(letterDestroy, { ...list, id: [3, '4'] }).ok).toBe(true);
  expect(parseRequest(letterDestroy, list).ok).toBe(false);
  expect(parseRequest(letterDestroy, { ...list, id: [] }).ok).toBe(false);
});

test('[ENV-01] an empty list means no envelope, and a single one is a list of one', () => {
  expect(read(redEnvelopePromotion, [])).toEqual([]);
  expect(read(redEnvelopePromotion, null)).toEqual([]);
  const envelope = { id: 5, end_at: '2026-01-01 00:00:00' };
  expect(read(redEnvelopePromotion, envelope)).toEqual([{ ...envelope, id: '5' }]);
  expect(read(redEnvelopePromotion, { list: [envelope] })).toEqual([{ ...envelope, id: '5' }]);
  expect(read(redEnvelopeClaim, { cash: '8.888' })).toEqual({ cash: money(888n) });
});

test('[ROU-01] the wheel is found under detail', () => {
  const wheel = read(roulette, {
    detail: { prize_settings: [{ prize_id: 1, amount: '5' }, {}], remaining_draws: '2' },
  });
  expect(wheel).toMatchObject({ prize_settings: [{ prize_id: '1', amount: money(500n) }], remaining_draws: 2 });
  expect(read(rouletteSpin, { prize_id: 1 })).toEqual({ prize_id: '1', remaining_draws: null });
});

test('[SPORT-02] the sports frame has an address and a provider', () => {
  const detail = { url: 'https://sport.example/q', gp_id: 'GPSB' };
  expect(read(sportQuickbetUrl, { detail })).toEqual(detail);
  expect(read(sportQuickbetUrl, { detail: { url: 'javascript:1' } })).toEqual({ url: null, gp_id: '' });
});

test('[AGT-05x] level names are a map, optionally per language', () => {
  expect(read(agentLevelRename, { detail: { 1: 'Gold', 2: { zh_CN: '银' } } })).toEqual({
    1: 'Gold',
    2: { zh_CN: '银' },
  });
  expect(read(agentLevelRename, null)).toEqual({});
});

test('[REG-38] an agent domain may lock currency and agent', () => {
  expect(read(checkAgentDomain, { is_valid: 1, currency: 'VND', agent_id: 9 })).toEqual({
    is_valid: true,
    currency: 'VND',
    agent_id: '9',
  });
  expect(read(checkAgentDomain, [])).toEqual({ is_valid: false, currency: null, agent_id: null });
});

test('[REG-09] a settings entry yields its flags', () => {
  const entry = { name: 'member_phone', currency: 'VND', is_display: '1', is_required: 1, is_unique: true };
  expect(read(registerSettings, { list: [entry, { currency: 'VND' }] })).toEqual([
    {
      ...entry,
      is_display: true,
      is_required: true,
      is_unique: true,
      is_member_center: false,
      is_verification: false,
      is_member_center_verification: false,
    },
  ]);
});

test('registration bodies hold wire names only', () => {
  const body = {
    member_account: 'lucky1',
    password: 'lucky1',
    site_id: 88,
    member_currency: 'RMB',
    remote_addr: '',
    errorTrack: [],
  };
  expect(parseRequest(register, { ...body, member_whats_app: 'abcde', check_password: 'lucky1' }).ok).toBe(true);
  expect(parseRequest(register, { ...body, memberAccount: 'x' }).ok).toBe(false);
  const tracked = { field: 'password', key: 'signup.err_psw_blank', code: '', at: '2026-01-01T00:00:00Z' };
  expect(parseRequest(register, { ...body, errorTrack: [tracked] }).ok).toBe(true);
  expect(parseRequest(register, { ...body, errorTrack: [{ ...tracked, value: 'typed' }] }).ok).toBe(false);
  const check = { member_account: 'lucky1', site_id: 88, member_currency: 'RMB', verification: 1 };
  expect(parseRequest(registerVerification, check).ok).toBe(true);
  const sms = { member_phone: '1', currency: 'VND', type: 'register_member', site_id: 88 };
  expect(parseRequest(registerSms, sms).ok).toBe(true);
  expect(Object.keys(registerSms.codes)).toContain('099');
});

test('a referral check names a code or an agent, not both', () => {
  expect(parseRequest(registerValidMessage, { site_id: 88, recommend_code: 'x' }).ok).toBe(true);
  expect(parseRequest(registerValidMessage, { site_id: 88, agent_id: 5 }).ok).toBe(true);
  expect(parseRequest(registerValidMessage, { site_id: 88, agent_id: 5, recommend_code: 'x' }).ok).toBe(false);
  expect(parseRequest(registerValidMessage, { site_id: 88 }).ok).toBe(false);
});

test('the recovery body names both contacts', () => {
  const body = { account: 'a', withdraw_password: '1234', member_email: '', member_phone: '1' };
  expect(parseRequest(recoveryVerify, body).ok).toBe(true);
  expect(parseRequest(recoveryVerify, { ...body, member_email: undefined }).ok).toBe(false);
});

test('the login body holds device info, with udid in the app only', () => {
  const body = {
    account: 'lucky88',
    password: 'Lucky888',
    site_id: 88,
    answer: '1234',
    captcha_token: 't',
    remote_addr: '',
    host: 'localhost',
    device: 0,
    system_group: 'linux',
    login_type: 'desktop',
    cdn: '',
    system: 'Linux',
    browser: 'Chrome 156',
    system_version: '',
  };
  expect(parseRequest(login, body).ok).toBe(true);
  expect(parseRequest(login, { ...body, udid: 'u' }).ok).toBe(true);
  expect(parseRequest(login, { ...body, system_group: 'beos' }).ok).toBe(false);
});

test('[SITE-01] the customer link is a map by locale, and a missing part is null', () => {
  const detail = { env_config: { customerUrl: { zh_CN: 'https://chat.example' } } };
  expect(read(siteDetail, { detail })).toEqual({ ...detail, siteInfo: null });
  expect(read(siteDetail, null)).toEqual({ env_config: null, siteInfo: null });
});

test('[SITE-02] the fast-payment flag is read', () => {
  const info = read(siteDetail, { siteInfo: { AGENT_BIND_FAST_PAYMENT_FLAG: '1' } }).siteInfo;
  expect(info).toEqual({ AGENT_BIND_FAST_PAYMENT_FLAG: true, siteClosed: false });
});

test('[SITE-08] a footer entry says where it leads; an unknown kind is null', () => {
  const list = [
    { selectedType: 'faq', selectedId: 4 },
    { selectedType: 'x', url: 'https://x.example' },
  ];
  expect(read(footer, { list }).map((item) => [item.selectedType, item.selectedId])).toEqual([
    ['faq', '4'],
    [null, null],
  ]);
});

test('[SITE-11x] a floating element is on the right unless it says left', () => {
  expect(read(float, [{ position: 'left' }, {}, { position: 'top' }]).map((item) => item.position)).toEqual([
    'left',
    'right',
    'right',
  ]);
});

test('[SITE-12] notes of the login form have title and content', () => {
  expect(read(modelLogin, { list: [{ title: 'A', content: '<p>B</p>' }] })).toMatchObject([
    { title: 'A', content: '<p>B</p>' },
  ]);
});

test('a reply without a photo for the registration reads as none', () => {
  expect([{ detail: { photo: '/bg.jpg' } }, {}, null].map((data) => read(registerBackground, data).photo)).toEqual([
    '/bg.jpg',
    '',
    '',
  ]);
});
