import { describe, expect, test } from 'vitest';
import {
  demoA,
  gameA,
  gameB,
  guest,
  member,
  modal,
  page,
  phone,
  popup,
  redirect,
  self,
  stateAfter,
  startOf,
  url,
  walk,
} from './play.machine.fixtures.ts';
import { initialPlayState, type PlayCommand, type PlayEvent, type PlayState } from './play.protocol.ts';

const opened: PlayEvent = { type: 'WINDOW_OPENED' };
const succeeded: PlayEvent = { type: 'PLAY_SUCCEEDED', ticket: 1, url };
const quit: PlayEvent = { type: 'QUIT' };
const left: PlayEvent = { type: 'LEAVE_SUCCEEDED', ticket: 1 };
const failure = { messageKey: 'pg.start_failed', text: 'No' };
const playing = stateAfter(startOf(gameA), opened, succeeded);

const types = (commands: readonly PlayCommand[]) => commands.map(({ type }) => type);
const notices = (commands: readonly PlayCommand[]) =>
  commands.flatMap((command) => (command.type === 'notice' ? [command.notice] : []));
const toastOf = (state: PlayState, event: PlayEvent) => notices(walk(state, event).commands);
const warning = (messageKey: string) => [{ kind: 'toast', tone: 'warning', messageKey }];
const calls = (commands: readonly PlayCommand[]) => types(commands).filter((type) => type.startsWith('call'));

