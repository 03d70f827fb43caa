import { describe, expect, test, vi } from 'vitest';
import { settle } from '../../testing/index.ts';
import { createReadyPlay, PLAY, providerUrl, setup, slotA, slotB } from './play.fixtures.ts';

const serverSaysPlaying = async () => {
  const all = setup();
  all.outside.serverPlaying = true;
  all.play.attach();
  await all.ports.clock.advance(2000);
  return all;
};

describe('going back to a game', () => {
  test('[PLAY-24x] a window that was found is the place of the game from then on', async () => {
    const { play, ports, flags } = await serverSaysPlaying();
    ports.windows.keep('gameWindow');
    play.returnToGame();
    expect(flags()).toMatchObject({ launch: { mode: 'window', surface: 'popup' } });
  });

  test('[PLAY-24x] a window out of reach is asked for by a message that stays nowhere', async () => {
    const { play, ports } = await serverSaysPlaying();
    ports.storage.set('window-msg', { msg: 'showGame' });
    const written = vi.spyOn(ports.storage.local, 'setItem');
    const removed = vi.spyOn(ports.storage.local, 'removeItem');
    play.returnToGame();
    expect(written.mock.calls).toEqual([['window-msg', JSON.stringify({ msg: 'showGame' })]]);
    expect(removed).toHaveBeenCalledTimes(2);
    expect(removed).toHaveBeenCalledBefore(written);
    expect(ports.storage.get('window-msg')).toBeUndefined();
  });

  test('[PLAY-24x] a game that is known here, or over, is not looked for: the question goes away', async () => {
    const known = setup();
    await known.started();
    const over = await serverSaysPlaying();
    over.play.quit();
    await settle();
    for (const { play, messages, gameWindow } of [known, over]) {
      const focused = gameWindow()?.focused;
      play.returnToGame();
      expect([messages(), gameWindow()?.focused]).toEqual([[], focused]);
    }
    expect(over.kinds()).toEqual([]);
  });
});

describe('reports', () => {
  test('[PLAY-36x] dismissing the login takes the offer away as well', async () => {
    const { play, deps, kinds } = setup({ guest: true });
    play.attach();
    play.start(slotA);
    deps.events.emit('login', { memberId: '1', currencyBefore: 'RMB', currency: 'RMB', atStart: false });
    expect(kinds()).toEqual(['confirm-login', 'resume-offer']);
    play.forget();
    expect(kinds()).toEqual([]);
  });

  test('a notice takes the place of one of its kind and leaves the others, as its answer does', async () => {
    const { play, ports, deps, kinds } = setup();
    play.attach();
    ports.windows.blocked = true;
    play.start(slotA);
    play.start(slotB);
    expect(play.store.getState().notices).toEqual([{ kind: 'blocked', game: slotB }]);
    ports.windows.blocked = false;
    play.start(slotA);
    await settle();
    play.transferDisabled();
    expect(kinds()).toEqual(['blocked', 'transfer-disabled']);
    play.dismiss('blocked');
    expect(kinds()).toEqual(['transfer-disabled']);
    expect(deps.heard('failure')).toEqual([]);
  });

  test('[ERR-07] a message without words of the platform has none', async () => {
    const { ports, messages, started } = setup();
    ports.http.code(PLAY, '999', ' ');
    await started();
    expect(messages()).toStrictEqual([{ kind: 'error', key: 'pg.start_failed' }]);
    ports.http.code(PLAY, '999', ' No ');
    await started();
    expect(messages()[1]).toStrictEqual({ kind: 'error', key: 'pg.start_failed', text: ' No ' });
  });

  test('[API-38x] an address that is no text is none', async () => {
    const { play, status } = setup();
    play.start(slotA);
    for (const url of [undefined, 7, null, {}]) play.gameUrl(url);
    expect(status()).toBe('starting');
  });
});

