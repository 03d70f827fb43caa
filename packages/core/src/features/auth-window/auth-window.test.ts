import { calls } from '@housefront/contract/calls';
import * as fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { fakePorts, settle, testDeps, type TestDepsOptions } from '../../testing/index.ts';
import { createSession } from '../session/index.ts';
import { followAuthMessage, openAuthWindow, reportAuthAnswer } from './index.ts';
import type { AuthProvider } from './auth-window.ts';

const provider: AuthProvider = { id: 'acme', url: 'https://acme.test/authorize?client=7' };
const login = { token: 'tk9', member_id: 42, member_account: 'lucky88', member_currency: 'USD' };

const whois = { id: 42, member_type: 1, member_account: 'lucky88', member_currency: 'USD' };

// Loaded here, so that no test is the one that loads them.
beforeAll(() => Promise.all([import('../session/session.api.ts'), import('@housefront/contract/endpoint')]));

const setUp = (options: TestDepsOptions = {}) => {
  const deps = testDeps(options);
  deps.ports.http.ok(calls.commonLayout, { member_common_layout: whois });
  const session = createSession(deps);
  const follow = (message: Parameters<typeof followAuthMessage>[1]) => followAuthMessage({ ...deps, session }, message);
  return { ...deps, session, follow, window: () => deps.ports.windows.get('authWindow') };
};

test('[XWIN-09x] a provider opens in a window with opener, and is given where to come back to', () => {
  const { ports, window, ...deps } = setUp();
  expect(openAuthWindow({ ...deps, ports }, provider)).toBe(true);
  const address = new URL(window()?.addresses[0] ?? '');
  expect(address.origin + address.pathname).toBe('https://acme.test/authorize');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client: '7',
    callback: 'https://site.test/authCallback',
    language: 'zh_CN',
  });
});

test('[XWIN-09x] a blocked window is reported, and no answer is awaited', () => {
  const { ports, heard, follow, session, ...deps } = setUp();
  ports.windows.blocked = true;
  expect(openAuthWindow({ ...deps, ports }, provider)).toBe(false);
  expect(heard('message')).toEqual([{ kind: 'warning', key: 'auth.window_blocked' }]);
  void follow({ msg: 'authLogin', data: login });
  expect(session.isMember()).toBe(false);
});