describe('start', () => {
  test('[PLAY-09] the place opens first, the play call is sent only when it is there, then the address is loaded', () => {
    const first = walk(initialPlayState, startOf(gameA));
    expect(types(first.commands)).toContain('openSurface');
    expect(calls(first.commands)).toEqual([]);
    const second = walk(first.state, opened);
    expect(calls(second.commands)).toEqual(['callPlay']);
    const third = walk(second.state, succeeded);
    expect(third.commands).toContainEqual({ type: 'loadSurface', launch: popup, url });
    expect(third.state).toMatchObject({ status: 'playing', game: gameA, launch: popup, url });
  });

  test('[PLAY-08x] a blocked window returns to idle with an offer and without a play call', () => {
    const { state, commands } = walk(initialPlayState, startOf(gameA), { type: 'WINDOW_BLOCKED' });
    expect(state).toMatchObject({ status: 'idle', waiting: false });
    expect(calls(commands)).toEqual([]);
    expect(notices(commands)).toEqual([{ kind: 'blocked', game: gameA }]);
  });

  test('[PLAY-28] a start while another is under way is refused, whichever game', () => {
    for (const state of [stateAfter(startOf(gameA)), stateAfter(startOf(gameA), opened)]) {
      for (const game of [gameA, gameB]) {
        const step = walk(state, startOf(game));
        expect(step.state).toEqual(state);
        expect(step.commands).toEqual([{ type: 'notice', notice: warning('pg.alert_starting')[0] }]);
      }
    }
  });

  test('[PLAY-29] a start while quitting is refused', () => {
    const step = walk(stateAfter(startOf(gameA), opened, succeeded, quit), startOf(gameB));
    expect(notices(step.commands)).toEqual(warning('pg.alert_quitting'));
    expect(calls(step.commands)).toEqual([]);
  });

  test('[PLAY-30] the game already open is refused and its window comes to the front; its demo is another game', () => {
    const step = walk(playing, startOf({ ...gameA, name: 'other name', house: 'h' }));
    expect(notices(step.commands)).toEqual(warning('pg.alert_duplicate'));
    expect(types(step.commands)).toEqual(['focusSurface', 'notice']);
    for (const other of [
      { ...gameA, gpId: 'x' },
      { ...gameA, gameType: 'x' },
      { ...gameA, gameCode: 'x' },
      { ...gameA, demo: true },
    ]) {
      expect(notices(walk(playing, startOf(other)).commands)).toEqual([]);
    }
  });

  test('[PLAY-31] another game is refused while one plays, except on desktop', () => {
    const here = stateAfter(startOf(gameA, self, phone), opened, succeeded);
    expect(toastOf(here, startOf(gameB, self, phone))).toEqual(warning('pg.err_is_playing'));
    expect(toastOf(playing, startOf(gameB))).toEqual([]);
  });

  test('[PLAY-32] a start during a recall is refused', () => {
    expect(toastOf(initialPlayState, startOf(gameA, popup, { ...member, recalling: true }))).toEqual(
      warning('one_key_waiting'),
    );
  });

  test('[PLAY-33] a closed site refuses every game, also demos', () => {
    for (const game of [gameA, demoA]) {
      const step = walk(initialPlayState, startOf(game, popup, { ...member, siteClosed: true }));
      expect(notices(step.commands)).toEqual(warning('r88close_msg'));
      expect(step.state).toEqual(initialPlayState);
    }
  });

  test('[PLAY-34x] a refused start opens no window', () => {
    const reasons = ['siteClosed', 'recalling', 'ageUnverified', 'factsDue'] as const;
    for (const facts of [guest, ...reasons.map((reason) => ({ ...member, [reason]: true }))]) {
      expect(types(walk(initialPlayState, startOf(gameA, popup, facts)).commands)).toEqual(['notice']);
    }
  });

  test('[PLAY-35] a guest is asked to log in and the wish is kept [PLAY-36x] offered after login, forgotten on dismissal', () => {
    const asked = walk(initialPlayState, startOf(gameA, popup, guest));
    expect(notices(asked.commands)).toEqual([{ kind: 'confirm-login', messageKey: 'proxy.please_login_title' }]);
    expect(notices(walk(asked.state, { type: 'LOGIN' }).commands)).toEqual([{ kind: 'resume-offer', game: gameA }]);
    const dismissed = walk(asked.state, { type: 'FORGET' }, { type: 'LOGIN' });
    expect(notices(dismissed.commands)).toEqual([]);
    const started = walk(asked.state, { type: 'LOGIN' }, startOf(gameA), opened, { type: 'LOGIN' });
    expect(notices(started.commands)).toHaveLength(1);
  });

  test('[PLAY-20] waiting lasts until its timer, which starts when the window opens', () => {
    const before = walk(initialPlayState, startOf(gameA));
    expect(before.commands).not.toContainEqual({ type: 'startTimer', timer: 'waiting' });
    expect(before.state.waiting).toBe(true);
    const after = walk(before.state, opened);
    expect(after.commands).toContainEqual({ type: 'startTimer', timer: 'waiting' });
    expect(after.state.waiting).toBe(true);
    expect(walk(after.state, { type: 'TIMER', timer: 'waiting' }).state.waiting).toBe(false);
  });

  test('[PLAY-27x] isPlay is set when the document is left or a page shows the game, before the address is loaded', () => {
    const launchedIn = (launch: typeof popup, game = gameA) => {
      const { commands } = walk(initialPlayState, startOf(game, launch), opened, succeeded);
      return types(commands).filter((type) => type === 'setIsPlay' || type === 'loadSurface');
    };
    expect([self, redirect, page].map((launch) => launchedIn(launch))).toEqual(
      Array.from({ length: 3 }, () => ['setIsPlay', 'loadSurface']),
    );
    expect([popup, modal].map((launch) => launchedIn(launch))).toEqual([['loadSurface'], ['loadSurface']]);
    expect(launchedIn(self, demoA)).toEqual(['loadSurface']);
  });

  test('[API-38x] a game.url event ends the wait for real games only, and the answer that follows is ignored', () => {
    const real = walk(stateAfter(startOf(gameA), opened), { type: 'GAME_URL', url });
    expect(real.state).toMatchObject({ status: 'playing', url });
    expect(types(real.commands)).toContain('abortPlay');
    const late = walk(real.state, { type: 'PLAY_FAILED', ticket: 1, failure });
    expect(late).toEqual({ state: real.state, commands: [] });
    const demo = stateAfter(startOf(demoA, modal), opened);
    expect(walk(demo, { type: 'GAME_URL', url })).toEqual({ state: demo, commands: [] });
    expect(walk(playing, { type: 'GAME_URL', url: 'https://other.test' })).toEqual({ state: playing, commands: [] });
  });

  test('[ERR-07] a failure closes the placeholder, shows the text and returns to idle [PLAY-11x]', () => {
    const step = walk(stateAfter(startOf(gameA), opened), { type: 'PLAY_FAILED', ticket: 1, failure });
    expect(step.state.status).toBe('idle');
    expect(types(step.commands)).toContain('closeSurface');
    expect(notices(step.commands)).toEqual([{ kind: 'toast', tone: 'error', ...failure }]);
    expect(
      notices(walk(stateAfter(startOf(gameA), opened), { type: 'PLAY_FAILED', ticket: 1, failure: null }).commands),
    ).toEqual([]);
  });

  test('[PLAY-43] maintenance closes the window and stores the interval [PLAY-45x] which a success removes', () => {
    const interval = { startAt: 'a', endAt: 'b' };
    const step = walk(stateAfter(startOf(gameA), opened), { type: 'MAINTENANCE', ticket: 1, interval });
    expect(step.state.status).toBe('idle');
    expect(types(step.commands)).toContain('closeSurface');
    expect(step.commands).toContainEqual({ type: 'storeMaintenance', interval });
    expect(notices(step.commands)).toEqual([{ kind: 'maintenance', interval }]);
    expect(types(walk(stateAfter(startOf(gameA), opened), succeeded).commands)).toContain('clearMaintenance');
  });
});

