import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { fakePorts, settle, testDeps, type TestDepsOptions, success } from '../../testing/index.ts';
import { createCaptcha } from './session.captcha.ts';
import { createSession } from './index.ts';
import { loginRefusal } from './session.codes.ts';

const LOGIN = '/api/login';
const LOGOUT = '/api/logout';
const HEADER = '/get_login_header';
const CAPTCHA = '/api/captcha';
const LINK = '/get_info_data';
const whois = (id: string, account: string, currency = 'USD') => ({
  member_common_layout: { id, member_type: 1, member_account: account, member_currency: currency },
});
const form = { account: 'lucky88', password: 'Lucky888', answer: '7x9' };
const reply = { member_id: 42, member_account: 'lucky88', member_currency: 'USD', token: 't1' };
const picture = { token: 'c1', captcha: 'data:image/png;base64,AAAA', placeholder: 'type it' };

beforeAll(() =>
  Promise.all([
    import('./session.api.ts'),
    import('@housefront/contract/endpoint'),
    import('@housefront/contract/features/captcha'),
  ]),
);

const setUp = (options: TestDepsOptions = {}) => {
  const deps = testDeps(options);
  const { http, storage, windows, clock, cookies } = deps.ports;
  http.ok(calls.captcha, picture);
  http.ok(calls.loginHeader, { headers: { 'X-CLIENT-CDN': 'edge' }, remote_addr: '1.2.3.4', country: 'CN' });
  http.ok(calls.login, reply);
  http.ok(calls.logout, null);
  const session = createSession(deps);
  return { ...deps, http, storage, windows, clock, cookies, session, captcha: createCaptcha(deps, 1) };
};

test('no member is logged in before the start', () => {
  const { session } = setUp({ token: 't1' });
  expect(session.store.getState()).toEqual({
    status: 'guest',
    member: null,
    loggingIn: false,
    loggingOut: false,
    demo: false,
    confirmed: false,
    offer: null,
  });
  expect(session.isMember()).toBe(false);
});

test('[AUTH-09x] the edge is read from its header however that is written', async () => {
  const { http, session, captcha } = setUp();
  await session.login(form, captcha);
  expect(http.bodies(LOGIN)[0]).toMatchObject({ cdn: 'edge' });
  expect(await session.deviceInfo()).toMatchObject({
    headers: { 'X-CLIENT-CDN': 'edge' },
    device: { cdn: 'edge', remote_addr: '1.2.3.4' },
  });
});

test('[AUTH-07] a helper that hangs holds a login up for five seconds, and says nothing', async () => {
  const { http, clock, session, captcha, emitted } = setUp();
  http.hold(HEADER);
  const done = session.login(form, captcha);
  await clock.advance(4999);
  expect(http.sent(LOGIN)).toHaveLength(0);
  expect(session.store.getState().loggingIn).toBe(true);
  await clock.advance(1);
  expect(await done).toEqual({ kind: 'done' });
  expect(emitted.map(({ name }) => name)).toEqual(['login', 'message']);
});

test('[API-14x] a login that fails on the line is reported once', async () => {
  const { http, session, captcha, emitted } = setUp();
  http.on(LOGIN, { status: 500, text: '' });
  expect(await session.login(form, captcha)).toMatchObject({ kind: 'refused' });
  expect(emitted.map(({ name }) => name)).toEqual(['message']);
});

test('[AUTH-25x] a success without any token is reported like any answer that makes no sense', async () => {
  const { http, session, captcha, heard } = setUp();
  http.malformed(calls.login, { ...reply, token: null });
  const outcome = await session.login(form, captcha);
  const message = { kind: 'error', key: 'error_generic' };
  expect(outcome).toEqual({ kind: 'refused', message });
  expect(heard('message')).toEqual([message]);
});

test('[API-42] a link is given up after ten seconds', async () => {
  const ports = fakePorts();
  ports.windows.here = { ...ports.windows.here, search: '?enc=E' };
  const { http, clock, session, emitted } = setUp({ ports, token: 't1' });
  http.hold(LINK);
  let started = false;
  const start = session.start().then(() => (started = true));
  await clock.advance(9999);
  expect(started).toBe(false);
  await clock.advance(1);
  await start;
  expect(session.isMember()).toBe(true);
  expect(emitted.map(({ name }) => name)).toEqual(['login']);
});