test.each([
  ['Facebook', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]'],
  ['Line', 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/131.0 Mobile Safari/537.36 Line/14.19.1/IAB'],
  ['Zalo', 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/131.0 Mobile Safari/537.36 Zalo android/12050608'],
])(
  '[XWIN-09x] [SITE-19x] inside %s a phone gets a hint to open its browser; no window opens and no answer is awaited',
  (_, userAgent) => {
    const { ports, heard, site, window, ...deps } = setUp({ ports: fakePorts({ userAgent }) });
    expect(openAuthWindow({ ...deps, ports, site }, provider)).toBe(true);
    ports.windows.get('authWindow')?.close();
    ports.storage.remove('authPending');
    site.setState({ mode: 'mobile' });
    expect(openAuthWindow({ ...deps, ports, site }, provider)).toBe(false);
    expect(heard('message')).toEqual([{ kind: 'warning', key: 'auth.in_app' }]);
    expect([ports.windows.opened.length, ports.storage.get('authPending'), window()?.closed]).toEqual([1, false, true]);
  },
);

test.each([
  ['token', login],
  ['tk', { tk: 'tk9', member_id: '42', member_account: 'lucky88', member_currency: 'USD' }],
])('[XWIN-04] authLogin closes the window and completes the login, the token named %s', async (_, data) => {
  const { ports, heard, follow, session, window, ...deps } = setUp();
  openAuthWindow({ ...deps, ports }, provider);
  await follow({ msg: 'authLogin', data });
  expect(window()?.closed).toBe(true);
  expect(['token', 'member_id', 'member_account', 'currency'].map((key) => ports.storage.local.getItem(key))).toEqual([
    'tk9',
    '42',
    'lucky88',
    'USD',
  ]);
  expect(session.store.getState()).toMatchObject({ status: 'member', member: { id: '42', account: 'lucky88' } });
  expect(heard('login')).toHaveLength(1);
  expect(heard('message')).toEqual([{ kind: 'success', key: 'login_success' }]);
  await settle();
});

test('[SEC-05] a third party’s login is let in only if the platform names the same member', async () => {
  for (const over of [
    { id: 43 },
    { member_account: 'river77' },
    { id: 43, member_account: 'river77' },
    { member_account: 'lucky8' },
  ]) {
    const { ports, heard, follow, session, ...deps } = setUp();
    ports.http.ok(calls.commonLayout, { member_common_layout: { ...whois, ...over } });
    openAuthWindow({ ...deps, ports }, provider);
    await follow({ msg: 'authLogin', data: login });
    expect([session.isMember(), ports.storage.get('token')]).toEqual([false, undefined]);
    expect(heard('message')).toEqual([{ kind: 'error', key: 'session.mismatch' }]);
  }
});

test('[SEC-05] a third party’s login of another member than the one signed in waits for an answer', async () => {
  const { ports, heard, follow, session, ...deps } = setUp({ token: 'mine' });
  ports.storage.set('member_id', '7');
  ports.storage.set('member_account', 'river77');
  await session.start();
  openAuthWindow({ ...deps, ports }, provider);
  await follow({ msg: 'authLogin', data: login });
  expect(session.store.getState()).toMatchObject({
    member: { id: '7' },
    offer: { account: 'lucky88', current: 'river77' },
  });
  expect([ports.storage.get('token'), heard('message')]).toEqual(['mine', []]);
});

test('[XWIN-05] authLoginClose closes the window, and says why only with a resCode', () => {
  for (const [message, said] of [
    [{ msg: 'authLoginClose' }, []],
    [{ msg: 'authLoginClose', resMessage: 'no code, no toast' }, []],
    [{ msg: 'authLoginClose', resCode: 102, resMessage: 'Not linked' }, [{ kind: 'error', text: 'Not linked' }]],
    [{ msg: 'authLoginClose', resCode: '102' }, [{ kind: 'error', key: 'auth.failed' }]],
  ] as const) {
    const { ports, heard, follow, session, window, ...deps } = setUp();
    openAuthWindow({ ...deps, ports }, provider);
    void follow(message);
    expect(window()?.closed).toBe(true);
    expect(heard('message')).toEqual(said);
    expect(session.isMember()).toBe(false);
  }
});

test('[XWIN-03x] [XWIN-04] an answer counts once, and only in the tab that asked for it', async () => {
  const { ports, heard, follow, session, ...deps } = setUp();
  await follow({ msg: 'authLogin', data: login });
  expect(session.isMember()).toBe(false);
  openAuthWindow({ ...deps, ports }, provider);
  for (let round = 0; round < 2; round += 1) await follow({ msg: 'authLogin', data: { ...login, token: `t${round}` } });
  expect(ports.storage.get('token')).toBe('t0');
  expect(heard('login')).toHaveLength(1);
});

test('[XWIN-03x] [XWIN-04] no forged message signs anybody in', () => {
  const { ports, follow, session, ...deps } = setUp({ token: 'mine' });
  const part = fc.oneof(fc.constantFrom('tk9', '', 'lucky88', 'USD', null, 0, true), fc.jsonValue());
  const forged = fc.oneof(
    fc.jsonValue(),
    fc.record({ token: part, member_id: part, member_account: part }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(fc.constantFrom('authLogin', 'authlogin', 'authLogin ', 'authLoginX'), forged, (msg, data) => {
      openAuthWindow({ ...deps, ports }, provider);
      void follow({ msg, data });
      expect([ports.storage.get('token'), session.isMember()]).toEqual(['mine', false]);
    }),
    { numRuns: 2000 },
  );
});

const callback = (search: string, fragment = '', over: { opener?: boolean; foreign?: boolean } = {}) => {
  const ports = fakePorts();
  ports.windows.opener = over.opener ?? true;
  ports.windows.foreignOpener = over.foreign ?? false;
  ports.windows.here = { ...ports.windows.here, path: '/authCallback', search };
  reportAuthAnswer(ports, fragment);
  return ports;
};
const data = encodeURIComponent(JSON.stringify(login));
const credentials = { token: 'tk9', member_id: '42', member_account: 'lucky88', member_currency: 'USD' };

test.each([
  ['data as JSON in the query', `?code=100&data=${data}`, ''],
  ['data as JSON in the fragment', '', `#code=1000&data=${data}`],
])('[XWIN-08] a success with %s is reported as authLogin, and the window closes', (_, search, fragment) => {
  const { storage, windows } = callback(search, fragment);
  expect(storage.get('window-msg')).toEqual({ msg: 'authLogin', data: credentials });
  expect([windows.selfClosed, windows.left]).toEqual([1, []]);
});

test.each([
  ['its own code', '?code=102&message=Not%20linked', { resCode: '102', resMessage: 'Not linked' }],
  ['nothing at all', '', { resCode: '400', resMessage: '' }],
  ['a success without a login', '?code=100&message=ok&data=%7B%7D', { resCode: '400', resMessage: 'ok' }],
  ['broken data', '?code=100&data=%7B', { resCode: '400', resMessage: '' }],
  [
    'values that stand alone',
    '?code=100&tk=tk9&member_id=42&member_account=a&member_currency=USD',
    { resCode: '400', resMessage: '' },
  ],
  [
    'a monster',
    `?code=100&data=${encodeURIComponent(JSON.stringify({ ...login, token: 'x'.repeat(5000) }))}`,
    { resCode: '400', resMessage: '' },
  ],
])('[XWIN-08] a refusal with %s is reported as authLoginClose, and the window closes', (_, search, expected) => {
  const { storage, windows } = callback(search);
  expect(storage.get('window-msg')).toEqual({ msg: 'authLoginClose', ...expected });
  expect(windows.selfClosed).toBe(1);
});

test.each([
  ['nobody', { opener: false }],
  ['a page of another site', { foreign: true }],
])('[XWIN-09x] opened by %s it reports nothing and goes to /', (_, over) => {
  const { storage, windows } = callback(`?code=100&data=${data}`, '', over);
  expect(storage.get('window-msg')).toBeUndefined();
  expect([windows.left, windows.selfClosed]).toEqual([['/'], 0]);
});

test('[XWIN-09x] the address keeps nothing of the answer', () => {
  for (const over of [{}, { opener: false }]) {
    const { windows } = callback(`?code=100&data=${data}`, '#tk=1', over);
    expect(windows.replaced).toEqual(['/authCallback']);
  }
});

test('[XWIN-09x] the window of a provider is a small one, in front, and belongs to the tab until it answers', () => {
  const { ports, window, follow, ...deps } = setUp();
  openAuthWindow({ ...deps, ports }, provider);
  expect(window()).toMatchObject({ size: { width: 520, height: 720 }, focused: 1 });
  expect(ports.storage.get('authPending')).toBe(true);
  void follow({ msg: 'authLoginClose' });
  expect(ports.storage.get('authPending')).toBe(false);
});

test('[XWIN-04] other messages leave the window and what it is asked for alone', () => {
  const { ports, heard, window, follow, ...deps } = setUp();
  openAuthWindow({ ...deps, ports }, provider);
  void follow({ msg: 'somethingElse', resCode: '102', resMessage: 'no' });
  expect([window()?.closed, ports.storage.get('authPending'), heard('message')]).toEqual([false, true, []]);
});

test.each([
  ['without a token', { member_id: 42, member_account: 'a', member_currency: 'USD' }],
  ['that is none', 'token'],
  ['that is nothing', null],
  ['of monstrous length', { ...login, member_account: 'x'.repeat(4097) }],
])('[XWIN-04] a login %s is reported as a failure and signs no one in', (_, forged) => {
  const { ports, heard, session, follow, ...deps } = setUp();
  openAuthWindow({ ...deps, ports }, provider);
  void follow({ msg: 'authLogin', data: forged });
  expect(heard('message')).toEqual([{ kind: 'error', key: 'auth.failed' }]);
  expect(session.isMember()).toBe(false);
});

test('[XWIN-04] a value of 4096 characters is still taken, and token goes before tk', async () => {
  const { ports, session, follow, ...deps } = setUp();
  openAuthWindow({ ...deps, ports }, provider);
  await follow({ msg: 'authLogin', data: { ...login, token: 'x'.repeat(4096), tk: 'other' } });
  expect(ports.storage.get('token')).toBe('x'.repeat(4096));
  expect(session.isMember()).toBe(true);
});

test('[XWIN-05] an empty code closes the window without a word', () => {
  const { ports, heard, follow, window, ...deps } = setUp();
  openAuthWindow({ ...deps, ports }, provider);
  void follow({ msg: 'authLoginClose', resCode: '', resMessage: 'no code' });
  expect([window()?.closed, heard('message')]).toEqual([true, []]);
});

test('[XWIN-08] the fragment goes before the query, and a message is cut at 300 characters', () => {
  const { storage } = callback('?code=100&message=first', `#code=102&message=${'x'.repeat(301)}`);
  expect(storage.get('window-msg')).toEqual({ msg: 'authLoginClose', resCode: '102', resMessage: 'x'.repeat(300) });
});

test('[XWIN-08] [XWIN-03x] an answer is removed before it is written, so that one that equals the last is reported again', () => {
  const ports = fakePorts();
  ports.windows.opener = true;
  ports.windows.here = { ...ports.windows.here, path: '/authCallback', search: '?code=102&message=no' };
  reportAuthAnswer(ports, '');
  const removed = vi.spyOn(ports.storage.local, 'removeItem');
  const written = vi.spyOn(ports.storage.local, 'setItem');
  reportAuthAnswer(ports, '');
  expect(removed).toHaveBeenCalledWith('window-msg');
  expect(removed).toHaveBeenCalledBefore(written);
});

test('[XWIN-08] a code of monstrous length is none, and only the mark of a fragment is taken off', () => {
  expect(callback(`?code=${'1'.repeat(4097)}&message=no`).storage.get('window-msg')).toEqual({
    msg: 'authLoginClose',
    resCode: '400',
    resMessage: '',
  });
  expect(callback('', 'code=102&message=a#b').storage.get('window-msg')).toMatchObject({ resMessage: 'a#b' });
});
