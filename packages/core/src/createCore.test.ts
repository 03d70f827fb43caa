import { calls } from '@housefront/contract/calls';
import { expect, test, vi } from 'vitest';
import { createI18n } from './i18n/index.ts';
import { createCore } from './createCore.ts';
import {
  agreedCookie,
  fakePorts,
  relayConsent,
  settle as settleOnce,
  testConfig,
  type FakePorts,
  money,
} from './testing/index.ts';

// Features fetch their parts when first used; a chain of them takes a few rounds.
const settle = async () => {
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled();
    await settleOnce();
  }
};

const setUp = async (
  ports: FakePorts = fakePorts(),
  mode: 'desktop' | 'mobile' = 'desktop',
  config: Parameters<typeof testConfig>[0] = {},
) => {
  const i18n = await createI18n({ locale: 'zh_CN' });
  const initial = { locale: 'zh_CN', mode, currency: 'RMB' };
  return createCore({ config: testConfig(config), ports, i18n, initial });
};

const asMember = (ports: FakePorts) => {
  ports.storage.set('token', 't1');
  ports.storage.set('member_id', '42');
  ports.storage.set('currency', 'RMB');
  ports.http.ok(calls.commonLayout, {
    member_common_layout: {
      id: 42,
      member_type: 1,
      member_account: 'a',
      member_currency: 'RMB',
      member_cash: '1.00',
      is_playing: 0,
    },
  });
  ports.http.ok(calls.myCash, { my_cash_list: [], total: '12.50' });
  return ports;
};

test('[SHELL-59] a guest’s start sends no call and opens no socket', async () => {
  const ports = fakePorts();
  const core = await setUp(ports);
  await core.start();
  await ports.clock.advance(10_000);
  expect(ports.http.requests).toEqual([]);
  expect(ports.realtime.connects).toEqual([]);
});

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
  [0, 1],
])(
  '[MEM-02] the names of levels are loaded at once for a member of type %i: %i calls, on whatever page',
  async (type, count) => {
    const ports = asMember(fakePorts());
    const layout = {
      id: 42,
      member_type: 1,
      member_account: 'a',
      member_currency: 'RMB',
      member_cash: '1.00',
      is_playing: 0,
    };
    ports.http.ok(calls.commonLayout, { member_common_layout: { ...layout, member_type: type } });
    ports.http.ok(calls.agentLevelRename, { detail: {} });
    const core = await setUp(ports);
    await core.start();
    await settle();
    await core.queryClient.fetchQuery({ ...core.member.queries.layout(), staleTime: 0 });
    await settle();
    const sent = ports.http.requests.filter(({ path }) => path.includes('rename'));
    expect(sent).toHaveLength(count);
  },
);

test('[STORE-09] [STORE-10x] [STORE-08] start writes the marks for wrappers and older pages', async () => {
  const ports = fakePorts();
  ports.windows.here = { ...ports.windows.here, search: '?pwa=1' };
  const core = await setUp(ports, 'mobile');
  await core.start();
  const { local } = ports.storage;
  expect(['site_name', 'isV3Ver', 'lang', 'pwa', 'demoGameEnable'].map((key) => local.getItem(key))).toEqual([
    'lucky',
    '1',
    'zh_CN',
    '1',
    '1',
  ]);
  expect(ports.cookies.get('i18n_redirected')).toBe('zh_CN');
  expect(core.site.getState().clientType).toBe('pwa');
});

test('[SHELL-29x] the click id stays in this tab and goes into no call; pwa=1 is remembered for later visits', async () => {
  const ports = fakePorts();
  ports.windows.here = { ...ports.windows.here, search: '?pwa=1&fbclid=CLICK-1' };
  ports.cookies.set('consent', agreedCookie(ports.clock.now()).consent);
  const core = await setUp(ports, 'mobile', { consent: relayConsent });
  await core.start();
  expect([ports.storage.session.getItem('fbclid'), ports.storage.local.getItem('fbclid')]).toEqual(['CLICK-1', null]);
  await core.queryClient.fetchQuery(core.catalogue.queries.halls()).catch(() => undefined);
  expect(ports.http.requests.length).toBeGreaterThan(0);
  expect(JSON.stringify(ports.http.requests.map(({ url, body, headers }) => [url, body, headers]))).not.toContain(
    'CLICK-1',
  );
  const later = await setUp(ports, 'mobile');
  ports.windows.here = { ...ports.windows.here, search: '' };
  await later.start();
  expect(later.site.getState().clientType).toBe('pwa');
});

