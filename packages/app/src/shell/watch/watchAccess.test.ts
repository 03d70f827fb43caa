import { calls } from '@housefront/contract/calls';
import type { SiteConfig } from '@housefront/contract/site-config';
import { fakePorts } from '@housefront/core/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testRuntime } from '../../testing/testRuntime.ts';
import { enterPage, isSideWindow, watchAccess } from './watchAccess.ts';

// The first test loads whole templates, on a busy machine too.
vi.setConfig({ testTimeout: 30_000 });

const login = { token: 't', id: '42', account: 'lucky88', currency: 'RMB' };

interface SetUp {
  readonly mode?: 'desktop' | 'mobile';
  readonly config?: Partial<SiteConfig>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly opener?: boolean;
  /** Makes the document one of a native wrapper. */
  readonly wrapper?: string;
}

/** A document of the site with its running shell, for a guest or a member. */
async function setUp({ mode = 'desktop', config = {}, cookies = {}, path = '/', opener = false, wrapper }: SetUp = {}) {
  const ports = fakePorts(wrapper === undefined ? {} : { userAgent: wrapper, nativeBridge: true }, cookies);
  ports.windows.opener = opener;
  ports.windows.here = { ...ports.windows.here, path };
  const { runtime, open } = await testRuntime({ config, ports, mode, path });
  onTestFinished(() => runtime.core.dispose());
  await open();
  watchAccess(runtime);
  const { core, overlays } = runtime;
  return {
    runtime,
    ports,
    signIn: () => core.session.complete(login),
    asked: () => overlays.store.getState().login,
    registering: () => overlays.store.getState().register,
    // The first visit of a page loads its code, which takes seconds on a busy machine.
    at: (href: string) => vi.waitFor(() => expect(runtime.navigation.target().href).toBe(href), { timeout: 20_000 }),
    opened: () => ports.windows.opened.map(({ name, addresses }) => [name, addresses.at(-1)]),
  };
}

test.each([
  ['/user/Deposit', 'memberWindow'],
  ['/proxy?page=Register', 'agentWindow'],
  ['/fastPayment', 'fpWindow'],
])('[AUTH-26] a guest who wanted %s gets its window after the sign-in, and the page stays', async (path, name) => {
  const { runtime, ports, signIn, asked, at, opened } = await setUp();
  runtime.navigate(path);
  expect([asked(), opened()]).toEqual([true, []]);
  signIn();
  expect(opened()).toEqual([[name, path]]);
  expect(ports.windows.opened[0]?.size).toEqual({ width: 1500, height: 800 });
  await at('/');
});

test('[AUTH-26] [SHELL-21x] on a phone the page takes this document', async () => {
  const { runtime, signIn, at, opened } = await setUp({ mode: 'mobile' });
  runtime.navigate('/user/Deposit');
  signIn();
  await at('/user/Deposit');
  expect(opened()).toEqual([]);
});

test('[AUTH-27] any other target is gone to in this page, once', async () => {
  const { runtime, signIn, at } = await setUp();
  runtime.askLogin('/discount/5');
  signIn();
  await at('/discount/5');
  expect(runtime.core.access.take()).toBeNull();
});

test.each(['https://evil.test', '//evil.test/user', '/\\evil.test', 'javascript:alert(1)'])(
  '[AUTH-28x] after a sign-in for %s the page stays',
  async (target) => {
    const { runtime, ports, signIn, opened } = await setUp();
    runtime.askLogin(target);
    signIn();
    expect([runtime.navigation.target().href, opened(), ports.windows.left, ports.windows.gone]).toEqual([
      '/',
      [],
      [],
      [],
    ]);
  },
);

test('[AUTH-28x] who closes the sign-in and signs in later stays where they are', async () => {
  const { runtime, signIn, opened } = await setUp();
  runtime.navigate('/user/Deposit');
  runtime.overlays.close('login');
  runtime.askLogin();
  signIn();
  expect([runtime.navigation.target().href, opened()]).toEqual(['/', []]);
});

test('[AUTH-28x] a window that is blocked is offered as a link', async () => {
  const { runtime, ports, signIn } = await setUp();
  ports.windows.blocked = true;
  runtime.navigate('/user/Deposit');
  signIn();
  await vi.waitFor(() => expect(runtime.toasts.getSnapshot()).toHaveLength(1), 10_000);
  expect(runtime.toasts.getSnapshot()[0]?.link).toEqual({ href: '/user/Deposit', text: 'Open here' });
});