test('[AUTH-14] the currency of the member becomes that of the site, for the next page too; one that the site has not does not', async () => {
  const { http, site, cookies, session, captcha } = setUp();
  await session.login(form, captcha);
  expect(site.getState()).toMatchObject({ memberId: '42', currency: 'USD' });
  expect(cookies.get('currency')).toBe('USD');
  http.ok(calls.login, { ...reply, member_currency: 'EUR' });
  await session.logout();
  expect(site.getState().memberId).toBeNull();
  await session.login(form, captcha);
  expect(site.getState().currency).toBe('USD');
});

test('[AUTH-14] a login taken up at the start reloads nothing, nor does one in the currency of the site', async () => {
  const atStart = setUp({ token: 't1', site: { mode: 'mobile' } });
  atStart.storage.set('currency', 'USD');
  await atStart.session.start();
  expect([atStart.site.getState().currency, atStart.windows.reloads]).toEqual(['USD', 0]);
  const same = setUp({ site: { mode: 'mobile', currency: 'USD' } });
  await same.session.login(form, same.captcha);
  expect([same.session.isMember(), same.windows.reloads]).toEqual([true, 0]);
});

test('[STORE-20x] a login drops what was read of a member before; one taken up at the start keeps it', async () => {
  const { queryClient, session, captcha } = setUp();
  queryClient.setQueryData(['member', 'layout'], 1);
  queryClient.setQueryData(['site', 'detail'], 2);
  await session.login(form, captcha);
  expect(queryClient.getQueryData(['member', 'layout'])).toBeUndefined();
  expect(queryClient.getQueryData(['site', 'detail'])).toBe(2);
  const stored = setUp({ token: 't1' });
  stored.queryClient.setQueryData(['member', 'layout'], 1);
  await stored.session.start();
  expect(stored.queryClient.getQueryData(['member', 'layout'])).toBe(1);
});

test('[STORE-20x] a logout cancels what is being read of the member and nothing else', async () => {
  const { queryClient, session } = setUp({ token: 't1' });
  await session.start();
  const aborted: string[] = [];
  const hang = (name: string) =>
    queryClient
      .fetchQuery({
        queryKey: [name],
        queryFn: ({ signal }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              aborted.push(name);
              reject(new Error('aborted'));
            });
          }),
      })
      .catch(() => undefined);
  void hang('member');
  void hang('site');
  await settle();
  await session.logout();
  await settle();
  expect(aborted).toEqual(['member']);
});

test('[ERR-01] without words of the platform the end of a login has the site’s own', async () => {
  const { session, heard, events } = setUp({ token: 't1' });
  await session.start();
  events.emit('session-expired', { message: '' });
  expect(heard('message')).toEqual([{ kind: 'error', key: 'session_expired' }]);
  expect(heard('logout')).toEqual([{ reason: 'expired' }]);
});

test('[AUTH-34] a guest who logs out gets no message, and no call is sent', async () => {
  const { http, session, heard } = setUp();
  await session.logout();
  expect(heard('logout')).toEqual([]);
  expect(http.requests).toEqual([]);
  expect(session.store.getState().loggingOut).toBe(false);
});

test('[AUTH-37x] only a logout that was asked for runs the steps before it, and a step that was taken back does not run', async () => {
  const { http, session, storage } = setUp({ token: 't1' });
  await session.start();
  const ran: string[] = [];
  session.beforeLogout(() => void ran.push('kept'));
  session.beforeLogout(() => void ran.push('taken back'))();
  await session.logout('clean-cache');
  expect([ran, http.sent(LOGOUT).length]).toEqual([[], 1]);
  storage.set('token', 't2');
  await session.logout('expired');
  expect([ran, http.sent(LOGOUT).length]).toEqual([[], 1]);
  storage.set('token', 't3');
  await session.logout();
  expect([ran, http.sent(LOGOUT).length]).toEqual([['kept'], 2]);
});

test('[AUTH-37x] a step before the logout that fails is written down with its reason', async () => {
  const { session, ports } = setUp({ token: 't1' });
  await session.start();
  session.beforeLogout(() => Promise.reject(new Error('leave failed')));
  await session.logout();
  expect(JSON.stringify(ports.logger.lines)).toContain('leave failed');
});

test('[AUTH-33x] a demo member is not logged out by a page out of the browser’s cache', async () => {
  const base = testDeps().config.public;
  const { session, captcha, windows } = setUp({ config: { public: { ...base, DEMO_MODE: true } } });
  await session.login({ ...form, account: ' demo1 ', answer: '' }, captcha);
  windows.show(true);
  expect(session.store.getState()).toEqual({
    status: 'member',
    member: { id: 'demo', account: 'demo1', currency: 'RMB' },
    loggingIn: false,
    loggingOut: false,
    demo: true,
    confirmed: false,
    offer: null,
  });
});