describe('quit', () => {
  test('[PLAY-17] leaves once and clears window, waiting and isPlay', () => {
    const step = walk(playing, quit, quit, { type: 'WINDOW_CLOSED' });
    expect(step.state).toMatchObject({ status: 'quitting', waiting: false, next: null });
    expect(calls(step.commands)).toEqual(['callLeave']);
    expect(types(step.commands)).toEqual(expect.arrayContaining(['unwatch', 'closeSurface', 'setIsPlay']));
    expect(walk(step.state, left).state).toMatchObject({ status: 'idle', game: null, waiting: false });
  });

  test('[PLAY-19x] after a leave a second quit sends nothing, a start is allowed and ends the left flag', () => {
    const done = walk(playing, quit, left);
    expect(done.state.leftRecently).not.toBeNull();
    expect(walk(done.state, quit)).toEqual({ state: done.state, commands: [] });
    expect(walk(done.state, { type: 'SERVER_PLAYING' })).toEqual({ state: done.state, commands: [] });
    const again = walk(done.state, startOf(gameA));
    expect(again.state).toMatchObject({ status: 'starting', leftRecently: null });
    expect(again.commands).toContainEqual({ type: 'stopTimer', timer: 'left' });
  });

  test('[PLAY-19x] a failed leave shows the server text, clears the game and does not set the left flag', () => {
    const step = walk(playing, quit, { type: 'LEAVE_FAILED', ticket: 1, failure });
    expect(step.state).toMatchObject({ status: 'idle', leftRecently: null });
    expect(notices(step.commands)).toEqual([{ kind: 'toast', tone: 'error', ...failure }]);
    expect(step.commands).not.toContainEqual({ type: 'startTimer', timer: 'left' });
  });

  test('[PLAY-38x] giving up while the play call is under way waits for the answer and then leaves', () => {
    for (const giveUp of [quit, { type: 'WINDOW_CLOSED' } as const]) {
      const given = walk(stateAfter(startOf(gameA), opened), giveUp);
      expect(given.state.status).toBe('starting');
      expect(types(given.commands)).toContain('closeSurface');
      const answered = walk(given.state, succeeded);
      expect(answered.state.status).toBe('quitting');
      expect(calls(answered.commands)).toEqual(['callLeave']);
      expect(types(answered.commands)).not.toContain('loadSurface');
      expect(walk(given.state, { type: 'PLAY_FAILED', ticket: 1, failure }).commands).toEqual([
        { type: 'stopTimer', timer: 'guard' },
      ]);
    }
  });

  test('[PLAY-38x] a logout closes the game without a leave call', () => {
    const step = walk(playing, { type: 'LOGOUT' });
    expect(step.state).toMatchObject({ status: 'idle', leftRecently: null });
    expect(types(step.commands)).toContain('closeSurface');
    expect(calls(step.commands)).toEqual([]);
    const starting = walk(stateAfter(startOf(gameA), opened), { type: 'LOGOUT' });
    expect(starting.state.status).toBe('idle');
    expect(types(starting.commands)).toEqual(expect.arrayContaining(['abortPlay', 'closeSurface']));
  });

  test('[PLAY-37x] another game on desktop: leave first, then play in the same window', () => {
    const switching = walk(playing, startOf(gameB), opened);
    expect(switching.state).toMatchObject({ status: 'quitting', waiting: true });
    expect(types(switching.commands)).not.toContain('closeSurface');
    expect(calls(switching.commands)).toEqual(['callLeave']);
    const next = walk(switching.state, left);
    expect(next.state).toMatchObject({
      status: 'starting',
      phase: 'requesting',
      game: gameB,
      waiting: true,
      leftRecently: null,
    });
    expect(next.commands).toContainEqual({ type: 'callPlay', ticket: 2, game: gameB });
    expect(types(next.commands)).not.toContain('openSurface');
  });

  test('[PLAY-37x] a game that moves from the modal to a window closes the modal; a failed leave starts nothing', () => {
    const inModal = stateAfter(startOf(gameA, modal), opened, succeeded);
    const order = types(walk(inModal, startOf(gameB)).commands).filter((type) => type.endsWith('Surface'));
    expect(order).toEqual(['closeSurface', 'openSurface']);
    const failed = walk(stateAfter(startOf(gameA), opened, succeeded, startOf(gameB), opened), {
      type: 'LEAVE_FAILED',
      ticket: 1,
      failure,
    });
    expect(failed.state.status).toBe('idle');
    expect(types(failed.commands)).toContain('closeSurface');
    expect(calls(failed.commands)).toEqual([]);
  });

  test('[PLAY-37x] giving up the next game, or a blocked window, lets the old one end', () => {
    const switching = stateAfter(startOf(gameA), opened, succeeded, startOf(gameB));
    const blocked = walk(switching, { type: 'WINDOW_BLOCKED' }, left);
    expect(blocked.state.status).toBe('idle');
    expect(notices(blocked.commands)).toEqual([{ kind: 'blocked', game: gameB }]);
    const closed = walk(switching, opened, { type: 'WINDOW_CLOSED' }, left);
    expect(closed.state.status).toBe('idle');
    expect(calls(closed.commands)).toEqual([]);
  });

  test('[PLAY-21] transfer disabled stops a real game, reports once and sets the flag [PLAY-22x] until success or login', () => {
    const step = walk(playing, { type: 'TRANSFER_DISABLED' }, { type: 'TRANSFER_DISABLED' });
    expect(step.state).toMatchObject({ status: 'quitting', transferDisabled: true });
    expect(calls(step.commands)).toEqual(['callLeave']);
    expect(notices(step.commands)).toEqual([{ kind: 'transfer-disabled' }]);
    const idle = walk(step.state, left).state;
    expect(walk(idle, { type: 'LOGIN' }).state.transferDisabled).toBe(false);
    const failed = walk(idle, startOf(gameA), opened, { type: 'PLAY_FAILED', ticket: 2, failure });
    expect(failed.state.transferDisabled).toBe(true);
    const started = walk(idle, startOf(gameA), opened, { ...succeeded, ticket: 2 });
    expect(started.state).toMatchObject({ status: 'playing', transferDisabled: false });
  });

  test('[PLAY-21] a demo goes on when transfers are disabled; a start under way is given up', () => {
    const demo = stateAfter(startOf(demoA, modal), opened, succeeded);
    expect(walk(demo, { type: 'TRANSFER_DISABLED' }).state.status).toBe('playing');
    const starting = walk(stateAfter(startOf(gameA), opened), { type: 'TRANSFER_DISABLED' }, succeeded);
    expect(starting.state).toMatchObject({ status: 'quitting', transferDisabled: true });
    expect(notices(starting.commands)).toEqual([{ kind: 'transfer-disabled' }]);
  });

  test('[PLAY-39] a demo needs no member and is neither left nor counted as a real game', () => {
    const step = walk(initialPlayState, startOf(demoA, modal, guest), opened, succeeded, quit);
    expect(step.state).toMatchObject({ status: 'idle', leftRecently: null });
    expect(calls(step.commands)).toEqual(['callPlay']);
    expect(types(step.commands)).not.toContain('ended');
    const givenUp = walk(stateAfter(startOf(demoA, modal, guest), opened), quit);
    expect(givenUp.state.status).toBe('idle');
    expect(types(givenUp.commands)).toContain('abortPlay');
  });
});

