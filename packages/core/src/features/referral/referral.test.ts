import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { fakePorts, testDeps } from '../../testing/index.ts';
import { createReferral } from './index.ts';
import { buildReferralLink, linkReferral, storedReferral } from './referral.rules.ts';

const setUp = (search: string, cookies: Readonly<Record<string, string>> = {}) => {
  const ports = fakePorts({}, cookies);
  ports.windows.here = { ...ports.windows.here, search };
  const deps = testDeps({ ports, config: { linkLifetimeMinutes: 30 } });
  return { ports, referral: createReferral(deps) };
};
const friend = (ports: ReturnType<typeof fakePorts>, on: boolean) =>
  ports.http.ok(calls.bonusSettingCheck, { is_friend: on ? 1 : 0 });

test('[SHELL-26] the value of a link beats the stored one, which counts when the link has none', async () => {
  const stored = { register_type: 'member_agent', member_agent: '5', recommend_code: '' };
  expect(await setUp('?invite=NEW', stored).referral.current()).toMatchObject({ kind: 'recommend', value: 'NEW' });
  expect(await setUp('?id=7', { agent_domain_id: '3' }).referral.current()).toMatchObject({ value: '7' });
  expect(await setUp('?q=1', stored).referral.current()).toEqual({ kind: 'agent', value: '5', source: 'stored' });
  expect(await setUp('').referral.current()).toBeNull();
});

test.each([
  ['agent', '7', 'https://a.test/register?id=7'],
  ['recommend', 'AB', 'https://a.test/register?invite=AB'],
  ['recommend', 'A&b=1', 'https://a.test/register?invite=A%26b%3D1'],
] as const)('[SHELL-27] the link of an %s introducer %s', async (kind, value, link) => {
  expect(buildReferralLink(kind, value, 'https://a.test/register')).toBe(link);
  expect(await setUp('').referral.link(kind, value, '/register')).toBe(link.replace('a.test', 'site.test'));
});

test.each([
  [{ id: '7', invite: 'AB' }, true, 'recommend AB'],
  [{ id: '7', invite: 'AB' }, false, 'agent 7'],
  [{ id: '7' }, true, 'agent 7'],
  [{ invite: 'AB' }, false, 'recommend AB'],
  [{ id: '', invite: '' }, true, 'none'],
  [{ id: '7 or 1=1', invite: '<b>' }, true, 'none'],
  [{ id: 'x'.repeat(65) }, true, 'none'],
] as const)('[SHELL-28x] a link with %j, recommend %s, names %s', (query, recommendOn, expected) => {
  const found = linkReferral(query, recommendOn);
  expect(found === null ? 'none' : `${found.kind} ${found.value}`).toBe(expected);
});

test.each([
  [{ agent_domain_id: '1', register_type: 'recommend_code', member_agent: '2', recommend_code: 'C' }, 'agent 1 domain'],
  [{ register_type: 'recommend_code', member_agent: '2', recommend_code: 'C' }, 'recommend C stored'],
  [{ register_type: 'member_agent', member_agent: '2', recommend_code: 'C' }, 'agent 2 stored'],
  [{ register_type: 'recommend_code', member_agent: '2' }, 'agent 2 stored'],
  [{ register_type: 'none', member_agent: '2', recommend_code: 'C' }, 'agent 2 stored'],
  [{ recommend_code: 'C' }, 'recommend C stored'],
  [{ register_type: 'member_agent', recommend_code: 'C' }, 'recommend C stored'],
  [{ agent_domain_id: '', member_agent: '' }, 'none'],
] as const)('[SHELL-28x] of the stored values %j counts %s', (cookies, expected) => {
  const found = storedReferral({ get: (name) => new Map(Object.entries(cookies)).get(name) });
  expect(found === null ? 'none' : `${found.kind} ${found.value} ${found.source}`).toBe(expected);
});

test('[SHELL-28x] a new link value overwrites the cookie of the other kind, for the configured minutes', async () => {
  const { ports, referral } = setUp('?invite=AB', { register_type: 'member_agent', member_agent: '5' });
  await referral.start();
  expect(['register_type', 'recommend_code', 'member_agent'].map((name) => ports.cookies.get(name))).toEqual([
    'recommend_code',
    'AB',
    '',
  ]);
  expect(ports.cookies.written.get('recommend_code')).toMatchObject({ options: { maxAge: 1800 } });
  expect(ports.http.bodies('/api/bonus_setting/check')).toEqual([]);
});

