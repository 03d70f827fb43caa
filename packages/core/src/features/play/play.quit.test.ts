import { calls } from '@housefront/contract/calls';
import { describe, expect, test } from 'vitest';
import { settle, success } from '../../testing/index.ts';
import { LEAVE, PLAY, providerUrl, setup, slotA, slotB } from './play.fixtures.ts';

describe('quit', () => {
  test('[PLAY-17] [API-39x] leave is sent once with the provider, success clears everything', async () => {
    const { play, ports, flags, gameWindow, surface, started } = setup();
    await started();
    play.quit();
    play.quit();
    await settle();
    expect(ports.http.bodies(LEAVE)).toEqual([{ gp_id: 'GP01' }]);
    expect(flags()).toMatchObject({ status: 'idle', game: null, waiting: false });
    expect([surface(), gameWindow()?.closed, ports.storage.local.getItem('isPlay')]).toEqual([null, true, '0']);
  });

  test('[PLAY-18] the left flag is gone 30 s after a successful leave', async () => {
    const { play, ports, flags, started } = setup();
    await started();
    play.quit();
    await settle();
    await ports.clock.advance(29_999);
    expect(flags().leftRecently).not.toBeNull();
    await ports.clock.advance(1);
    expect(flags().leftRecently).toBeNull();
  });

  test('[PLAY-19x] a new start within 30 s is allowed and stops that timer; the next leave is sent', async () => {
    const { play, ports, status, flags, started } = setup();
    await started();
    play.quit();
    await settle();
    play.quit();
    await started();
    expect(status()).toBe('playing');
    await ports.clock.advance(20_000);
    play.quit();
    await settle();
    expect(ports.http.sent(LEAVE)).toHaveLength(2);
    await ports.clock.advance(29_999);
    expect(flags().leftRecently).not.toBeNull();
  });

  test('[PLAY-19x] a failed leave shows the server text, still clears, and leaves no flag', async () => {
    const { play, ports, flags, messages, started } = setup();
    ports.http.code(LEAVE, '900', 'Not now');
    await started();
    play.quit();
    await settle();
    expect(flags()).toMatchObject({ status: 'idle', leftRecently: null });
    expect(messages()).toEqual([{ kind: 'error', key: 'error_generic', text: 'Not now' }]);
  });

  test('[PLAY-29] a start while the leave is under way is refused', async () => {
    const { play, ports, messages, started } = setup();
    const release = ports.http.hold(LEAVE);
    await started();
    play.quit();
    await started(slotB);
    expect(messages()).toEqual([{ kind: 'warning', key: 'pg.alert_quitting' }]);
    release(success(calls.leave, null));
    await settle();
    await started(slotB);
    expect(ports.http.sent(PLAY)).toHaveLength(2);
  });

  test('[PLAY-38x] a pop-up closed by hand is seen within a second, left once, and the balance is stale', async () => {
    const { deps, ports, gameWindow, status, started } = setup();
    await started();
    gameWindow()?.close();
    await ports.clock.advance(999);
    expect(status()).toBe('playing');
    await ports.clock.advance(1);
    expect(status()).toBe('idle');
    await ports.clock.advance(10_000);
    expect(ports.http.sent(LEAVE)).toHaveLength(1);
    expect(deps.heard('game-ended')).toEqual([{ gpId: 'GP01' }]);
  });

  test('[PLAY-38x] a placeholder closed before the answer: the game that opened after all is left', async () => {
    const { ports, gameWindow, status, messages, started } = setup();
    const release = ports.http.hold(PLAY);
    await started();
    gameWindow()?.close();
    await ports.clock.advance(1000);
    expect(status()).toBe('starting');
    release(success(calls.play, { game_url: providerUrl }));
    await settle();
    expect(ports.http.sent(LEAVE)).toHaveLength(1);
    expect([status(), messages()]).toEqual(['idle', []]);
    expect(gameWindow()?.addresses).toEqual(['/loading']);
  });

  test.each(['logout', 'session-expired'] as const)(
    '[PLAY-38x] %s closes the game without a leave call',
    async (event) => {
      const { play, deps, ports, gameWindow, status, started } = setup();
      play.attach();
      await started();
      if (event === 'logout') deps.events.emit('logout', { reason: 'asked' });
      else deps.events.emit('session-expired', { message: 'x' });
      await settle();
      expect([status(), gameWindow()?.closed, ports.http.sent(LEAVE)]).toEqual(['idle', true, []]);
      expect(ports.clock.pending()).toBe(1);
    },
  );

  test('[STORE-20x] a logout takes isPlay away and play does not write it again', async () => {
    const { play, deps, ports, status, started } = setup({ config: { playMode: 'page' } });
    play.attach();
    await started();
    ports.storage.remove('isPlay');
    deps.events.emit('logout', { reason: 'asked' });
    expect([status(), ports.storage.local.getItem('isPlay')]).toEqual(['idle', null]);
  });

  test('[PLAY-38x] a 401 on play1 resets the start with one message, that of the login', async () => {
    const { play, deps, ports, gameWindow, status, messages, started } = setup();
    play.attach();
    ports.http.code(PLAY, '401', 'Login again');
    await started();
    expect([status(), gameWindow()?.closed, messages()]).toEqual(['idle', true, []]);
    expect(deps.heard('session-expired')).toEqual([{ message: 'Login again' }]);
  });

  test('[PLAY-37x] another game on desktop: leave1 finishes, then play1, in one window', async () => {
    const { ports, gameWindow, paths, surface, status, started } = setup();
    await started();
    const release = ports.http.hold(LEAVE);
    await started(slotB);
    expect(gameWindow()?.addresses.at(-1)).toBe('/loading');
    expect(paths()).toEqual(['/member/game/play1', '/member/game/leave1']);
    expect(surface()).toMatchObject({ game: slotB, url: null });
    release(success(calls.leave, null));
    await settle();
    expect(paths()).toEqual(['/member/game/play1', '/member/game/leave1', '/member/game/play1']);
    expect([status(), ports.windows.opened.length, gameWindow()?.addresses.at(-1)]).toEqual([
      'playing',
      1,
      providerUrl,
    ]);
  });

  test('[PLAY-21] [PLAY-22x] 957 closes the window, runs the leave and reports once', async () => {
    const { play, ports, flags, gameWindow, kinds, started } = setup();
    await started();
    play.transferDisabled();
    play.transferDisabled();
    await settle();
    expect(flags()).toMatchObject({ status: 'idle', transferDisabled: true });
    expect([gameWindow()?.closed, ports.http.sent(LEAVE).length, kinds()]).toEqual([true, 1, ['transfer-disabled']]);
    await started();
    expect(flags().transferDisabled).toBe(false);
  });

  test('[I18N-09x] the language stays while a game starts, plays or ends, or its window is open', async () => {
    const { play, ports, gameWindow, started } = setup();
    expect(play.isOpen()).toBe(false);
    play.start(slotA);
    expect(play.isOpen()).toBe(true);
    await started();
    const release = ports.http.hold(LEAVE);
    play.quit();
    expect(play.isOpen()).toBe(true);
    release(success(calls.leave, null));
    await settle();
    expect(play.isOpen()).toBe(false);
    const opened = gameWindow();
    if (opened !== undefined) opened.closed = false;
    expect(play.isOpen()).toBe(true);
  });
});
