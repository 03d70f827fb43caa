import { describe, expect, test, vi } from 'vitest';
import { settle } from '../../testing/index.ts';
import { createReadyPlay, LEAVE, providerUrl, setup, slotA, slotB } from './play.fixtures.ts';
import { maintenanceText } from './play.maintenance.ts';
import { END_GAME_MESSAGE } from './surfaces/play.placeholder.ts';
import { attachLoadingPage } from './surfaces/play.placeholder.ts';

describe('what an earlier document left behind', () => {
  test('[PLAY-25] [API-39x] isPlay 1: leave after 300 ms, not before, with an empty payload, and the key becomes 0', async () => {
    const { play, ports } = setup();
    ports.storage.local.setItem('isPlay', '1');
    play.attach();
    await ports.clock.advance(299);
    expect(ports.http.sent(LEAVE)).toEqual([]);
    await ports.clock.advance(1);
    expect(ports.http.bodies(LEAVE)).toEqual([{}]);
    expect(ports.storage.local.getItem('isPlay')).toBe('0');
  });

  test('[PLAY-25] a document that goes before the leave is answered leaves it to the next one', async () => {
    const { play, ports } = setup();
    ports.storage.local.setItem('isPlay', '1');
    const answer = ports.http.hold(LEAVE);
    play.attach();
    await ports.clock.advance(300);
    expect([ports.http.sent(LEAVE).length, ports.storage.local.getItem('isPlay')]).toEqual([1, '0']);
    ports.windows.hide();
    expect(ports.storage.local.getItem('isPlay')).toBe('1');
    answer({ json: { code: '100', message: '', data: null } });
    await settle();
    ports.storage.local.setItem('isPlay', '0');
    ports.windows.hide();
    expect(ports.storage.local.getItem('isPlay')).toBe('0');
  });

  test('[PLAY-25] a game that no note was left of is not noted when its document goes', async () => {
    const { play, ports, started } = setup();
    await started();
    ports.http.hold(LEAVE);
    play.quit();
    await settle();
    expect(ports.http.sent(LEAVE)).toHaveLength(1);
    ports.windows.hide();
    expect(ports.storage.get('isPlay')).not.toBe(true);
  });

  test.each([null, '0', 'true'])('[PLAY-25] [STORE-07] isPlay %s: nothing is sent', async (value) => {
    const { play, ports } = setup();
    if (value !== null) ports.storage.local.setItem('isPlay', value);
    play.attach();
    await ports.clock.advance(5000);
    expect(ports.http.sent(LEAVE)).toEqual([]);
  });

  test('[PLAY-25] a guest, /close, and windows that another one opened send nothing', async () => {
    const guest = setup({ guest: true });
    const close = setup();
    close.ports.windows.here = { ...close.ports.windows.here, path: '/close' };
    const popup = setup();
    popup.ports.windows.opener = true;
    for (const { play, ports } of [guest, close, popup]) {
      ports.storage.set('isPlay', true);
      play.attach();
      await ports.clock.advance(1000);
      expect(ports.http.requests).toEqual([]);
    }
    expect(guest.ports.storage.local.getItem('isPlay')).toBe('0');
    expect(close.ports.storage.local.getItem('isPlay')).toBe('1');
  });

  test('[PLAY-26] a page from the back-forward cache reloads only while isPlay is 1', () => {
    const { play, ports } = setup();
    play.attach();
    ports.storage.set('isPlay', false);
    ports.windows.show(true);
    expect(ports.windows.reloads).toBe(0);
    ports.storage.set('isPlay', true);
    ports.windows.show(false);
    expect(ports.windows.reloads).toBe(0);
    ports.windows.show(true);
    expect(ports.windows.reloads).toBe(1);
  });

  test('[PLAY-26] a demo that this document was left for is over when the document is back', async () => {
    const { play, ports, status, started } = setup({ clientType: 'mobile', guest: true });
    play.attach();
    await started({ ...slotA, gpId: 'GPR8', demo: true });
    expect(ports.windows.left).toEqual([providerUrl]);
    ports.windows.show(true);
    expect([status(), ports.windows.reloads]).toEqual(['idle', 0]);
  });

  test('[PLAY-03] [PLAY-09] a game that is answered before the loading page is shown is followed, so that Back returns', async () => {
    const { ports, started } = setup({ clientType: 'mobile', guest: true, early: true });
    await started({ ...slotA, gpId: 'GPR8', demo: true });
    expect([ports.windows.left, ports.windows.gone]).toEqual([[], [providerUrl]]);
  });

  test('[PLAY-23] the check for a current game waits 2 s for realtime, then goes on without it', async () => {
    const { play, ports, outside } = setup();
    play.attach();
    await ports.clock.advance(1999);
    expect(outside.layoutCalls).toBe(0);
    await ports.clock.advance(1);
    expect(outside.layoutCalls).toBe(1);
  });

  test('[PLAY-23] it runs at once when realtime connects, or is connected already', async () => {
    const { play, ports, outside } = setup();
    play.attach();
    await ports.clock.advance(300);
    ports.realtime.setState('connecting');
    await settle();
    expect(outside.layoutCalls).toBe(0);
    ports.realtime.setState('connected');
    await settle();
    expect(outside.layoutCalls).toBe(1);
    await ports.clock.advance(5000);
    expect(outside.layoutCalls).toBe(1);
    const again = setup();
    again.ports.realtime.setState('connected');
    again.play.attach();
    await settle();
    expect(again.outside.layoutCalls).toBe(1);
  });

  test('[PLAY-23] guests, and documents that are gone, ask nothing', async () => {
    const guest = setup({ guest: true });
    guest.play.attach();
    const gone = setup();
    gone.play.attach()();
    for (const { ports, outside } of [guest, gone]) {
      await ports.clock.advance(5000);
      expect(outside.layoutCalls).toBe(0);
      expect(ports.clock.pending()).toBe(0);
    }
  });

  test('[PLAY-24x] the server says playing: return finds the window of the document before', async () => {
    const { play, ports, outside, kinds, status } = setup();
    const kept = ports.windows.keep('gameWindow');
    outside.serverPlaying = true;
    play.attach();
    await ports.clock.advance(2000);
    expect([status(), kinds()]).toEqual(['playing', ['running-game']]);
    play.returnToGame();
    expect([kept.focused, kinds(), status()]).toEqual([1, [], 'playing']);
    kept.close();
    await ports.clock.advance(1000);
    expect([status(), ports.http.sent(LEAVE).length]).toEqual(['idle', 1]);
  });

  test.each([
    ['a logout', 'logout', { reason: 'other-tab' }],
    ['a session that was ended', 'session-expired', { message: '' }],
  ] as const)('[RG-29] [PLAY-24x] the questions about games end with %s, notices stay', async (_, event, payload) => {
    const { deps, play, ports, outside, kinds, status } = setup();
    outside.serverPlaying = true;
    play.attach();
    await ports.clock.advance(2000);
    expect(kinds()).toEqual(['running-game']);
    const others = [
      { kind: 'blocked', game: slotA },
      { kind: 'resume-offer', game: slotA },
      { kind: 'game-facts', game: slotA, mode: undefined },
      { kind: 'transfer-disabled' },
    ] as const;
    play.store.setState(({ notices }) => ({ notices: [...notices, ...others] }));
    deps.events.emit(event, payload);
    expect([status(), kinds()]).toEqual(['idle', ['transfer-disabled']]);
  });

  test('[PLAY-24x] a window that cannot be reached from here ends nothing: the other tabs are asked to show it', async () => {
    const { play, ports, outside, kinds, messages, status, started } = setup();
    outside.serverPlaying = true;
    play.attach();
    await ports.clock.advance(2000);
    play.returnToGame();
    await settle();
    expect([status(), ports.http.sent(LEAVE), kinds()]).toEqual(['playing', [], ['running-game']]);
    expect(messages()).toEqual([{ kind: 'info', key: 'play.running_elsewhere' }]);
    expect(ports.storage.get('window-msg')).toBeUndefined();
    // It can still be ended from here.
    play.quit();
    await settle();
    expect([status(), ports.http.sent(LEAVE).length]).toEqual(['idle', 1]);
    await started(slotB);
    expect(status()).toBe('playing');
  });

  test('[PLAY-24x] [XWIN-03x] the tab that holds the window shows it when another one asks', async () => {
    const { play, ports, gameWindow, status, started } = setup();
    play.attach();
    await started();
    const before = gameWindow()?.focused ?? 0;
    ports.storage.fromOtherTab('window-msg', JSON.stringify({ msg: 'showGame' }));
    expect([gameWindow()?.focused, status()]).toEqual([before + 1, 'playing']);
  });

  test('[PLAY-24x] another game on a phone is refused while the server says playing', async () => {
    const { play, ports, outside, messages, started } = setup({ clientType: 'mobile' });
    outside.serverPlaying = true;
    play.attach();
    await ports.clock.advance(2000);
    await started();
    expect(messages()).toEqual([{ kind: 'warning', key: 'pg.err_is_playing' }]);
  });

  test('[PLAY-23] a check that fails changes nothing', async () => {
    const { play, ports, deps } = setup();
    const failing = { ...deps, isRecalling: () => false, isServerPlaying: () => Promise.reject(new Error('layout')) };
    const other = createReadyPlay(failing);
    other.attach();
    await ports.clock.advance(2000);
    expect(other.store.getState().play.status).toBe('idle');
    expect(ports.logger.lines).toHaveLength(1);
    play.dispose();
  });
});

