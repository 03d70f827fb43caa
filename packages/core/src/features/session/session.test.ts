import { calls } from '@housefront/contract/calls';
import { expect, test, vi } from 'vitest';
import { settle, testDeps, money } from '../../testing/index.ts';
import { usePlatform, type PlatformDepsOptions } from '../../testing/platform.ts';
import { createCaptcha, createSession } from './index.ts';

const LOGIN = '/api/login';
const LOGOUT = '/api/logout';
const HEADER = '/get_login_header';
const platform = usePlatform();

const setUp = async (options: PlatformDepsOptions = {}) => {
  const deps = platform.deps(options);
  const { http } = deps.ports;
  http.ok(calls.loginHeader, {
    headers: { 'X-Client-IP': '1.2.3.4', 'X-Client-Cdn': 'edge' },
    remote_addr: '1.2.3.4',
    country: 'CN',
  });
  const session = createSession(deps);
  const captcha = createCaptcha(deps, 1);
  await captcha.reload();
  const answer = ` ${platform.answerOf(captcha.store.getState())} `;
  const form = { account: ' river77 ', password: 'River777', answer };
  return { ...deps, http, storage: deps.ports.storage, session, captcha, form };
};

/** The one who signs in as the platform knows them: id and account. */
const river = () => {
  const member = platform.sandbox.world.members.byAccount('river77');
  return { id: String(member?.id), account: 'river77' };
};

test('[APIM-03] [AUTH-07] [AUTH-08] posts the login with captcha, device info and the helper’s headers', async () => {
  const { http, session, captcha, form } = await setUp();
  expect(await session.login(form, captcha)).toEqual({ kind: 'done' });
  expect(http.bodies(LOGIN)).toEqual([
    {
      account: 'river77',
      password: 'River777',
      site_id: 1001,
      answer: form.answer.trim(),
      captcha_token: expect.stringMatching(/./),
      remote_addr: '1.2.3.4',
      host: 'site.test',
      device: 0,
      login_type: 'desktop',
      cdn: 'edge',
      system_group: 'windows',
      system: 'Windows',
      system_version: '10.0',
      browser: 'Chrome 140',
    },
  ]);
  expect(http.sent(LOGIN)[0]?.headers).toMatchObject({ 'X-Client-IP': '1.2.3.4' });
  const order = http.requests.map((request) => request.path);
  expect(order.indexOf(HEADER)).toBeLessThan(order.indexOf(LOGIN));
});

test('[AUTH-10] [STORE-02] [MEM-30] success stores id, account, currency and the verbatim token', async () => {
  const { storage, session, captcha, heard, site, form } = await setUp();
  await session.login(form, captcha);
  const { id, account } = river();
  expect(['member_id', 'member_account', 'currency'].map((key) => storage.local.getItem(key))).toEqual([
    id,
    account,
    'USD',
  ]);
  // The owner of the token is signed in at the platform.
  const token = storage.local.getItem('token') ?? '';
  expect(String(platform.sandbox.world.sessions.check(token)?.memberId)).toBe(id);
  expect(session.store.getState()).toMatchObject({ status: 'member', loggingIn: false, member: { id } });
  expect(site.getState().currency).toBe('USD');
  expect(heard('login')).toEqual([{ memberId: id, currencyBefore: 'RMB', currency: 'USD', atStart: false }]);
  expect(heard('message')).toEqual([{ kind: 'success', key: 'login_success' }]);
});

test('a token that comes in the header only is a login too; none at all is not', async () => {
  const { http, storage, session, captcha, form } = await setUp();
  const reply = { member_id: 42, member_account: 'lucky88', member_currency: 'USD', token: null };
  http.malformed(calls.login, reply);
  expect(await session.login(form, captcha)).toMatchObject({ kind: 'refused' });
  expect(session.isMember()).toBe(false);
  http.malformed(calls.login, reply, { authorization: 't9' });
  expect(await session.login(form, captcha)).toEqual({ kind: 'done' });
  expect(storage.get('token')).toBe('t9');
});

test('[AUTH-07] without the helper the login goes on with an empty address', async () => {
  const { http, session, captcha, form } = await setUp();
  http.on(HEADER, { status: 502, text: '<html>' });
  expect(await session.login(form, captcha)).toEqual({ kind: 'done' });
  expect(http.bodies(LOGIN)[0]).toMatchObject({ remote_addr: '', cdn: '' });
});