test.each([
  [true, 'recommend_code'],
  [false, 'member_agent'],
])('[SHELL-28x] with both in the link the platform is asked: recommend on is %s', async (on, type) => {
  const { ports, referral } = setUp('?id=7&invite=AB');
  friend(ports, on);
  await Promise.all([referral.start(), referral.current()]);
  expect(ports.http.bodies('/api/bonus_setting/check')).toEqual([{ member_currency: 'RMB', site_id: 1001 }]);
  expect(ports.cookies.get('register_type')).toBe(type);
});

test('[SHELL-28x] when the platform does not say, the agent of the link counts', async () => {
  const { ports, referral } = setUp('?id=7&invite=AB');
  ports.http.on('/api/bonus_setting/check', { status: 500, text: 'oops' });
  await referral.start();
  expect(await referral.current()).toEqual({ kind: 'agent', value: '7', source: 'link' });
});

test('[REG-32] [REG-29x] an introducer that is forgotten leaves cookies and address, so that a reload does not bring it back', async () => {
  const { ports, referral } = setUp('?id=7&lang=en_US');
  await referral.start();
  expect(ports.cookies.get('member_agent')).toBe('7');
  referral.forget();
  expect(ports.cookies.get('member_agent')).toBeUndefined();
  expect(ports.windows.replaced).toEqual([`${ports.windows.here.path}?lang=en_US`]);
  expect(await referral.current()).toBeNull();
  const plain = setUp('?q=1');
  plain.referral.forget();
  expect(plain.ports.windows.replaced).toEqual([]);
});

test('[API-14x] asking whether recommending is on says nothing when it fails', async () => {
  const ports = fakePorts();
  ports.windows.here = { ...ports.windows.here, search: '?id=7&invite=AB' };
  const deps = testDeps({ ports });
  ports.http.code('/api/bonus_setting/check', '500', 'server text');
  await createReferral(deps).start();
  expect(deps.emitted).toEqual([]);
});

test('[SHELL-28x] a link that cannot be remembered is written down and counts as none', async () => {
  const ports = fakePorts({}, { register_type: 'recommend_code', recommend_code: 'C' });
  ports.windows.here = { ...ports.windows.here, search: '?id=7' };
  const deps = testDeps({ ports });
  const set = () => {
    throw new Error('no cookies here');
  };
  const referral = createReferral({ ...deps, ports: { ...ports, cookies: { ...ports.cookies, set } } });
  await referral.start();
  expect(ports.logger.lines).toHaveLength(1);
  expect(JSON.stringify(ports.logger.lines)).toContain('no cookies here');
  expect(await referral.current()).toEqual({ kind: 'recommend', value: 'C', source: 'stored' });
});

test('[SHELL-26] an address without an introducer writes no cookie and asks nothing', async () => {
  const { ports, referral } = setUp('?q=1');
  await referral.start();
  expect([ports.cookies.written.size, ports.http.requests.length]).toEqual([0, 0]);
  const unreadable = setUp('?id=7%20or%201');
  await unreadable.referral.start();
  expect(unreadable.ports.cookies.written.size).toBe(0);
  expect(unreadable.ports.logger.lines).toEqual([]);
  expect(await setUp('?invite=AB').referral.current()).toEqual({ kind: 'recommend', value: 'AB', source: 'link' });
});

test('[REG-32] a code that is forgotten leaves the address as an agent does', () => {
  const { ports, referral } = setUp('?invite=AB&q=1', { register_type: 'recommend_code', recommend_code: 'AB' });
  referral.forget();
  expect(ports.windows.replaced).toEqual([`${ports.windows.here.path}?q=1`]);
  expect(ports.cookies.get('recommend_code') ?? '').toBe('');
});

test.each([
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['a.b-c_9', true],
  ['a b', false],
  ['!a', false],
  ['a!', false],
])('[SHELL-28x] %s as a code of a link is taken: %s', (value, taken) => {
  expect(linkReferral({ id: value }, false) !== null).toBe(taken);
  expect(linkReferral({ invite: value }, false) !== null).toBe(taken);
});
