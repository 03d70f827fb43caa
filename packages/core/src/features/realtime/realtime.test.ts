import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { settle, testDeps, type TestDepsOptions, money } from '../../testing/index.ts';
import { createSession } from '../session/index.ts';
import { emptyWallet } from '../wallet/createWallet.ts';
import { createRealtime } from './index.ts';
import {
  CURRENCY_CHANGES,
  MEMBER_CHANGES,
  TEMPLATE_CHANGES,
  WEB_API_CHANGES,
  WEB_MEMBER_CHANGES,
} from '../../base/subjects.ts';

// Parts that are fetched on first use are fetched here, so that every test runs on its own clock only.
beforeAll(() =>
  Promise.all([
    import('./realtime.effects.ts'),
    import('../session/session.api.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

const idleWallet = () => ({ store: createStore(() => emptyWallet) });

const setUp = async (options: TestDepsOptions = { token: 't1' }) => {
  const deps = testDeps(options);
  deps.ports.http.ok(calls.logout, null);
  const session = createSession(deps);
  const wallet = idleWallet();
  const feature = createRealtime({ ...deps, session, wallet });
  await session.start();
  await settle();
  const { realtime } = deps.ports;
  const member = (event: string, payload: unknown = {}) => realtime.deliver('member.42', event, payload);
  return { ...deps, session, wallet, feature, realtime, member };
};

test('[API-48] [RT-06] [RT-09] a member joins the private channels and leaves them with the logout', async () => {
  const { session, realtime } = await setUp();
  expect(Object.fromEntries(realtime.joined)).toEqual({
    'member.42': 'private',
    'member.RMB': 'private',
    web_member: 'public',
    'web_api.RMB': 'public',
    'template.desktop_1': 'public',
    'template.H5_1_mobile': 'public',
  });
  await session.logout();
  expect([...realtime.joined.keys()]).toEqual([]);
  expect(realtime.state()).toBe('off');
});

test('[API-48] a guest neither connects nor joins', async () => {
  const { realtime } = await setUp({});
  await settle();
  expect([realtime.connects.length, realtime.joined.size]).toEqual([0, 0]);
});

test('[RT-01] the connection reads the token of the moment', async () => {
  const { realtime, ports } = await setUp();
  ports.storage.set('token', 't2');
  expect(realtime.connects[0]?.token()).toBe('t2');
});

test('[ERR-01] a refused channel puts the login in doubt', async () => {
  const { realtime, heard } = await setUp();
  realtime.connects[0]?.refused(401);
  expect(heard('login-doubted')).toHaveLength(1);
});

test('[RT-04x] a currency change moves the currency channels only', async () => {
  const { realtime, site } = await setUp();
  site.setState({ currency: 'VND' });
  await settle();
  expect([...realtime.joined.keys()].toSorted()).toEqual(
    ['member.42', 'member.VND', 'template.H5_1_mobile', 'template.desktop_1', 'web_api.VND', 'web_member'].toSorted(),
  );
});

test('[RT-04x] each subscription of a channel reports its event, whenever it succeeds', async () => {
  const { realtime, heard } = await setUp();
  realtime.setState('connected');
  expect(heard('channel-subscribed')).toEqual([]);
  const all = {
    'member.42': ['balance', 'letters', 'profile', 'protection', 'records'],
    'member.RMB': ['envelope', 'wheel'],
    web_member: ['service'],
    'web_api.RMB': ['banners'],
    'template.desktop_1': ['template'],
    'template.H5_1_mobile': ['template'],
  };
  for (const channel of Object.keys(all)) realtime.accept(channel);
  expect(heard('channel-subscribed').map(({ subjects }) => subjects.toSorted())).toEqual(Object.values(all));
  for (const state of ['waiting', 'connecting', 'connected'] as const) realtime.setState(state);
  expect(heard('channel-subscribed')).toHaveLength(6);
  realtime.accept('member.42');
  realtime.accept('member.42');
  expect(heard('channel-subscribed')).toHaveLength(8);
});

test('[RT-04x] no event of the contract is without a word on what it changes', async () => {
  const { subscriptions } = await import('./realtime.effects.ts');
  const deps = await setUp();
  const followed = subscriptions(deps, '42').flatMap(({ effects }) => Object.keys(effects));
  const changes = [MEMBER_CHANGES, CURRENCY_CHANGES, WEB_MEMBER_CHANGES, WEB_API_CHANGES, TEMPLATE_CHANGES];
  expect(Array.from(new Set(followed)).toSorted()).toEqual(changes.flatMap((some) => Object.keys(some)).toSorted());
  const silent = changes.flatMap((some) => Object.entries(some)).filter(([, subject]) => subject === null);
  expect(silent.map(([event]) => event)).toEqual(['game.url', 'forward_game.status', 'app_clean_cache']);
});

test('[RT-10] only code 957 means that transfers are disabled', async () => {
  const { member, heard, ports } = await setUp();
  for (const payload of [{ code: 956 }, { code: '0957' }, {}, null, '957']) member('forward_game.status', payload);
  expect(heard('transfer-disabled')).toHaveLength(0);
  for (const payload of [{ code: 957 }, { code: '957' }]) {
    member('forward_game.status', payload);
    member('forward_game.status', { code: 956 });
    await ports.clock.advance(1000);
  }
  expect(heard('transfer-disabled')).toHaveLength(2);
});

test('[RT-09] [API-38x] the game address is passed on when it is http or https', async () => {
  const { member, heard } = await setUp();
  for (const payload of [{ game_url: 'https://g.test/1' }, { url: 'http://g.test/2' }, 'https://g.test/3'])
    member('game.url', payload);
  for (const payload of ['javascript:alert(1)', {}, 5, null]) member('game.url', payload);
  expect(heard('game-url').map(({ url }) => url)).toEqual(['https://g.test/1', 'http://g.test/2', 'https://g.test/3']);
});

test('[RT-11] [RT-18x] a new balance comes with its amount or asks for a fetch', async () => {
  const { member, heard, ports } = await setUp();
  for (const payload of [{ cash: '12.345' }, { member_cash: 3 }, {}, 'odd', null]) {
    member('member.cash', payload);
    await ports.clock.advance(250);
  }
  expect(heard('balance-changed').map(({ cash }) => cash)).toEqual([money(1234n), money(300n), null, null, null]);
});

test('[RT-13] [RT-15] [RT-17] plain member events become core events', async () => {
  const { member, heard, ports } = await setUp();
  for (const event of ['letter.sent', 'letter.read', 'letter.delete', 'all_transfer_back', 'profile.updated'])
    member(event);
  expect([heard('letters-changed').length, heard('funds-recalled').length, heard('profile-changed').length]).toEqual([
    0, 1, 1,
  ]);
  await ports.clock.advance(500);
  member('letter.read');
  await ports.clock.advance(500);
  expect(heard('letters-changed')).toEqual([{ arrived: true }, { arrived: false }]);
  member('member_deposit.success', { order_number: 7, deposit_amount: '10.00', deposit_times: '1' });
  member('member_deposit.success', { deposit_amount: '10.00' });
  expect(heard('deposit-succeeded')).toEqual([{ orderNumber: '7', amount: money(1000n), times: 1 }]);
});

test('[RT-14] [API-06x] a login elsewhere ends this one with a warning; the latest token means nothing', async () => {
  const { member, heard, ports, session } = await setUp();
  ports.storage.set('token', 't2');
  member('login', { token: 't2' });
  member('login', {});
  expect(session.isMember()).toBe(true);
  member('login', { token: 't1' });
  await settle();
  expect(session.isMember()).toBe(false);
  expect(heard('logout')).toEqual([{ reason: 'other-device' }]);
  expect(heard('message')).toEqual([{ kind: 'warning', key: 'already_logged_in' }]);
  expect(ports.http.sent('/api/logout')).toEqual([]);
});

test('[RT-16] app_clean_cache logs out and reloads the page', async () => {
  const { member, ports, session, heard } = await setUp();
  member('app_clean_cache');
  await settle();
  expect(session.isMember()).toBe(false);
  expect(ports.storage.local.getItem('token')).toBeNull();
  expect([heard('logout'), ports.windows.reloads]).toEqual([[{ reason: 'clean-cache' }], 1]);
});

test.each([
  ['at first', 0.001, 3],
  ['in the middle', 0.5, 1500],
  ['at last', 0.999, 2997],
])('[RT-21x] promotions for everybody are followed once within 3 s, %s by chance', async (_, share, after) => {
  const { realtime, heard, ports } = await setUp();
  Object.assign(ports.random, { next: () => share });
  realtime.deliver('member.RMB', 'RedEnvelopeDisplay', {});
  realtime.deliver('member.RMB', 'roulette_display', {});
  const times = () => [heard('envelope-changed').length, heard('roulette-changed').length];
  await ports.clock.advance(after - 1);
  expect(times()).toEqual([0, 0]);
  await ports.clock.advance(1);
  expect(times()).toEqual([1, 1]);
  await ports.clock.advance(60_000);
  expect(times()).toEqual([1, 1]);
});

test('[RT-05] [RT-06] [RT-08x] public events', async () => {
  const { realtime, heard, ports } = await setUp();
  realtime.deliver('web_api.RMB', 'carousel_picture.url', {});
  realtime.deliver('web_member', 'customer_service_link_change', { url: 'https://cs.test/' });
  realtime.deliver('web_member', 'customer_service_link_change', { url: 'javascript:x' });
  await ports.clock.advance(1000);
  expect(heard('banners-changed')).toHaveLength(1);
  expect(heard('customer-service-changed')).toEqual([
    { url: 'https://cs.test/', byLocale: {} },
    { url: null, byLocale: {} },
  ]);
});

test('[RT-07] a template update counts only in the current language', async () => {
  const { realtime, heard } = await setUp();
  realtime.deliver('template.desktop_1', 'model_settings', { language: 'en_US', list: [] });
  realtime.deliver('template.H5_1_mobile', 'model_login', { language: 'zh_CN', list: [] });
  expect(heard('template-changed')).toEqual([{ list: 'loginNotes', items: [] }]);
});

test('[SHELL-58] leaving the page closes the socket, the back-forward cache brings it back', async () => {
  const { realtime, ports, heard } = await setUp();
  ports.windows.hide();
  expect([realtime.state(), realtime.joined.size]).toEqual(['off', 0]);
  ports.windows.show(false);
  expect(realtime.connects).toHaveLength(1);
  ports.windows.show(true);
  await settle();
  expect([realtime.connects.length, realtime.joined.size]).toEqual([2, 6]);
  expect(heard('channel-subscribed')).toEqual([]);
  realtime.accept('member.42');
  expect(heard('channel-subscribed')).toHaveLength(1);
});

test('a logout while the connection opens leaves nothing joined', async () => {
  const deps = testDeps({ token: 't1' });
  const session = createSession(deps);
  createRealtime({ ...deps, session, wallet: idleWallet() });
  await session.start();
  await session.logout('expired');
  await settle();
  expect([deps.ports.realtime.joined.size, deps.ports.realtime.state()]).toEqual([0, 'off']);
});

test('a member change moves the member channel', async () => {
  const { realtime, session } = await setUp();
  session.complete({ token: 't9', id: '43', account: 'b', currency: 'RMB' });
  await settle();
  expect(realtime.joined.has('member.43')).toBe(true);
  expect(realtime.joined.has('member.42')).toBe(false);
});

test('a connection that cannot be made is logged with its reason, and nothing is joined', async () => {
  const { feature, realtime, ports, session, heard } = await setUp({});
  Object.assign(realtime, { connect: () => Promise.reject(new Error('no socket')) });
  session.complete({ token: 't9', id: '43', account: 'b', currency: 'RMB' });
  await settle();
  expect(ports.logger.lines).toMatchObject([{ level: 'warn', details: { error: 'Error: no socket' } }]);
  expect([realtime.joined.size, heard('failure'), feature.state()]).toEqual([0, [], 'off']);
});

test('[AUTH-33x] a member of a demo site joins nothing', async () => {
  const { realtime, session, site } = await setUp();
  session.store.setState({ demo: true });
  site.setState({ currency: 'VND' });
  await settle();
  expect([...realtime.joined.keys()]).toContain('member.RMB');
  expect([...realtime.joined.keys()]).not.toContain('member.VND');
});

test('[RT-04x] a currency that stays, and one of a guest, cause no connection', async () => {
  const { realtime, site } = await setUp();
  site.setState({ mode: 'mobile' });
  await settle();
  expect(realtime.connects).toHaveLength(1);
  const guest = await setUp({});
  guest.site.setState({ currency: 'VND' });
  await settle();
  expect(guest.realtime.connects).toEqual([]);
});

test('[SHELL-58] a guest’s page that is left or comes back has no socket to close or to open', async () => {
  const { realtime, ports } = await setUp({});
  ports.windows.hide();
  ports.windows.show(true);
  await settle();
  expect([realtime.disconnects, realtime.connects]).toEqual([0, []]);
});

test('[RT-04x] a channel that is joined stays so with its listeners, once', async () => {
  const { realtime, site, member, heard } = await setUp();
  const joined = vi.spyOn(realtime, 'join');
  site.setState({ currency: 'VND' });
  await settle();
  expect(joined.mock.calls).toEqual([
    ['member.VND', 'private', expect.any(Function)],
    ['web_api.VND', 'public', expect.any(Function)],
  ]);
  member('profile.updated');
  expect(heard('profile-changed')).toHaveLength(1);
});

test('[MEM-32] after a logout, and after the end, nothing of a channel is heard', async () => {
  const { session, member, heard, feature, realtime, site, ports } = await setUp();
  await session.logout('expired');
  member('profile.updated');
  expect(heard('profile-changed')).toEqual([]);
  const other = await setUp();
  other.feature.dispose();
  other.member('profile.updated');
  expect([other.heard('profile-changed'), other.realtime.joined.size, other.realtime.state()]).toEqual([[], 0, 'off']);
  other.ports.windows.show(true);
  other.session.complete({ token: 't9', id: '43', account: 'b', currency: 'RMB' });
  await settle();
  expect(other.realtime.connects).toHaveLength(1);
  feature.dispose();
  site.setState({ currency: 'VND' });
  ports.windows.hide();
  expect(realtime.connects).toHaveLength(1);
});

test('[RT-04x] the channel of a member who signed out is not reported, that of the next one is', async () => {
  const { realtime, heard, session } = await setUp();
  session.complete({ token: 't9', id: '43', account: 'b', currency: 'RMB' });
  await settle();
  realtime.accept('member.42');
  expect(heard('channel-subscribed')).toEqual([]);
  realtime.accept('member.43');
  expect(heard('channel-subscribed')).toHaveLength(1);
});

test('a logout closes the socket and writes nothing to it', async () => {
  const { realtime, session } = await setUp();
  const left = vi.spyOn(realtime, 'leave');
  await session.logout('expired');
  expect([realtime.disconnects, left.mock.calls]).toEqual([1, []]);
});

test('[RT-04x] [RT-21x] a currency that comes back is heard once', async () => {
  const { realtime, site, heard, ports } = await setUp();
  for (const currency of ['VND', 'RMB']) {
    site.setState({ currency });
    await settle();
  }
  realtime.deliver('member.RMB', 'RedEnvelopeDisplay', {});
  await ports.clock.advance(3000);
  expect(heard('envelope-changed')).toHaveLength(1);
});

test('[RT-22] every event of a channel shows that it delivers, also one with an unusable payload', async () => {
  const { member, realtime, heard } = await setUp();
  member('member.cash', { cash: 'x' });
  member('app_clean_cache_');
  expect(heard('channel-delivered')).toEqual([{ subjects: expect.arrayContaining(['balance', 'letters']) }]);
  realtime.deliver('web_member', 'customer_service_link_change', {});
  expect(heard('channel-delivered').at(-1)).toEqual({ subjects: ['service'] });
});