describe('messages between windows', () => {
  const quick = JSON.stringify({ msg: 'quickGame' });

  test('[XWIN-06] [XWIN-07x] quickGame ends the game of the game window, and a second one is harmless', async () => {
    const { play, ports, gameWindow, status, started } = setup();
    play.attach();
    await started();
    ports.storage.fromOtherTab('window-msg', quick);
    ports.storage.fromOtherTab('window-msg', quick);
    await settle();
    expect([status(), gameWindow()?.closed, ports.http.sent(LEAVE).length]).toEqual(['idle', true, 1]);
    expect(ports.storage.get('window-msg')).toBeUndefined();
  });

  test.each(['depositWindow', 'fpWindow'] as const)('[XWIN-06] %s is closed and the game goes on', async (name) => {
    const { play, ports, gameWindow, status, started } = setup();
    play.attach();
    await started();
    ports.windows.open(name, '/loading');
    ports.storage.set('waitingWindow', name);
    ports.storage.fromOtherTab('window-msg', quick);
    await settle();
    expect(ports.windows.get(name)?.closed).toBe(true);
    expect([status(), gameWindow()?.closed, ports.http.sent(LEAVE)]).toEqual(['playing', false, []]);
  });

  test('[XWIN-06] [STORE-06] without a known waitingWindow nothing happens', async () => {
    for (const value of [null, 'otherWindow']) {
      const { play, ports, status, started } = setup();
      play.attach();
      await started();
      ports.storage.remove('waitingWindow');
      if (value !== null) ports.storage.local.setItem('waitingWindow', value);
      ports.storage.fromOtherTab('window-msg', quick);
      expect(status()).toBe('playing');
    }
  });

  test('[XWIN-07x] a tab that does not hold the window leaves it to the one that does', async () => {
    const { play, ports } = setup();
    play.attach();
    ports.storage.set('waitingWindow', 'gameWindow');
    ports.storage.fromOtherTab('window-msg', quick);
    expect(ports.storage.get('waitingWindow')).toBe('gameWindow');
    expect(ports.http.requests).toEqual([]);
  });

  test('[XWIN-02] a window with an opener, or in a frame, handles nothing and the key stays', async () => {
    for (const where of ['opener', 'inFrame'] as const) {
      const { play, deps, ports, status, started } = setup();
      ports.windows[where] = true;
      play.attach();
      await started();
      ports.storage.fromOtherTab('window-msg', quick);
      expect([status(), deps.heard('window-message')]).toEqual(['playing', []]);
      expect(ports.storage.get('window-msg')).toEqual({ msg: 'quickGame' });
    }
  });

  test('[XWIN-02] [XWIN-03x] the key is gone after handling, others hear the message, garbage does not throw', () => {
    const { play, deps, ports } = setup();
    play.attach();
    const login = { msg: 'authLogin', data: { tk: 'x' } };
    ports.storage.fromOtherTab('window-msg', JSON.stringify(login));
    ports.storage.fromOtherTab('window-msg', JSON.stringify(login));
    for (const garbage of ['{', 'null', '[]', '{"msg":7}']) ports.storage.fromOtherTab('window-msg', garbage);
    expect(deps.heard('window-message')).toEqual([login, login]);
    expect(ports.storage.local.getItem('window-msg')).toBeNull();
  });

  test('[XWIN-03x] a message that another main tab has removed already still reaches the tab with the window', async () => {
    const { play, ports, gameWindow, status, started } = setup();
    play.attach();
    await started();
    const read = ports.storage.local.getItem;
    // The other tab was faster: by the time this one looks, the key is empty.
    Object.assign(ports.storage.local, { getItem: (key: string) => (key === 'window-msg' ? null : read(key)) });
    ports.storage.fromOtherTab('window-msg', quick);
    await settle();
    expect([status(), gameWindow()?.closed]).toEqual(['idle', true]);
  });

  test('[PLAY-13x] another document performed the quit step: no second leave', async () => {
    const { play, ports, status, started } = setup({ clientType: 'mobile' });
    play.attach();
    await started();
    ports.storage.fromOtherTab('isPlay', '1');
    expect(status()).toBe('playing');
    ports.storage.fromOtherTab('isPlay', '0');
    expect([status(), ports.http.sent(LEAVE)]).toEqual(['idle', []]);
  });
});