test('[I18N-07] the language that was chosen before the start is the one that is remembered', async () => {
  const ports = fakePorts();
  const core = await setUp(ports);
  expect(core.siteFeature.chooseLanguage('en_US')).toBe(true);
  await core.start();
  const kept = [ports.storage.get('lang'), ports.cookies.get('i18n_redirected'), ports.cookies.get('lang')];
  expect(kept).toEqual(['en_US', 'en_US', 'en_US']);
});

test('[I18N-04] with cookie use off the language is not written', async () => {
  const ports = fakePorts();
  const i18n = await createI18n({ locale: 'zh_CN' });
  const initial = { locale: 'zh_CN', mode: 'desktop', currency: 'RMB' } as const;
  await createCore({ config: testConfig({ localeCookie: false }), ports, i18n, initial }).start();
  expect(ports.cookies.written.size).toBe(0);
});

test('[AUTH-13] a stored login loads layout and balance once and connects', async () => {
  const ports = asMember(fakePorts());
  const core = await setUp(ports);
  await Promise.all([core.start(), core.start()]);
  await settle();
  expect(ports.http.sent('/api/member/profile/common/layout')).toHaveLength(1);
  expect(ports.http.sent('/api/member/profile/my_cash')).toHaveLength(1);
  expect(core.wallet.store.getState().balance).toEqual(money(1250n));
  expect([ports.storage.get('member_type'), ports.realtime.connects.length]).toEqual(['1', 1]);
});

test('[AUTH-13] [AUTH-15x] a sign-in loads what a member begins with, each once, and one that fails leaves the others', async () => {
  const ports = fakePorts();
  const core = await setUp(ports);
  await core.start();
  const { http } = asMember(ports);
  const data = {
    member_common_layout: { id: 42, member_type: 1, member_account: 'a', member_currency: 'RMB', member_cash: '1.00' },
  };
  http.ok(calls.commonLayout, data);
  http.on('/api/arks/web/member/letter', { status: 500, text: 'oops' });
  http.ok(calls.roulette, { detail: { prize_settings: [{ prize_id: 3 }], remaining_draws: 2 } });
  http.ok(calls.bonusSettingCheck, { is_friend: 1 });
  http.ok(calls.profile, { member_profile: { id: 42, member_account: 'a' } });
  const told: unknown[] = [];
  core.events.on('failure', (failure) => told.push(failure));
  core.events.on('message', (message) => told.push(message));
  core.session.complete({ token: 't1', id: '42', account: 'a', currency: 'RMB' });
  await settle();
  const paths = [
    'member/profile/common/layout',
    'member/profile/my_cash',
    'member/profile',
    'arks/web/member/letter',
    'arks/web/activity/roulette',
    'bonus_setting/check',
  ];
  expect(paths.map((path) => [path, http.sent(`/api/${path}`).length])).toEqual(paths.map((path) => [path, 1]));
  expect(http.bodies('/api/arks/web/member/letter')).toEqual([
    { active: 1, count: 50, language: 'zh_CN', page: 1, site_id: 1001, sort_field: 'id', sort_order: 'desc' },
  ]);
  expect(http.bodies('/api/bonus_setting/check')).toEqual([{ member_currency: 'RMB', site_id: 1001 }]);
  const known = (key: string) =>
    core.queryClient.getQueriesData({ queryKey: ['member', key] }).map(([, value]) => value !== undefined);
  expect(['layout', 'profile', 'letters', 'roulette', 'recommend'].map(known)).toEqual([
    [true],
    [true],
    [false],
    [true],
    [true],
  ]);
  expect([core.wallet.store.getState().balance, core.session.isMember(), told]).toEqual([money(1250n), true, []]);
});

test('[AUTH-37x] a running game is left before the logout call goes out', async () => {
  const ports = asMember(fakePorts());
  ports.http.ok(calls.play, { game_url: 'https://games.test/1' });
  ports.http.ok(calls.leave, null);
  ports.http.ok(calls.logout, null);
  const core = await setUp(ports);
  await core.start();
  core.play.start({ gpId: 'GPAA', gameType: '2', gameCode: 'x' });
  await settle();
  expect(core.play.store.getState().play.status).toBe('playing');
  expect(core.siteFeature.canChangeLanguage()).toBe(false);
  const done = core.session.logout();
  await settle();
  await ports.clock.advance(6000);
  await done;
  const order = ports.http.requests.map(({ path }) => path).filter((path) => /leave1|logout/.test(path));
  expect(order).toEqual(['/api/member/game/leave1', '/api/logout']);
  expect(ports.http.sent('/api/member/game/leave1')[0]?.headers['authorization']).toBe('t1');
});

