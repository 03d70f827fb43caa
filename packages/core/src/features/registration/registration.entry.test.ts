import { calls } from '@housefront/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { chooseCurrency, type CurrencyWishes } from './registration.currency.ts';
import { openRegistration, PATHS, setUpRegistration } from './registration.fixtures.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const bannersOf = (shell: Awaited<ReturnType<typeof openRegistration>>) => shell.state().banners.map(({ key }) => key);
const introducerCookies = ['register_type', 'member_agent', 'recommend_code'];

describe('[REG-04x] [REG-37x] the currency', () => {
  const open = ['RMB', 'VND'].map((currency) => ({
    name: 'member_account',
    currency,
    is_display: true,
    is_required: true,
    is_unique: true,
    is_member_center: false,
    is_verification: false,
    is_member_center_verification: false,
  }));
  const wishes: CurrencyWishes = {
    configured: ['RMB', 'VND', 'USD'],
    settings: open,
    domain: null,
    agent: '',
    link: undefined,
    site: 'VND',
  };
  test.each([
    ['the site’s own', {}, 'VND', 'RMB VND', null],
    ['the link’s', { link: 'RMB' }, 'RMB', 'RMB VND', null],
    ['configured but without settings', { link: 'USD' }, 'RMB', 'RMB VND', 'USD'],
    ['not configured', { link: 'XXX' }, 'RMB', 'RMB VND', 'XXX'],
    ['the site’s own is closed', { site: 'USD' }, 'RMB', 'RMB VND', null],
    ['the agent’s', { agent: 'RMB' }, 'RMB', 'RMB', null],
    ['the agent’s, which is closed', { agent: 'THB' }, 'RMB', 'RMB VND', 'THB'],
    ['the domain’s before agent and link', { domain: 'VND', agent: 'RMB', link: 'RMB' }, 'VND', 'VND', null],
    ['without settings every configured one', { settings: null, link: 'USD' }, 'USD', 'RMB VND USD', null],
    ['with no open one at all', { settings: [] }, 'VND', 'RMB VND USD', null],
  ] as const)('%s', (_, over, currency, choice, notOpen) => {
    const found = chooseCurrency({ ...wishes, ...over });
    expect([found.currency, found.currencies.join(' '), found.notOpen]).toEqual([currency, choice, notOpen]);
  });
});

test('[REG-35] a link counts when is_valid is 1: its introducer is filled in and locked', async () => {
  const shell = await openRegistration({ search: '?invite=AB' });
  expect(shell.http.bodies(PATHS.valid)).toEqual([{ site_id: 1001, recommend_code: 'AB' }]);
  expect([shell.state().introducer, shell.values().recommendCode]).toEqual([
    { field: 'recommendCode', locked: true },
    'AB',
  ]);
  expect(bannersOf(shell)).toEqual([]);
});

test.each([
  ['?invite=bad', 'signup.disabled_recommend'],
  ['?id=9', 'signup.disabled_agent'],
])('[REG-02] [REG-35] %s with is_valid 0 shows its banner, locks nothing and is forgotten', async (search, key) => {
  const shell = await openRegistration({
    search,
    prepare: ({ http }) => http.ok(calls.registerValidMessage, { is_valid: 0 }),
  });
  expect(bannersOf(shell)).toEqual([key]);
  expect([shell.state().introducer.locked, shell.values().recommendCode, shell.values().memberAgent]).toEqual([
    false,
    '',
    '',
  ]);
  expect(introducerCookies.map((name) => shell.ports.cookies.get(name))).toEqual([undefined, undefined, undefined]);
});

test('[REG-33x] a link that is not confirmed is filled in, and stays the visitor’s to edit', async () => {
  const shell = await openRegistration({
    search: '?invite=AB',
    prepare: ({ http }) => http.on(PATHS.valid, { status: 500, text: 'oops' }),
  });
  expect([shell.state().introducer.locked, shell.values().recommendCode, bannersOf(shell)]).toEqual([false, 'AB', []]);
  shell.type({ recommendCode: 'CD' });
  await shell.registration.chooseCurrency('VND');
  expect(shell.values().recommendCode).toBe('CD');
});

test('[REG-34] without is_friend an invitation is ignored, and the introducer is an agent', async () => {
  const shell = await openRegistration({
    search: '?invite=AB',
    prepare: ({ http }) => http.ok(calls.bonusSettingCheck, { is_friend: 0 }),
  });
  expect(shell.http.sent(PATHS.valid)).toEqual([]);
  expect([shell.state().introducer, shell.state().plan.recommendCode.displayed, bannersOf(shell)]).toEqual([
    { field: 'memberAgent', locked: false },
    false,
    [],
  ]);
  expect(shell.http.bodies(PATHS.friend)).toEqual([{ member_currency: 'RMB', site_id: 1001 }]);
});