describe('/close', () => {
  test('[PLAY-13x] [XWIN-03x] with an opener: sends a message to the main window, also when the message is the same again, and closes', () => {
    const { play, ports } = setup();
    ports.windows.opener = true;
    ports.storage.set('window-msg', { msg: 'quickGame' });
    // Browsers notify other windows of changes only: an equal message has to be removed first.
    const removed = vi.spyOn(ports.storage.local, 'removeItem');
    const written = vi.spyOn(ports.storage.local, 'setItem');
    play.handleClosePage();
    expect(removed).toHaveBeenCalledWith('window-msg');
    expect(removed).toHaveBeenCalledBefore(written);
    expect(ports.storage.get('window-msg')).toEqual({ msg: 'quickGame' });
    expect([ports.windows.selfClosed, ports.windows.left, ports.windows.toParent]).toEqual([1, [], []]);
  });

  test('[PLAY-13x] in a frame: sends a message to the document around it, which ends the game', async () => {
    const inside = setup();
    inside.ports.windows.inFrame = true;
    inside.play.handleClosePage();
    expect([inside.ports.windows.toParent, inside.ports.windows.left]).toEqual([[END_GAME_MESSAGE], []]);
    const around = setup({ config: { playMode: 'modal' } });
    around.play.attach();
    await around.started();
    around.ports.windows.fromFrame('something else');
    expect(around.status()).toBe('playing');
    around.ports.windows.fromFrame(END_GAME_MESSAGE);
    await settle();
    expect([around.status(), around.ports.http.sent(LEAVE).length]).toEqual(['idle', 1]);
  });

  test('[PLAY-13x] alone: goes to /, where the isPlay step ends the game', () => {
    const { play, ports } = setup();
    play.handleClosePage();
    expect([ports.windows.left, ports.windows.selfClosed]).toEqual([['/'], 0]);
  });
});