test('[AUTH-06] a demo site still wants account and password', async () => {
  const base = testDeps().config.public;
  const { session, captcha } = setUp({ config: { public: { ...base, DEMO_MODE: true } } });
  expect(await session.login({ ...form, password: '' }, captcha)).toEqual({ kind: 'incomplete', key: 'ph_password' });
  const real = setUp();
  expect(await real.session.login({ ...form, answer: ' ' }, real.captcha)).toEqual({
    kind: 'incomplete',
    key: 'ph_account_verify_code',
  });
  expect(await real.session.login({ ...form, account: '  ' }, real.captcha)).toEqual({
    kind: 'incomplete',
    key: 'ph_account_name',
  });
});

test('[SEC-05] an address does not say what kind of member a member is', async () => {
  const ports = fakePorts();
  const query = '?tk=q&member_account=a&member_currency=USD&member_id=7';
  ports.windows.here = { ...ports.windows.here, search: `${query}&member_type=3` };
  ports.http.ok(calls.commonLayout, whois('7', 'a'));
  const { session, storage } = setUp({ ports });
  await session.start();
  expect([session.isMember(), storage.get('member_type')]).toEqual([true, undefined]);
});

test('[AUTH-37x] a browser is no iOS app and gets no message of the logout', async () => {
  const { session, ports } = setUp({ token: 't1' });
  await session.start();
  await session.logout();
  expect(ports.device.posted).toEqual([]);
});

test('what has been disposed follows neither other tabs nor the end of a login', async () => {
  const { session, storage, windows, events, heard } = setUp({ token: 't1' });
  await session.start();
  session.dispose();
  events.emit('session-expired', { message: '' });
  storage.fromOtherTab('token', null);
  windows.show(true);
  expect([session.isMember(), heard('logout')]).toEqual([true, []]);
});

test('[AUTH-04x] a captcha begins without a picture, and while one is fetched the old one is gone', async () => {
  const deps = testDeps();
  const captcha = createCaptcha(deps, 1);
  const none = { image: '', placeholder: '', token: '' };
  expect(captcha.store.getState()).toEqual({ ...none, status: 'idle', turn: 0 });
  deps.ports.http.ok(calls.captcha, picture);
  await captcha.reload();
  deps.ports.http.hold(CAPTCHA);
  void captcha.reload();
  expect(captcha.store.getState()).toEqual({ ...none, status: 'loading', turn: 2 });
});

test('[AUTH-04x] an answer that comes after the form is gone changes nothing, and nothing is asked for any more', async () => {
  const deps = testDeps();
  const { http, clock } = deps.ports;
  const captcha = createCaptcha(deps, 1);
  const answer = http.hold(CAPTCHA);
  const loading = captcha.reload();
  await settle();
  captcha.dispose();
  const before = captcha.store.getState();
  answer(success(calls.captcha, picture));
  await loading;
  expect(captcha.store.getState()).toEqual(before);
  await captcha.reload();
  expect(http.sent(CAPTCHA)).toHaveLength(1);
  expect(clock.pending()).toBe(0);
});

test('[AUTH-04x] a second refusal with code 101 holds the next reload back for a second as well', async () => {
  const deps = testDeps();
  const { http, clock } = deps.ports;
  http.code(CAPTCHA, '101');
  const captcha = createCaptcha(deps, 1);
  await captcha.reload();
  await clock.advance(1000);
  expect(http.sent(CAPTCHA)).toHaveLength(2);
  await clock.advance(999);
  await captcha.reload();
  expect(http.sent(CAPTCHA)).toHaveLength(2);
  await clock.advance(1);
  expect([http.sent(CAPTCHA).length, captcha.store.getState().status]).toEqual([2, 'failed']);
  http.ok(calls.captcha, picture);
  await captcha.reload();
  expect(captcha.store.getState().status).toBe('ready');
});

test('[AUTH-04x] a refusal with another code is tried no second time by itself', async () => {
  const deps = testDeps();
  const { http, clock } = deps.ports;
  http.code(CAPTCHA, '500', 'busy');
  const captcha = createCaptcha(deps, 1);
  await captcha.reload();
  expect(captcha.store.getState().status).toBe('failed');
  await clock.advance(5000);
  expect(http.sent(CAPTCHA)).toHaveLength(1);
  expect(deps.emitted).toEqual([]);
});