test.each([
  [true, 'fpWindow', '/fastPayment'],
  [false, 'memberWindow', '/user/Deposit'],
])('[SHELL-12x] the mark of a fast deposit, fast payment %s, opens %s once', async (fastPayment, name, path) => {
  const { runtime, ports, signIn, asked, opened } = await setUp({
    config: { fastPayment },
    cookies: { isFastDeposit: 'true' },
  });
  enterPage(runtime);
  expect(ports.cookies.get('isFastDeposit')).toBeUndefined();
  await vi.waitFor(() => expect(asked()).toBe(true), 10_000);
  signIn();
  expect(opened()).toEqual([[name, path]]);
  enterPage(runtime);
  expect(ports.windows.opened[0]?.addresses).toEqual([path]);
});

test.each([
  [0, {}, '/fastPayment'],
  [1, {}, '/user/Deposit'],
  [1, { member_agent: '7', register_type: 'member_agent' }, '/fastPayment'],
  [1, { recommend_code: 'abc', register_type: 'recommend_code' }, '/user/Deposit'],
])('[SITE-03x] with the flag %i and the introducer %j a deposit begins at %s', async (flag, introducer, path) => {
  const { runtime, ports, signIn, asked, opened } = await setUp({
    config: { fastPayment: true },
    cookies: { isFastDeposit: 'true', ...introducer },
  });
  ports.http.ok(calls.siteDetail, { siteInfo: { AGENT_BIND_FAST_PAYMENT_FLAG: flag } });
  enterPage(runtime);
  await vi.waitFor(() => expect(asked()).toBe(true), 10_000);
  signIn();
  expect(opened().map(([, address]) => address)).toEqual([path]);
});

test('[SHELL-11] [SHELL-12x] the mark of a registration opens the registration for a guest, never for a member, and is used up', async () => {
  const guest = await setUp({ cookies: { isRouteRegister: 'true' } });
  enterPage(guest.runtime);
  expect([guest.registering(), guest.ports.cookies.get('isRouteRegister')]).toEqual([true, undefined]);
  const member = await setUp({ cookies: { isRouteRegister: 'true' } });
  member.signIn();
  enterPage(member.runtime);
  expect([member.registering(), member.ports.cookies.get('isRouteRegister')]).toEqual([false, undefined]);
});

test('[SHELL-13x] a guest whose document is a window’s page is sent home as soon as that is known', async () => {
  const { runtime, asked, at } = await setUp({ path: '/user/Info' });
  enterPage(runtime);
  await at('/');
  expect([asked(), runtime.core.access.take()]).toEqual([true, '/user/Info']);
});

test('[AUTH-34] a window ends with its login; when there is something to read it goes home instead', async () => {
  const side = await setUp({ path: '/user/Info', opener: true });
  expect(isSideWindow(side.runtime)).toBe(true);
  side.signIn();
  side.runtime.core.events.emit('logout', { reason: 'other-tab' });
  expect(side.ports.windows.selfClosed).toBe(1);
  const expired = await setUp({ path: '/user/Info', opener: true });
  expired.runtime.core.events.emit('logout', { reason: 'expired' });
  await expired.at('/');
  expect(expired.ports.windows.selfClosed).toBe(0);
});

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  ['a browser', {}, 'asked', '/'],
  ['a browser whose login ran out', {}, 'expired', '/'],
  ['another tab', {}, 'other-tab', '/discount'],
  ['the iOS wrapper', { mode: 'mobile', wrapper: iphone }, 'asked', '/discount'],
  ['the iOS wrapper whose login ran out', { mode: 'mobile', wrapper: iphone }, 'expired', '/discount'],
  ['another wrapper', { mode: 'mobile', wrapper: 'Mozilla/5.0 (Linux; Android 14)' }, 'asked', '/'],
] as const)(
  '[AUTH-35] [AUTH-37x] a logout at /discount in %s ends there or at home',
  async (_, where, reason, ends) => {
    const { runtime, signIn, at } = await setUp({ path: '/discount', ...where });
    signIn();
    runtime.core.events.emit('logout', { reason });
    expect(runtime.navigation.target().path).toBe(ends);
    await at(ends);
  },
);

test('[AUTH-35] no page of a member stays behind, not in the iOS wrapper either', async () => {
  const { runtime, signIn, at } = await setUp({ path: '/user/Info', mode: 'mobile', wrapper: iphone });
  signIn();
  runtime.core.events.emit('logout', { reason: 'asked' });
  expect(runtime.navigation.target().path).toBe('/');
  await at('/');
});