test('[AUTH-02] every attempt uses a captcha token of its own', async () => {
  const { http, session, captcha, form } = await setUp();
  http.code(LOGIN, '101');
  await session.login(form, captcha);
  await settle();
  await session.login(form, captcha);
  await settle();
  const tokens = http.bodies(LOGIN).map((body) => (body as { captcha_token: string }).captcha_token);
  expect([tokens.length, new Set(tokens).size]).toEqual([2, 2]);
  expect(http.sent('/api/captcha')).toHaveLength(3);
});

test('[AUTH-06] an incomplete form sends nothing and shows one message', async () => {
  const { http, session, captcha, heard } = await setUp();
  expect(await session.login({ account: '', password: '', answer: '' }, captcha)).toEqual({
    kind: 'incomplete',
    key: 'ph_account_name',
  });
  expect(heard('message')).toEqual([{ kind: 'warning', key: 'ph_account_name' }]);
  expect(http.sent(LOGIN)).toEqual([]);
  expect(http.sent('/api/captcha')).toHaveLength(1);
});

test('[AUTH-15x] fifty clicks send one login', async () => {
  const { http, session, captcha, form } = await setUp();
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => session.login(form, captcha)));
  expect(outcomes.filter(({ kind }) => kind === 'busy')).toHaveLength(49);
  expect(http.sent(LOGIN)).toHaveLength(1);
});

test('[AUTH-16] [AUTH-22] [AUTH-23] refused logins store nothing and say once what happened', async () => {
  const { http, storage, session, captcha, heard, form } = await setUp();
  http.code(LOGIN, '101', 'server text');
  expect(await session.login(form, captcha)).toMatchObject({ kind: 'refused' });
  http.code(LOGIN, '107', '', { member_login_id: 5 });
  expect(await session.login(form, captcha)).toEqual({
    kind: 'step',
    step: { kind: 'question', data: { member_login_id: 5 } },
  });
  http.code(LOGIN, '802');
  expect(await session.login(form, captcha)).toEqual({ kind: 'reset' });
  expect(heard('message').map(({ key }) => key)).toEqual(['account_error', 'different_device']);
  expect(heard('failure')).toEqual([]);
  expect(storage.get('token')).toBeUndefined();
});

test('[AUTH-14] another currency reloads the page on mobile only', async () => {
  for (const [mode, reloads] of [
    ['desktop', 0],
    ['mobile', 1],
  ] as const) {
    const { ports, session, captcha, form } = await setUp({ site: { mode } });
    await session.login(form, captcha);
    expect(ports.windows.reloads).toBe(reloads);
  }
});

test('[AUTH-31] [AUTH-33x] a demo site fakes the login without a call', async () => {
  const base = testDeps().config.public;
  const { http, storage, session, captcha, heard, form } = await setUp({
    config: { public: { ...base, DEMO_MODE: true } },
  });
  expect(await session.login({ ...form, answer: '' }, captcha)).toEqual({ kind: 'done' });
  expect(http.sent(LOGIN)).toEqual([]);
  expect(storage.get('token')).toBeUndefined();
  expect(session.store.getState()).toMatchObject({ demo: true, member: { account: 'river77', currency: 'RMB' } });
  expect(heard('login')).toEqual([]);
  expect(heard('message')).toEqual([{ kind: 'success', key: 'login_success' }]);
  expect(heard('balance-changed')).toEqual([{ cash: money(0n) }]);
});

test('[APIM-04] [AUTH-34] [STORE-20x] logout calls the platform, clears the browser and closes the windows', async () => {
  const { http, storage, session, ports, heard, queryClient } = await setUp({ member: 'lucky88' });
  const { sessions } = platform.sandbox.world;
  const token = storage.get('token') ?? '';
  await session.start();
  storage.set('isPlay', true);
  storage.set('pwa', true);
  storage.set('popUpDiscountModalCloseTime', 1);
  queryClient.setQueryData(['member', 'layout'], 1);
  queryClient.setQueryData(['site', 'detail'], 2);
  const opened = (['memberWindow', 'agentWindow', 'fpWindow'] as const).map((name) =>
    ports.windows.open(name, '/user'),
  );
  await session.logout();
  expect(http.sent(LOGOUT)).toHaveLength(1);
  expect(http.sent(LOGOUT)[0]).toMatchObject({ body: {}, headers: { authorization: token } });
  expect(sessions.check(token)).toBeUndefined();
  for (const key of ['token', 'member_id', 'member_account', 'currency', 'isPlay'])
    expect(storage.local.getItem(key)).toBeNull();
  expect(storage.session.getItem('popUpDiscountModalCloseTime')).toBeNull();
  expect(storage.get('pwa')).toBe(true);
  expect(opened.map((window) => window?.closed)).toEqual([true, true, true]);
  expect(queryClient.getQueryData(['member', 'layout'])).toBeUndefined();
  expect(queryClient.getQueryData(['site', 'detail'])).toBe(2);
  expect(session.store.getState().status).toBe('guest');
  expect(heard('logout')).toEqual([{ reason: 'asked' }]);
});

