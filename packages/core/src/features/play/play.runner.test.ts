import { calls } from '@housefront/contract/calls';
import { describe, expect, test } from 'vitest';
import { settle } from '../../testing/index.ts';
import { DEMO, facebook, LEAVE, PLAY, providerUrl, setup, slotA, slotB } from './play.fixtures.ts';

const warned = (key: string) => [{ kind: 'warning', key }];

describe('launch', () => {
  test('[PLAY-07] the desktop pop-up is asked for with 1500 x 800; elsewhere this document goes to the game', async () => {
    const desktop = setup();
    await desktop.started();
    expect(desktop.gameWindow()?.size).toEqual({ width: 1500, height: 800 });
    expect(desktop.ports.windows.left).toEqual([]);
    const phone = setup({ clientType: 'mobile' });
    await phone.started();
    expect(phone.ports.windows.opened).toEqual([]);
    expect(phone.ports.windows.left).toEqual([providerUrl]);
  });

  test('[PLAY-08x] the window opens inside the click under its fixed name; a blocked one offers the game and sends nothing', async () => {
    const { play, ports, kinds, status, paths, gameWindow } = setup();
    ports.windows.blocked = true;
    play.start(slotA);
    await settle();
    expect([status(), kinds(), paths()]).toEqual(['idle', ['blocked'], []]);
    expect(ports.storage.get('waitingWindow')).toBeUndefined();
    ports.windows.blocked = false;
    play.dismiss('blocked');
    play.start(slotA);
    expect(gameWindow()?.name).toBe('gameWindow');
    expect(kinds()).toEqual([]);
  });

  test('[PLAY-08x] a browser that blocks the second window too shows the game in the page, unless its provider refuses frames', async () => {
    const { play, ports, kinds, surface, status } = setup();
    ports.windows.blocked = true;
    play.start(slotA);
    await settle();
    play.dismiss('blocked');
    play.start(slotA, { again: true });
    await settle();
    expect([status(), kinds()]).toEqual(['playing', []]);
    expect(surface()).toEqual({ game: slotA, launch: { mode: 'modal', surface: 'modal' }, url: providerUrl });
    // The next press asks again: the browser may allow windows by then.
    play.quit();
    await settle();
    play.start(slotB);
    await settle();
    expect(kinds()).toEqual(['blocked']);
    const own = setup({ config: { forceWindowProviders: ['GP01'] } });
    own.ports.windows.blocked = true;
    own.play.start(slotA);
    await settle();
    own.play.start(slotA, { again: true });
    await settle();
    expect(own.ports.windows.left).toEqual([providerUrl]);
  });

  test('[PLAY-08x] [STORE-20x] on a phone whose login is in memory only, a game does not take the document', async () => {
    const { play, ports, surface } = setup({ clientType: 'mobile' });
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(ports.storage.local, { setItem });
    ports.storage.set('token', 'T2');
    play.start(slotA);
    await settle();
    expect(ports.windows.left).toEqual([]);
    expect(surface()).toMatchObject({ launch: { surface: 'modal' }, url: providerUrl });
  });

  test('[PLAY-08x] inside a wrapper the bridge opens the window, without a bridge this document goes', async () => {
    const app = setup({ clientType: 'app', nativeBridge: true });
    await app.started();
    expect(app.ports.device.posted).toEqual([{ type: 'open-window', url: providerUrl }]);
    expect(app.ports.windows.left).toEqual([]);
    const bare = setup({ clientType: 'app' });
    await bare.started();
    expect(bare.ports.windows.left).toEqual([providerUrl]);
  });

  test('[PLAY-02] modal and page hold the address in memory; redirect leaves the document', async () => {
    for (const playMode of ['modal', 'page'] as const) {
      const { play, surface, started, ports } = setup({ config: { playMode } });
      play.start(slotA);
      expect(surface()).toEqual({ game: slotA, launch: { mode: playMode, surface: playMode }, url: null });
      await started();
      expect(surface()?.url).toBe(providerUrl);
      expect([ports.windows.opened, ports.windows.left]).toEqual([[], []]);
    }
    const redirect = setup({ config: { playMode: 'redirect' } });
    await redirect.started();
    expect(redirect.ports.windows.left).toEqual([providerUrl]);
    const inApp = setup({ clientType: 'mobile', userAgent: facebook, config: { playMode: 'modal' } });
    await inApp.started();
    expect(inApp.surface()?.launch).toEqual({ mode: 'redirect', surface: 'self' });
  });

  test('[PLAY-05] lists of the site config force a mode', async () => {
    const { play, surface } = setup({ config: { playMode: 'page', forceModalProviders: ['GP01'] } });
    play.start(slotA);
    expect(surface()?.launch.mode).toBe('modal');
  });

  test('[CFG-20x] empty maps change nothing; an entry decides the mode of a game type and sends the app id', async () => {
    const plain = setup();
    await plain.started();
    expect(plain.ports.http.bodies(PLAY)[0]).not.toHaveProperty('extra');
    expect(plain.surface()?.launch.mode).toBe('window');
    const mapped = setup({ config: { gameTypeHandling: { '4': 'modal' }, providerAppId: { GP01: 'app-9' } } });
    await mapped.started({ ...slotA, gameType: '4' });
    expect(mapped.surface()?.launch.mode).toBe('modal');
    expect(mapped.ports.http.bodies(PLAY)[0]).toMatchObject({ extra: { app_id: 'app-9' } });
    const other = setup({ config: { gameTypeHandling: { '4': 'modal' }, providerAppId: { GP02: 'app-9' } } });
    await other.started();
    expect(other.surface()?.launch.mode).toBe('window');
    expect(other.ports.http.bodies(PLAY)[0]).not.toHaveProperty('extra');
  });

  test('[API-37] [PLAY-12] play1 carries five fields, lobby_url is the absolute /close address', async () => {
    const { ports, started } = setup();
    await started();
    expect(ports.http.bodies(PLAY)).toEqual([
      { gp_id: 'GP01', game_type: '20', game_code: 'A1', lobby_url: 'https://site.test/close', device: 0 },
    ]);
  });

  test.each([
    ['desktop', 0],
    ['mobile', 1],
    ['pwa', 1],
    ['app', 2],
  ] as const)('[CFG-18x] device of %s is %i', async (clientType, device) => {
    const { ports, started } = setup({ clientType });
    await started();
    expect(ports.http.bodies(PLAY)).toMatchObject([{ device }]);
  });

  test.each([
    ['data.game_url', { game_url: providerUrl }],
    ['data.url', { url: providerUrl }],
    ['data', providerUrl],
  ])('[API-38x] the address is taken from %s', async (_, data) => {
    const { ports, gameWindow, started } = setup();
    ports.http.ok(calls.play, data);
    await started();
    expect(gameWindow()?.addresses.at(-1)).toBe(providerUrl);
  });

  test('[API-38x] the address may come by realtime while starting; unsafe ones and those of no start are ignored', async () => {
    const { play, ports, gameWindow, status, paths, started } = setup();
    play.gameUrl(providerUrl);
    expect(status()).toBe('idle');
    ports.http.hold(PLAY);
    await started();
    for (const unsafe of ['javascript:alert(1)', 'data:text/html,x', '', null, { url: providerUrl }])
      play.gameUrl(unsafe);
    expect(status()).toBe('starting');
    play.gameUrl(providerUrl);
    await settle();
    expect(status()).toBe('playing');
    expect(gameWindow()?.addresses.at(-1)).toBe(providerUrl);
    expect(ports.http.sent(PLAY)[0]?.signal.aborted).toBe(true);
    expect(paths()).toEqual(['/member/game/play1']);
  });

  test.each([
    ['a javascript address', { game_url: 'javascript:alert(1)' }],
    ['an empty one', { game_url: '' }],
    ['nothing', null],
    ['a list', [providerUrl]],
  ])('[API-38x] [ERR-07] %s counts as failure with pg.start_failed', async (_, data) => {
    const { ports, messages, status, gameWindow, started } = setup();
    ports.http.unchecked(calls.play, data);
    await started();
    expect(messages()).toEqual([{ kind: 'error', key: 'pg.start_failed' }]);
    expect([status(), gameWindow()?.closed]).toEqual(['idle', true]);
  });

  test('[ERR-07] [PLAY-11x] a failure shows the server text once, closes the placeholder and is reported nowhere else', async () => {
    const { ports, deps, messages, status, gameWindow, started } = setup();
    ports.http.code(PLAY, '500', 'Provider says no');
    await started();
    expect(messages()).toEqual([{ kind: 'error', key: 'pg.start_failed', text: 'Provider says no' }]);
    expect(deps.heard('failure')).toEqual([]);
    expect([status(), gameWindow()?.closed]).toEqual(['idle', true]);
    ports.http.code(PLAY, '500', '');
    await started();
    expect(messages().at(-1)).toEqual({ kind: 'error', key: 'pg.start_failed' });
  });

  test('[ERR-07] a silent platform ends the start before the machine does, with the text of a time-out', async () => {
    const { ports, messages, status, started } = setup();
    ports.http.hold(PLAY);
    await started();
    await ports.clock.advance(28_999);
    expect(status()).toBe('starting');
    await ports.clock.advance(1001);
    expect(status()).toBe('idle');
    expect(messages()).toEqual([{ kind: 'error', key: 'error_timeout' }]);
  });

  test('[ERR-05] [ERR-07] a broken network ends each start with its text, and no play call is sent twice', async () => {
    const { ports, messages, status, started } = setup();
    ports.http.on(PLAY, new TypeError('Failed to fetch'));
    for (let flap = 0; flap < 200; flap += 1) await started();
    expect(ports.http.sent(PLAY)).toHaveLength(200);
    expect(status()).toBe('idle');
    expect(messages()).toHaveLength(200);
    expect(messages()[0]).toEqual({ kind: 'error', key: 'error_network' });
  });

  test('[PLAY-20] waiting lasts one second from the opening of the window', async () => {
    const { play, ports, flags } = setup();
    play.start(slotA);
    await ports.clock.advance(999);
    expect(flags().waiting).toBe(true);
    await ports.clock.advance(1);
    expect(flags().waiting).toBe(false);
  });

  test('[PLAY-27x] [STORE-07] a desktop pop-up leaves isPlay alone; a launch in this document writes 1 before it goes', async () => {
    const desktop = setup();
    await desktop.started();
    expect(desktop.ports.storage.local.getItem('isPlay')).toBeNull();
    const phone = setup({ clientType: 'mobile' });
    const { windows, storage } = phone.ports;
    const atLeaving: (string | null)[] = [];
    windows.leaveTo = () => void atLeaving.push(storage.local.getItem('isPlay'));
    await phone.started();
    expect(atLeaving).toEqual(['1']);
    const page = setup({ config: { playMode: 'page' } });
    await page.started();
    expect(page.ports.storage.local.getItem('isPlay')).toBe('1');
    page.play.quit();
    expect(page.ports.storage.local.getItem('isPlay')).toBe('0');
  });

  test('[STORE-06] [STORE-04] waitingWindow names the placeholder; waitingUrl takes the address when it cannot be set', async () => {
    const { play, ports, gameWindow } = setup();
    play.start(slotA);
    expect(ports.storage.local.getItem('waitingWindow')).toBe('gameWindow');
    const opened = gameWindow();
    if (opened === undefined) throw new Error('no window');
    Object.assign(opened, { navigate: () => false });
    await settle();
    expect(ports.storage.get('waitingUrl')).toBe(providerUrl);
    play.quit();
    expect([ports.storage.get('waitingUrl'), ports.storage.get('waitingWindow')]).toEqual([undefined, undefined]);
  });
});