describe('/loading', () => {
  test('[STORE-05x] gets its address from the window that could not set it, and goes there', async () => {
    const main = setup();
    main.play.start(slotA);
    Object.assign(main.gameWindow() ?? {}, { navigate: () => false });
    await settle();
    const left = main.ports.storage.local.getItem('waitingUrl');
    expect(left).toBe('https://provider.test/game?k=1');
    const { play, ports } = setup();
    ports.windows.opener = true;
    attachLoadingPage({ ports, play });
    ports.storage.fromOtherTab('waitingUrl', left);
    expect([ports.windows.left, ports.storage.local.getItem('waitingUrl')]).toEqual([[left], null]);
  });

  test('[STORE-05x] a window whose address could be set finds none waiting', async () => {
    const { ports, started } = setup();
    await started();
    expect(ports.storage.local.getItem('waitingUrl')).toBeNull();
  });

  test('[STORE-05x] goes to an address that waits already, once', () => {
    const { play, ports } = setup();
    ports.windows.opener = true;
    ports.storage.set('waitingUrl', providerUrl);
    attachLoadingPage({ ports, play });
    expect([ports.windows.left, ports.storage.get('waitingUrl')]).toEqual([[providerUrl], undefined]);
    ports.storage.fromOtherTab('waitingUrl', 'https://provider.test/second');
    expect(ports.windows.left).toEqual([providerUrl]);
  });

  test('[STORE-05x] goes to an address that comes later and ignores what is not http or https', async () => {
    const { play, ports } = setup();
    ports.windows.opener = true;
    const loading = attachLoadingPage({ ports, play });
    for (const unsafe of ['javascript:alert(1)', 'data:text/html,x', 'nothing'])
      ports.storage.fromOtherTab('waitingUrl', unsafe);
    expect(ports.windows.left).toEqual([]);
    expect(ports.storage.local.getItem('waitingUrl')).toBeNull();
    ports.storage.fromOtherTab('waitingUrl', providerUrl);
    expect(ports.windows.left).toEqual([providerUrl]);
    expect(ports.clock.pending()).toBe(0);
    expect(loading.store.getState().state).toBe('waiting');
  });

  test('[PLAY-11x] offers a way out after 30 s; giving up ends the game and closes the window', async () => {
    const { play, ports } = setup();
    ports.windows.opener = true;
    const loading = attachLoadingPage({ ports, play });
    await ports.clock.advance(29_999);
    expect(loading.store.getState().state).toBe('waiting');
    await ports.clock.advance(1);
    expect(loading.store.getState().state).toBe('gave-up');
    loading.leave();
    expect([ports.storage.get('window-msg'), ports.windows.selfClosed]).toEqual([{ msg: 'quickGame' }, 1]);
    loading.detach();
  });

  test('[PLAY-11x] typed by hand it offers the way home at once', () => {
    const { play, ports } = setup();
    const loading = attachLoadingPage({ ports, play });
    expect(loading.store.getState().state).toBe('gave-up');
    loading.leave();
    expect(ports.windows.left).toEqual(['/']);
    loading.detach();
  });

  test('[PLAY-09] [PLAY-11x] shown by the document that starts the game it waits, leaves foreign addresses alone and quits', () => {
    const { play, ports, flags } = setup({ clientType: 'mobile' });
    play.start(slotA);
    ports.storage.set('waitingUrl', 'https://provider.test/of-another-window');
    const loading = attachLoadingPage({ ports, play });
    expect([loading.store.getState().state, ports.windows.left]).toEqual(['waiting', []]);
    loading.leave();
    expect(flags()).toMatchObject({ status: 'starting', abandoned: true });
    loading.detach();
  });
});