test('[API-06x] what was asked for before a login or a logout is given up, and rotates no token', async () => {
  const { http, calls, session, storage, heard } = setUp({ token: 't1' });
  const { myCash } = await import('@housefront/contract/features/wallet');
  const path = '/api/member/profile/my_cash';
  const data = { my_cash_list: [], total: 1 };
  await session.start();
  const beforeLogin = http.hold(path);
  const first = calls.send(myCash, {}, { silent: true });
  await settle();
  session.complete({ token: 't2', id: '42', account: 'lucky88', currency: 'RMB' });
  beforeLogin(success(myCash, data, { authorization: 'rotated' }));
  expect(await first).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  expect(storage.get('token')).toBe('t2');
  const beforeLogout = http.hold(path);
  const second = calls.send(myCash, {}, { silent: true });
  await settle();
  await session.logout();
  beforeLogout(success(myCash, data, { authorization: 'rotated' }));
  expect(await second).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  expect([storage.get('token'), heard('session-expired')]).toEqual([undefined, []]);
});

test('[AUTH-37x] another app than that of iOS gets no message of the logout', async () => {
  const ports = fakePorts({ nativeBridge: true, userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8)' });
  const { session } = setUp({ ports, token: 't1', site: { clientType: 'app' } });
  await session.start();
  await session.logout();
  expect(ports.device.posted).toEqual([]);
});

test('[XWIN-13x] an address signs in once, and a later start takes up what is stored', async () => {
  const ports = fakePorts();
  const search = '?tk=q&member_account=a&member_currency=USD&member_id=7';
  ports.windows.here = { ...ports.windows.here, search };
  ports.http.ok(calls.commonLayout, whois('7', 'a'));
  const named = setUp({ ports });
  await named.session.start();
  expect(named.heard('login')).toEqual([{ memberId: '7', currencyBefore: 'RMB', currency: 'USD', atStart: false }]);
  const linkPorts = fakePorts();
  linkPorts.windows.here = { ...linkPorts.windows.here, search: '?enc=E' };
  linkPorts.http.ok(calls.infoData, { tk: 's', member_id: '8', member_account: 'a', member_currency: 'RMB' });
  linkPorts.http.ok(calls.commonLayout, whois('8', 'a', 'RMB'));
  const linked = setUp({ ports: linkPorts });
  await linked.session.start();
  expect(linked.heard('login')).toHaveLength(1);
  const guest = setUp();
  await guest.session.start();
  guest.storage.set('member_id', '42');
  guest.storage.set('token', 't1');
  await guest.session.start();
  expect(guest.session.isMember()).toBe(true);
});

test('[STORE-01] a guest who is logged in by another tab was logged out of nothing', async () => {
  const { session, storage, heard } = setUp();
  await session.start();
  storage.local.setItem('member_id', '43');
  storage.fromOtherTab('token', 't5');
  expect(heard('logout')).toEqual([]);
  expect(heard('login')).toEqual([{ memberId: '43', currencyBefore: 'RMB', currency: 'RMB', atStart: false }]);
  expect(session.store.getState().member).toEqual({ id: '43', account: '', currency: '' });
});

test('[AUTH-34] a token that was not taken up is logged out like any other', async () => {
  const { http, session, heard } = setUp({ token: 't1' });
  await session.logout();
  expect([http.sent(LOGOUT).length, heard('logout')]).toEqual([1, [{ reason: 'asked' }]]);
});

test('[STORE-17] a login in the currency of the site writes no cookie', async () => {
  const { session, captcha, cookies } = setUp({ site: { currency: 'USD' } });
  await session.login(form, captcha);
  expect(cookies.written.size).toBe(0);
});

test('[AUTH-04x] a form that is closed during the wait leaves no timer', async () => {
  const deps = testDeps();
  deps.ports.http.code(CAPTCHA, '101');
  const captcha = createCaptcha(deps, 1);
  await captcha.reload();
  expect(deps.ports.clock.pending()).toBe(1);
  captcha.dispose();
  expect(deps.ports.clock.pending()).toBe(0);
});

test('[AUTH-21] [AUTH-25x] a code counts in a refusal only', () => {
  expect(loginRefusal({ kind: 'invalid', code: '802', message: '' })).toEqual({
    message: { kind: 'error', key: 'error_generic' },
    next: 'stay',
  });
  expect(loginRefusal({ kind: 'refused', code: '201', message: 'x' })).toEqual({
    message: { kind: 'error', key: 'ip_error', suffix: ' (201)' },
    next: 'stay',
  });
});