describe('refusals', () => {
  test('[PLAY-28] a double click sends one play1 and shows the message once', async () => {
    const { play, messages, paths } = setup();
    play.start(slotA);
    play.start(slotA);
    await settle();
    expect(messages()).toEqual(warned('pg.alert_starting'));
    expect(paths()).toEqual(['/member/game/play1']);
  });

  test('[PLAY-28] fifty clicks in a second make one play call', async () => {
    const { play, ports, paths } = setup();
    for (let click = 0; click < 50; click += 1) {
      play.start(slotA);
      await ports.clock.advance(20);
    }
    expect(paths()).toEqual(['/member/game/play1']);
  });

  test('[PLAY-30] [PLAY-34x] the open game is refused and its window comes to the front', async () => {
    const { messages, gameWindow, paths, started } = setup();
    await started();
    const before = gameWindow()?.focused ?? 0;
    await started();
    expect(messages()).toEqual(warned('pg.alert_duplicate'));
    expect(gameWindow()?.focused).toBe(before + 1);
    expect(paths()).toEqual(['/member/game/play1']);
  });

  test('[PLAY-31] another game is refused on a phone, without a window or a call', async () => {
    const { messages, paths, started } = setup({ clientType: 'mobile' });
    await started();
    await started(slotB);
    expect(messages()).toEqual(warned('pg.err_is_playing'));
    expect(paths()).toEqual(['/member/game/play1']);
  });

  test('[PLAY-32] a recall that runs refuses the start', async () => {
    const { outside, messages, paths, ports, started } = setup();
    outside.recalling = true;
    await started();
    expect([messages(), paths(), ports.windows.opened]).toEqual([warned('one_key_waiting'), [], []]);
  });

  test('[PLAY-33] a closed site refuses, whether its config or the platform says so', async () => {
    const byConfig = setup({ config: { siteClosed: true } });
    await byConfig.started();
    const byPlatform = setup();
    byPlatform.deps.site.setState({ closed: true });
    await byPlatform.started();
    for (const { messages, paths } of [byConfig, byPlatform]) {
      expect([messages(), paths()]).toEqual([warned('r88close_msg'), []]);
    }
  });

  test('[PLAY-35] a guest is asked to log in; nothing opens and nothing is sent', async () => {
    const { play, ports, kinds, paths, started } = setup({ guest: true });
    await started();
    expect(play.store.getState().notices).toEqual([{ kind: 'confirm-login', messageKey: 'proxy.please_login_title' }]);
    expect([paths(), ports.windows.opened]).toEqual([[], []]);
    play.dismiss('confirm-login');
    expect(kinds()).toEqual([]);
  });

  test('[PLAY-36x] after the login the wanted game is offered and starts from a fresh click', async () => {
    const { play, deps, ports, kinds, paths, started } = setup({ guest: true });
    play.attach();
    await started();
    ports.storage.set('token', 't1');
    deps.events.emit('login', { memberId: '42', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
    expect(kinds()).toContain('resume-offer');
    expect(paths()).toEqual([]);
    play.resume();
    expect(ports.windows.opened).toHaveLength(1);
    await settle();
    expect(paths()).toEqual(['/member/game/play1']);
    expect(kinds()).not.toContain('resume-offer');
  });

  test('[PLAY-36x] a dismissed login forgets the game', async () => {
    const { play, deps, kinds, paths, started } = setup({ guest: true });
    play.attach();
    await started();
    play.forget();
    deps.events.emit('login', { memberId: '42', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
    play.resume();
    await settle();
    expect([kinds(), paths()]).toEqual([[], []]);
  });
});

describe('maintenance', () => {
  const both = { start_at: '2026-01-01 10:00:00', end_at: '2026-01-01 12:00:00' };
  const asInterval = { startAt: both.start_at, endAt: both.end_at };

  test.each([
    ['in data', both, both, asInterval],
    ['nested', { maintain_interval: both }, both, asInterval],
    ['half known', { start_at: both.start_at }, {}, null],
    ['other half', { end_at: both.end_at, start_at: '' }, {}, null],
    ['unknown', null, {}, null],
  ])('[PLAY-43] [PLAY-45x] [STORE-03] 203 with the times %s', async (_, data, stored, interval) => {
    const { play, ports, status, gameWindow, messages, started } = setup();
    ports.storage.set('maintain_interval', { start_at: 'old', end_at: 'old' });
    ports.http.code(PLAY, '203', 'Under maintenance', data);
    await started();
    expect([status(), gameWindow()?.closed, messages()]).toEqual(['idle', true, []]);
    expect(ports.storage.get('maintain_interval')).toEqual(stored);
    expect(play.store.getState().notices).toEqual([{ kind: 'maintenance', interval }]);
  });

  test('[PLAY-45x] a successful start removes the stored interval', async () => {
    const { ports, started } = setup();
    ports.storage.set('maintain_interval', both);
    await started();
    expect(ports.storage.get('maintain_interval')).toBeUndefined();
  });
});

describe('demo', () => {
  const demo = { ...slotA, gpId: 'GPR8', demo: true };

  test('[PLAY-39] [API-19] a guest plays a demo with demo/play only, seven fields, in the modal', async () => {
    const { play, ports, surface, paths, status, started } = setup({ guest: true });
    await started(demo);
    expect(ports.http.bodies(DEMO)).toEqual([
      { site_id: 1001, currency: 'RMB', device: 0, gp_id: 'GPR8', game_type: '20', game_code: 'A1', house: 'h1' },
    ]);
    expect(surface()).toMatchObject({ launch: { surface: 'modal' }, url: providerUrl });
    play.quit();
    await settle();
    expect([status(), paths()]).toEqual(['idle', ['/demo/play']]);
  });

  test('[PLAY-42x] a failed demo shows the server text or pg.start_failed and leaves no window', async () => {
    const { ports, messages, surface, gameWindow, status, started } = setup({
      guest: true,
      config: { forceWindowProviders: ['GPR8'] },
    });
    ports.http.code(DEMO, '900', 'No demo today');
    await started(demo);
    ports.http.code(DEMO, '900', '');
    await started(demo);
    expect(messages()).toEqual([
      { kind: 'error', key: 'pg.start_failed', text: 'No demo today' },
      { kind: 'error', key: 'pg.start_failed' },
    ]);
    expect([surface(), gameWindow()?.closed, status()]).toEqual([null, true, 'idle']);
  });

  test('[PLAY-42x] real play from the demo frame ends the demo: a member starts the game, a guest is asked to log in', async () => {
    const member = setup();
    await member.started(demo);
    member.play.playForReal();
    await settle();
    expect(member.paths()).toEqual(['/demo/play', '/member/game/play1']);
    expect(member.surface()?.game.demo).toBeUndefined();
    const guest = setup({ guest: true });
    await guest.started(demo);
    guest.play.playForReal();
    expect([guest.status(), guest.kinds()]).toEqual(['idle', ['confirm-login']]);
    guest.play.playForReal();
    expect(guest.paths()).toEqual(['/demo/play']);
  });

  test('[PLAY-37x] from a demo window to a real game: same window, no leave call', async () => {
    const { gameWindow, paths, ports, status, started } = setup({ config: { forceWindowProviders: ['GPR8'] } });
    await started(demo);
    await started(slotB);
    expect([status(), paths()]).toEqual(['playing', ['/demo/play', '/member/game/play1']]);
    expect(gameWindow()?.addresses).toEqual(['/loading', providerUrl, '/loading', providerUrl]);
    expect(ports.windows.opened).toHaveLength(1);
    expect(ports.http.sent(LEAVE)).toEqual([]);
  });
});