test('[RT-10] [RT-18x] [PLAY-21] realtime reaches play', async () => {
  const ports = asMember(fakePorts());
  ports.http.on('/api/member/game/play1', () => new Promise(() => undefined));
  ports.http.ok(calls.leave, null);
  const core = await setUp(ports);
  await core.start();
  await settle();
  core.play.start({ gpId: 'GPAA', gameType: '2', gameCode: 'x' });
  await settle();
  ports.realtime.deliver('member.42', 'game.url', { url: 'https://games.test/1' });
  expect(core.play.store.getState().play.status).toBe('playing');
  ports.realtime.deliver('member.42', 'forward_game.status', { code: 957 });
  await settle();
  expect(core.play.store.getState().notices.map(({ kind }) => kind)).toContain('transfer-disabled');
  core.dispose();
});

test('a public list that a 401 gave up is fetched again for the guest', async () => {
  const ports = asMember(fakePorts());
  const core = await setUp(ports);
  await core.start();
  await settle();
  ports.http.hold('/api/arks/web/carousel_picture');
  const pending = core.queryClient.fetchQuery(core.banners.queries.list());
  pending.catch(() => undefined);
  await settle();
  ports.http.on('/api/member/profile/my_cash', { json: { code: '401', message: 'over' } });
  await core.wallet.refreshBalance();
  await expect(pending).rejects.toMatchObject({ kind: 'cancelled' });
  await settle();
  expect(core.session.isMember()).toBe(false);
  expect(core.queryClient.getQueryState(core.banners.queries.list().queryKey)?.isInvalidated).toBe(true);
});

test('dispose leaves no timer, no listener and no data', async () => {
  const ports = asMember(fakePorts());
  const core = await setUp(ports);
  await core.start();
  await settle();
  core.dispose();
  expect(ports.clock.pending()).toBe(0);
  expect(ports.realtime.state()).toBe('off');
  expect(core.queryClient.getQueryCache().getAll()).toEqual([]);
  const sent = ports.http.requests.length;
  ports.storage.fromOtherTab('token', null);
  ports.device.setVisible(true);
  await settle();
  expect(ports.http.requests).toHaveLength(sent);
});

test('a core is created without touching window, and two of them share nothing', async () => {
  expect(globalThis).not.toHaveProperty('window');
  const [first, second] = await Promise.all([setUp(), setUp()]);
  first.site.setState({ currency: 'USD' });
  expect(second.site.getState().currency).toBe('RMB');
  expect(first.queryClient).not.toBe(second.queryClient);
});

test('[MEM-27] [MEM-03x] after a login with its layout these seven keys of a member are in local storage', async () => {
  const ports = asMember(fakePorts());
  for (const key of ['token', 'member_id', 'currency'] as const) ports.storage.remove(key);
  const core = await setUp(ports);
  await core.start();
  core.session.complete({ id: '42', account: 'a', currency: 'RMB', token: 't1' });
  await settle();
  const keys = ['member_id', 'member_account', 'currency', 'member_type', 'agent_type', 'token', 'lang'];
  expect(keys.filter((key) => ports.storage.local.getItem(key) === null)).toEqual([]);
  expect(ports.http.sent('/api/member/profile/common/layout')).toHaveLength(1);
});

test('[CNS-01] without consent to marketing the click id is not stored', async () => {
  for (const [consent, cookie] of [
    [undefined, undefined],
    [undefined, agreedCookie(Date.UTC(2026, 0, 1)).consent],
    [relayConsent, undefined],
    [relayConsent, '1.1.m.0.1767225600'],
  ] as const) {
    const ports = fakePorts();
    ports.windows.here = { ...ports.windows.here, search: '?fbclid=CLICK-1' };
    if (cookie !== undefined) ports.cookies.set('consent', cookie);
    const core = await setUp(ports, 'mobile', { consent });
    await core.start();
    expect([consent, cookie, ports.storage.session.getItem('fbclid')]).toEqual([consent, cookie, null]);
  }
});