describe('what is left behind', () => {
  test('nothing ticks after play is disposed of', async () => {
    const starting = setup();
    starting.play.start(slotA);
    expect(starting.ports.clock.pending()).toBeGreaterThan(0);
    starting.play.dispose();
    expect(starting.ports.clock.pending()).toBe(0);
    const playing = setup();
    await playing.started();
    playing.play.dispose();
    expect(playing.ports.clock.pending()).toBe(0);
  });

  test('a document that is gone hears nothing more', async () => {
    const { play, ports, deps, status, started } = setup();
    const detach = play.attach();
    await started();
    detach();
    deps.events.emit('logout', { reason: 'asked' });
    deps.events.emit('session-expired', { message: '' });
    ports.storage.fromOtherTab('window-msg', JSON.stringify({ msg: 'quickGame' }));
    ports.storage.set('isPlay', true);
    ports.windows.show(true);
    expect([status(), ports.windows.reloads]).toEqual(['playing', 0]);
  });

  test('[PLAY-23] nothing waits for an open connection, or for one of a document that is gone', async () => {
    const standing = setup();
    standing.play.attach();
    standing.ports.realtime.setState('connected');
    const gone = setup();
    gone.play.attach()();
    const guest = setup({ guest: true });
    guest.play.attach();
    for (const { ports } of [standing, gone, guest]) expect(ports.clock.pending()).toBe(0);
  });

  test('[PLAY-25] a guest’s left-over game is none at all', () => {
    const { play, ports, status } = setup({ guest: true });
    ports.storage.set('isPlay', true);
    play.attach();
    expect([status(), ports.clock.pending(), ports.storage.get('isPlay')]).toEqual(['idle', 0, false]);
  });
});

describe('the check for a current game', () => {
  test.each([
    ['says no', false, () => undefined, 1],
    [
      'is for a login that ended before',
      true,
      ({ ports }: ReturnType<typeof setup>) => ports.storage.remove('token'),
      0,
    ],
  ])('[PLAY-23] one that %s changes nothing', async (_, answer, before, asked) => {
    const all = setup();
    all.outside.serverPlaying = answer;
    all.play.attach();
    before(all);
    await all.ports.clock.advance(2000);
    expect([all.outside.layoutCalls, all.status(), all.kinds()]).toEqual([asked, 'idle', []]);
  });

  test.each([
    ['the login has ended', (all: ReturnType<typeof setup>) => all.ports.storage.remove('token')],
    ['the document is gone', (_: unknown, detach: () => void) => detach()],
  ])('[PLAY-23] an answer that comes when %s changes nothing', async (_, end) => {
    const all = setup();
    let answer: (playing: boolean) => void = () => undefined;
    const isServerPlaying = () => new Promise<boolean>((resolve) => (answer = resolve));
    const play = createReadyPlay({ ...all.deps, isRecalling: () => false, isServerPlaying });
    const detach = play.attach();
    all.ports.realtime.setState('connected');
    await settle();
    end(all, detach);
    answer(true);
    await settle();
    expect(play.store.getState()).toMatchObject({ play: { status: 'idle' }, notices: [] });
  });

  test('[PLAY-23] one that fails is logged with its reason', async () => {
    const { deps, ports } = setup();
    const isServerPlaying = () => Promise.reject(new Error('layout'));
    createReadyPlay({ ...deps, isRecalling: () => false, isServerPlaying }).attach();
    await ports.clock.advance(2000);
    expect(ports.logger.lines).toMatchObject([{ level: 'warn', details: { error: 'Error: layout' } }]);
  });
});

describe('windows', () => {
  test('[XWIN-02] only the message that asks for the game brings its window to the front', async () => {
    const { play, ports, gameWindow, started } = setup();
    play.attach();
    await started();
    const focused = gameWindow()?.focused;
    ports.storage.fromOtherTab('window-msg', JSON.stringify({ msg: 'authLoginClose' }));
    expect(gameWindow()?.focused).toBe(focused);
  });

  test('[PLAY-13x] a frame that says the game is over means one that is shown here', async () => {
    const { play, ports, status } = await serverSaysPlaying();
    ports.windows.fromFrame('housefront:end-game');
    expect(status()).toBe('playing');
    play.dispose();
  });

  test('[PLAY-08x] [STORE-06] a window that opens is in front; a blocked one leaves no name behind', async () => {
    const { play, ports, gameWindow } = setup();
    play.start(slotA);
    expect([gameWindow()?.focused, ports.storage.get('waitingWindow')]).toEqual([1, 'gameWindow']);
    const blocked = setup();
    blocked.ports.windows.blocked = true;
    blocked.ports.storage.set('waitingUrl', providerUrl);
    blocked.play.start(slotA);
    expect(['waitingWindow', 'waitingUrl'].map((key) => blocked.ports.storage.local.getItem(key))).toEqual([
      null,
      null,
    ]);
  });
});