test.each([
  ['answers 500', (deps: Awaited<ReturnType<typeof setUp>>) => deps.http.on(LOGOUT, { status: 500, text: '' })],
  ['never answers', (deps: Awaited<ReturnType<typeof setUp>>) => void deps.http.hold(LOGOUT)],
])('[AUTH-37x] a logout call that %s still ends as guest at once', async (_, prepare) => {
  const deps = await setUp({ member: 'lucky88' });
  await deps.session.start();
  prepare(deps);
  const done = deps.session.logout();
  await settle();
  expect(deps.session.isMember()).toBe(false);
  expect(deps.storage.get('token')).toBeUndefined();
  await deps.ports.clock.advance(5000);
  await done;
  expect(deps.heard('failure')).toEqual([]);
});

test('[AUTH-37x] the game is left before the platform is called, and a failure there stops nothing', async () => {
  const { http, session, ports } = await setUp({ member: 'lucky88' });
  await session.start();
  const order: string[] = [];
  session.beforeLogout(() => {
    order.push(`left, ${http.sent(LOGOUT).length} sent`);
    throw new Error('leave failed');
  });
  await Promise.all([session.logout(), session.logout()]);
  expect(order).toEqual(['left, 0 sent']);
  expect(http.sent(LOGOUT)).toHaveLength(1);
  expect(ports.logger.lines).toHaveLength(1);
});

test('[API-06x] the answer to the logout itself does not restore a token', async () => {
  const { http, storage, session } = await setUp({ member: 'lucky88' });
  await session.start();
  http.ok(calls.logout, null, { authorization: 't2' });
  await session.logout();
  expect(storage.local.getItem('token')).toBeNull();
});

test('[ERR-01] [ERR-02x] a 401 ends the login with one message and without a logout call', async () => {
  const { http, session, storage, calls, heard } = await setUp({ member: 'lucky88' });
  await session.start();
  const { myCash } = await import('@housefront/contract/features/wallet');
  http.on('/api/member/profile/my_cash', { status: 401, json: { code: '401', message: 'signed out' } });
  await Promise.all(Array.from({ length: 20 }, () => calls.send(myCash, {})));
  expect(heard('logout')).toEqual([{ reason: 'expired' }]);
  expect(heard('message')).toEqual([{ kind: 'error', text: 'signed out' }]);
  expect(heard('failure')).toEqual([]);
  expect(http.sent(LOGOUT)).toEqual([]);
  expect(storage.local.getItem('member_id')).toBeNull();
});

test('[STORE-01] logging out and in in another tab is followed', async () => {
  const { session, storage, heard, http } = await setUp({ member: 'lucky88' });
  await session.start();
  storage.fromOtherTab('token', 'rotated');
  expect(heard('logout')).toEqual([]);
  for (const key of ['member_id', 'member_account', 'currency']) storage.local.removeItem(key);
  const remove = vi.spyOn(storage.local, 'removeItem');
  storage.fromOtherTab('token', null);
  expect(heard('logout')).toEqual([{ reason: 'other-tab' }]);
  expect(session.isMember()).toBe(false);
  // The other tab may store a new login before this tab gets the event of the logout: nothing is cleared a second time.
  expect(remove.mock.calls.filter(([key]) => key !== 'token')).toEqual([]);
  remove.mockRestore();
  storage.local.setItem('member_id', '43');
  storage.local.setItem('member_account', 'river77');
  storage.fromOtherTab('token', 't5');
  expect(session.store.getState().member).toEqual({ id: '43', account: 'river77', currency: '' });
  expect(http.sent(LOGOUT)).toEqual([]);
});

test('[STORE-01] [SHELL-58] a page out of the browser’s cache belongs to the member who is logged in now, and leaves them their login', async () => {
  const { session, storage, ports, heard } = await setUp({ member: 'lucky88' });
  const { windows } = ports;
  await session.start();
  windows.show(true);
  expect([heard('logout'), heard('login').length]).toEqual([[], 1]);
  for (const [key, value] of [
    ['token', 't5'],
    ['member_id', '43'],
    ['member_account', 'river77'],
  ] as const) {
    storage.local.setItem(key, value);
  }
  windows.show(false);
  expect(heard('logout')).toEqual([]);
  windows.show(true);
  expect(heard('logout')).toEqual([{ reason: 'other-tab' }]);
  expect(session.store.getState().member).toMatchObject({ id: '43', account: 'river77' });
  expect(['token', 'member_id'].map((key) => storage.local.getItem(key))).toEqual(['t5', '43']);
  storage.local.removeItem('token');
  windows.show(true);
  expect(session.isMember()).toBe(false);
});