/** A moment as the site writes it; here in UTC. */
const moment = (at: number) => new Date(at).toISOString();

test('[PLAY-45x] the maintenance text has both times as the site writes moments, or is the generic one', () => {
  const i18n = {
    t: (key: string, params?: object) => (params === undefined ? key : `${key} ${JSON.stringify(params)}`),
  };
  expect(maintenanceText(null, i18n, moment)).toBe('pg.maintain.generic');
  expect(maintenanceText({ startAt: '2026-01-01T14:00:00Z', endAt: '2026-01-01 12:00' }, i18n, moment)).toBe(
    'pg.maintain.period {"start":"2026-01-01T14:00:00.000Z","end":"2026-01-01T16:00:00.000Z"}',
  );
  expect(maintenanceText({ startAt: '2026-01-01T14:00:00Z', endAt: '2026-01-01 12:00' }, i18n)).toBe(
    'pg.maintain.period {"start":"2026-01-01 10:00:00 GMT-4","end":"2026-01-01 12:00:00 GMT-4"}',
  );
  expect(maintenanceText({ startAt: 'tonight', endAt: 'tomorrow' }, i18n, moment)).toBe('pg.maintain.generic');
});

test('[FLD-04] a maintenance time that cannot be read is shown as unknown', () => {
  const i18n = { t: (_: string, params?: object) => Object.values(params ?? {}).join(' to ') };
  const shown = (startAt: string, endAt: string) => maintenanceText({ startAt, endAt }, i18n, moment);
  expect(shown('1767276000', 'later')).toBe('2026-01-01T14:00:00.000Z to –');
  expect(shown('?', '2026-01-01 16:00:00 +0000')).toBe('– to 2026-01-01T16:00:00.000Z');
});
