import { expect, test } from 'vitest';
import { fakePorts, testDeps, type TestDepsOptions } from '../../testing/index.ts';
import { ownTarget } from './access.rules.ts';
import { createAccess, windowOf } from './index.ts';

const setUp = (options: TestDepsOptions = {}, path = '/') => {
  const ports = fakePorts();
  ports.windows.here = { ...ports.windows.here, path };
  return { ports, access: createAccess(testDeps({ ports, ...options })) };
};

test.each([
  ['/user', 'memberWindow'],
  ['/user/Info', 'memberWindow'],
  ['/USER/deposit?page=Deposit', 'memberWindow'],
  ['/user?page=Deposit', 'memberWindow'],
  ['/proxy', 'agentWindow'],
  ['/proxy?page=Register', 'agentWindow'],
  ['/fastPayment', 'fpWindow'],
  ['/fastPayment#top', 'fpWindow'],
  ['/', null],
  ['/play', null],
  ['/users', null],
  ['/discount/5?next=/user', null],
  ['/fastDeposit', null],
])('[SHELL-13x] [AUTH-26] the window of %s is %s', (path, name) => {
  expect(windowOf(path)).toBe(name);
});

test('[AUTH-50x] without a stored token the pages of the windows need a login, /play and others do not', () => {
  const guest = setUp().access;
  expect(['/user', '/proxy?page=Plan', '/fastPayment'].map(guest.needsLogin)).toEqual([true, true, true]);
  expect(['/', '/play', '/discount/5'].map(guest.needsLogin)).toEqual([false, false, false]);
  expect(setUp({ token: 't' }).access.needsLogin('/user/Info')).toBe(false);
});

test('[AUTH-26] on a desktop a page opens in its window of 1500 by 800, a second one in the same window, in front', () => {
  const { access, ports } = setUp();
  expect(access.open('/user/Info')).toBe('opened');
  expect(access.open('/user/Deposit')).toBe('opened');
  expect(access.open('/proxy')).toBe('opened');
  expect(ports.windows.opened.map(({ name, addresses, size, focused }) => [name, addresses, size, focused])).toEqual([
    ['memberWindow', ['/user/Info', '/user/Deposit'], { width: 1500, height: 800 }, 2],
    ['agentWindow', ['/proxy'], { width: 1500, height: 800 }, 1],
  ]);
});

test.each([
  ['on a phone', { site: { mode: 'mobile', clientType: 'mobile' } }, '/'],
  ['in a wrapper', { site: { mode: 'desktop', clientType: 'app' } }, '/'],
  ['inside the member window', {}, '/user/Info'],
] as const)('[SHELL-21x] %s the page stays in this document', (_, options, path) => {
  const { access, ports } = setUp(options, path);
  expect([access.staysHere('/user/Deposit'), access.open('/user/Deposit')]).toEqual([true, 'here']);
  expect(ports.windows.opened).toEqual([]);
});

test('[AUTH-28x] a window that the browser keeps from opening is reported', () => {
  const { access, ports } = setUp();
  ports.windows.blocked = true;
  expect(access.open('/user')).toBe('blocked');
});

test('[AUTH-28x] a target is used once, and forgotten without a sign-in', () => {
  const { access } = setUp();
  expect(access.take()).toBeNull();
  access.remember('/user/Deposit');
  expect([access.take(), access.take()]).toEqual(['/user/Deposit', null]);
  access.remember('/discount/5');
  access.forget();
  expect(access.take()).toBeNull();
});

test('[AUTH-28x] a target is kept in memory only: a reload with the form open loses it', () => {
  const { access, ports } = setUp();
  const written = () => [...ports.storage.tabs.items.values(), ports.storage.session.getItem('target')];
  const before = written();
  access.remember('/user/Deposit');
  // The next document of this tab, over the same storage.
  const reloaded = createAccess(testDeps({ ports }));
  expect([reloaded.take(), written()]).toEqual([null, before]);
});

test.each([
  'https://evil.test',
  'https://evil.test/user',
  '//evil.test/user',
  '/\\evil.test',
  '\\\\evil.test',
  '/..//evil.test',
  '/\t/evil.test',
  'javascript:alert(1)//user',
  'user/Info',
  '',
  ' /user',
])('[AUTH-28x] %j is no target', (to) => {
  expect(ownTarget(to)).toBeNull();
  const { access } = setUp();
  access.remember('/user');
  access.remember(to);
  expect(access.take()).toBeNull();
});

test('[AUTH-50x] a member who is known needs no login, whatever the storage says', () => {
  expect(setUp({ site: { memberId: '42' } }).access.needsLogin('/user')).toBe(false);
});

test('[SHELL-21x] inside the member window the pages of the site and other windows go where they belong', () => {
  const { access } = setUp({}, '/user/Info');
  expect([access.staysHere('/'), access.staysHere('/proxy'), access.open('/')]).toEqual([true, false, 'here']);
});