test('a stored login is taken up at start; a token without a member is none', async () => {
  const { session, storage, heard } = await setUp({ member: 'lucky88' });
  await session.start();
  const memberId = storage.get('member_id');
  expect(heard('login')).toEqual([{ memberId, currencyBefore: 'RMB', currency: 'RMB', atStart: true }]);
  const lone = await setUp();
  lone.storage.set('token', 't');
  await lone.session.start();
  expect(lone.session.isMember()).toBe(false);
});

/** Another login at the platform, as a link names it. */
const newLogin = (account: string) => {
  const { members, sessions } = platform.sandbox.world;
  const member = members.byAccount(account);
  if (!member) throw new Error(`there is no member ${account}`);
  const { token } = sessions.start(member.id);
  return { tk: token, member_id: String(member.id), member_account: account, member_currency: member.currency };
};

const names = ['tk', 'member_account', 'member_currency', 'member_id'] as const;
test.each(Array.from({ length: 32 }, (_, index) => index))(
  '[AUTH-29] [XWIN-12] query combination %i signs in only with all four and no block',
  async (index) => {
    const ports = platform.ports();
    const { session, storage } = await setUp({ member: 'lucky88', ports });
    const before = storage.get('token');
    const link = newLogin('lucky88');
    const given = names.filter((_, bit) => index & (1 << bit));
    ports.windows.here = {
      ...ports.windows.here,
      search: `?${given.map((name) => `${name}=${link[name]}`).join('&')}&keep=1`,
    };
    if (index & 16) storage.set('skipReloadGetInfo', true);
    await session.start();
    expect([storage.get('token'), storage.get('member_id')]).toEqual([index === 15 ? link.tk : before, link.member_id]);
  },
);

test('[AUTH-30x] [STORE-11] the address loses the credentials and a reload does not apply them again', async () => {
  const ports = platform.ports();
  const search = `?${new URLSearchParams(newLogin('river77')).toString()}&keep=1`;
  ports.windows.here = { ...ports.windows.here, path: '/discount', search };
  const { session, storage } = await setUp({ ports });
  await session.start();
  expect(ports.windows.replaced).toEqual(['/discount?keep=1']);
  expect(storage.session.getItem('skipReloadGetInfo')).toBe('1');
  await session.logout();
  expect(session.isMember()).toBe(false);
  await session.start();
  expect(session.isMember()).toBe(false);
});

const LINK = '/get_info_data';
const withLink = async (member?: string) => {
  const ports = platform.ports();
  ports.windows.here = { ...ports.windows.here, search: '?enc=ABC&tk=x' };
  return setUp({ ports, ...(member !== undefined && { member }) });
};

test.each([
  ['text', (link: object) => JSON.stringify(link)],
  ['an object', (link: object) => link],
])('[API-42] [XWIN-10] a link answered with %s signs in and cleans the address', async (_, write) => {
  const { http, session, storage, ports } = await withLink();
  const link = newLogin('river77');
  http.unchecked(calls.infoData, write(link));
  await session.start();
  expect(http.bodies(LINK)).toEqual([{ enc: 'ABC' }]);
  expect(storage.get('token')).toBe(link.tk);
  // First without the link, at once; then home.
  expect(ports.windows.replaced).toEqual(['/', '/']);
});

test.each([
  ['a missing field', { json: { tk: '', member_id: '7', member_account: 'a', member_currency: 'USD' } }],
  ['bad JSON', { json: '{"tk"' }],
  ['HTML', { text: '<html>' }],
  ['404', { status: 404, json: { code: '404' } }],
  ['no network', new TypeError('offline')],
])('[API-42] [XWIN-11] a link answered with %s changes nothing but the address', async (_, answer) => {
  const { http, session, storage, ports, heard } = await withLink('lucky88');
  const before = [storage.get('token'), storage.get('member_id')];
  http.on(LINK, answer);
  await session.start();
  expect([storage.get('token'), session.store.getState().member?.id]).toEqual(before);
  // First without the link, at once; then home.
  expect(ports.windows.replaced).toEqual(['/', '/']);
  expect([...heard('failure'), ...heard('message')]).toEqual([]);
});

test('[AUTH-37x] the iOS app gets a message of the logout', async () => {
  const ports = platform.ports({
    nativeBridge: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  });
  const { session } = await setUp({ ports, member: 'lucky88', site: { clientType: 'app' } });
  await session.start();
  await session.logout();
  expect(ports.device.posted).toEqual([{ type: 'logout' }]);
});