test('[REG-36] [REG-37x] the currency of a link’s agent is asked for once, preselected, and the only choice', async () => {
  const shell = await openRegistration({
    search: '?id=7',
    prepare: ({ http }) => http.ok(calls.memberInfo, { currency: 'VND' }),
  });
  expect(shell.http.bodies(PATHS.member)).toEqual([{ id: '7' }]);
  expect([shell.state().currency, shell.state().currencies, shell.values().memberCurrency]).toEqual([
    'VND',
    ['VND'],
    'VND',
  ]);
  expect([shell.state().introducer, shell.values().memberAgent]).toEqual([{ field: 'memberAgent', locked: true }, '7']);
});

test('[REG-38] the domain’s agent and currency are locked and remembered for a day', async () => {
  const shell = await openRegistration({
    prepare: ({ http }) => http.ok(calls.checkAgentDomain, { is_valid: 1, agent_id: 9, currency: 'VND' }),
  });
  expect(shell.http.bodies(PATHS.domain)).toEqual([{ host: 'site.test', site_id: 1001 }]);
  expect([shell.state().currencies, shell.state().introducer.locked, shell.values().memberAgent]).toEqual([
    ['VND'],
    true,
    '9',
  ]);
  expect(shell.ports.cookies.written.get('agent_domain_id')).toEqual({ value: '9', options: { maxAge: 86_400 } });
});

test('[AGT-12x] on the domain of an agent a link to another one counts for nothing', async () => {
  const shell = await openRegistration({
    search: '?id=7003',
    prepare: ({ http }) => {
      http.ok(calls.checkAgentDomain, { is_valid: 1, agent_id: 9, currency: 'VND' });
      http.ok(calls.registerValidMessage, { is_valid: 1 });
    },
  });
  expect([shell.values().memberAgent, shell.state().introducer.locked]).toEqual(['9', true]);
});

test('[REG-38] a domain that lost its agent is forgotten; one that is not reported counts as remembered', async () => {
  const lost = await openRegistration({ cookies: { agent_domain_id: '9' } });
  expect([lost.ports.cookies.get('agent_domain_id'), lost.state().introducer.locked]).toEqual([undefined, false]);
  const silent = await openRegistration({
    cookies: { agent_domain_id: '9' },
    prepare: ({ http }) => http.on(PATHS.domain, { status: 500, text: 'oops' }),
  });
  expect([silent.values().memberAgent, silent.state().introducer.locked]).toEqual(['9', true]);
});

test('[REG-02] when a link proves invalid the agent of the domain takes its place', async () => {
  const shell = await openRegistration({
    search: '?id=5',
    prepare: ({ http }) => {
      http.ok(calls.registerValidMessage, { is_valid: 0 });
      http.ok(calls.checkAgentDomain, { is_valid: 1, agent_id: 9 });
    },
  });
  expect([bannersOf(shell), shell.values().memberAgent]).toEqual([['signup.disabled_agent'], '9']);
});

test.each([
  ['?id=7&invite=AB', 1, 'recommendCode AB recommend_code'],
  ['?id=7&invite=AB', 0, 'memberAgent 7 member_agent'],
  ['?id=7', 1, 'memberAgent 7 member_agent'],
  ['?invite=AB', 1, 'recommendCode AB recommend_code'],
  ['', 1, 'recommendCode OLD recommend_code'],
] as const)('[REG-30] [REG-31x] %s with is_friend %s introduces by %s', async (search, is_friend, expected) => {
  const shell = await openRegistration({
    search,
    cookies: { register_type: 'recommend_code', recommend_code: 'OLD' },
    prepare: ({ http }) => http.ok(calls.bonusSettingCheck, { is_friend }),
  });
  const { field } = shell.state().introducer;
  expect(`${field} ${shell.values()[field]} ${shell.ports.cookies.get('register_type')}`).toBe(expected);
});

test('[REG-31x] a link is remembered for a day, a typed introducer not at all', async () => {
  const linked = await openRegistration({ search: '?id=7' });
  expect(linked.ports.cookies.written.get('member_agent')).toEqual({ value: '7', options: { maxAge: 86_400 } });
  const typed = await openRegistration();
  typed.type({ recommendCode: 'CODE' });
  await typed.registration.left('recommendCode');
  expect(introducerCookies.filter((name) => typed.ports.cookies.written.has(name))).toEqual([]);
});

test('[REG-10] [REG-11x] without settings a short form is left, which retry completes', async () => {
  const shell = setUpRegistration();
  shell.http.on(PATHS.settings, { status: 500, text: 'oops' });
  await shell.registration.open();
  const fields = () =>
    Object.entries(shell.state().plan).flatMap(([field, { displayed }]) => (displayed ? [field] : []));
  expect([shell.state().settings, bannersOf(shell)]).toEqual(['failed', ['signup.error_setting']]);
  expect(fields()).toEqual(['memberCurrency', 'memberAccount', 'password', 'verifyCode', 'agreement']);
  shell.http.ok(calls.registerSettings, { list: [{ name: 'member_email', currency: 'RMB', is_display: 'true' }] });
  await shell.registration.retry();
  expect([shell.state().settings, bannersOf(shell)]).toEqual(['ready', []]);
  expect(fields()).toContain('memberEmail');
});