describe('found running', () => {
  test('[PLAY-24x] the server says playing: duplicate rules apply and return or end is offered', () => {
    const step = walk(initialPlayState, { type: 'SERVER_PLAYING' });
    expect(step.state).toMatchObject({ status: 'playing', game: null, launch: null });
    expect(notices(step.commands)).toEqual([{ kind: 'running-game' }]);
    expect(toastOf(step.state, startOf(gameA, self, phone))).toEqual(warning('pg.err_is_playing'));
    const adopted = walk(step.state, { type: 'WINDOW_ADOPTED', launch: popup });
    expect(types(adopted.commands)).toEqual(['watch']);
    expect(walk(adopted.state, { type: 'WINDOW_CLOSED' }).commands).toContainEqual({
      type: 'callLeave',
      ticket: 1,
      game: null,
    });
  });

  test('[PLAY-25] a left-over game is left when its timer fires, not before', () => {
    const found = walk(initialPlayState, { type: 'LEFTOVER' });
    expect(found.commands).toContainEqual({ type: 'startTimer', timer: 'leftover' });
    expect(calls(found.commands)).toEqual([]);
    const due = walk(found.state, { type: 'TIMER', timer: 'leftover' });
    expect(due.commands).toContainEqual({ type: 'setIsPlay', on: false });
    expect(calls(due.commands)).toEqual(['callLeave']);
  });

  test('[PLAY-13x] a game this document was left for ends when the document is back or another one has left it', () => {
    const away = stateAfter(startOf(gameA, self), opened, succeeded);
    expect(calls(walk(away, { type: 'PAGE_RESTORED' }).commands)).toEqual(['callLeave']);
    const elsewhere = walk(away, { type: 'LEFT_ELSEWHERE' });
    expect(elsewhere.state.status).toBe('idle');
    expect(calls(elsewhere.commands)).toEqual([]);
    expect(walk(playing, { type: 'LEFT_ELSEWHERE' }).state).toBe(playing);
  });

  test('[PLAY-01] a start or a quit that hears nothing ends after its longest time', () => {
    const guard: PlayEvent = { type: 'TIMER', timer: 'guard' };
    const started = walk(stateAfter(startOf(gameA), opened), guard);
    expect(started.state.status).toBe('idle');
    expect(types(started.commands)).toContain('abortPlay');
    expect(notices(started.commands)).toEqual([{ kind: 'toast', tone: 'error', messageKey: 'pg.start_failed' }]);
    expect(walk(stateAfter(startOf(gameA), opened, succeeded, quit), guard).state.status).toBe('idle');
  });
});
