import { expect, test } from 'vitest';
import { bridge, demoA, gameA, gameB, popup, self, stateAfter, startOf, url, walk } from './play.machine.fixtures.ts';
import { transition } from './play.machine.ts';
import { initialPlayState, type PlayCommand, type PlayEvent, type PlayState } from './play.protocol.ts';

const opened: PlayEvent = { type: 'WINDOW_OPENED' };
const quit: PlayEvent = { type: 'QUIT' };
const succeeded: PlayEvent = { type: 'PLAY_SUCCEEDED', ticket: 1, url };
const requesting = stateAfter(startOf(gameA), opened);
const abandoned = stateAfter(startOf(gameA), opened, quit);
const playing = stateAfter(startOf(gameA), opened, succeeded);
const quitting = stateAfter(startOf(gameA), opened, succeeded, quit);

const failure = { messageKey: 'pg.start_failed' };
const stopGuard: PlayCommand = { type: 'stopTimer', timer: 'guard' };
const stopLeft: PlayCommand = { type: 'stopTimer', timer: 'left' };
const error = (messageKey: string): PlayCommand => ({
  type: 'notice',
  notice: { kind: 'toast', tone: 'error', messageKey },
});
const closing: PlayCommand[] = [{ type: 'unwatch' }, { type: 'stopTimer', timer: 'waiting' }, { type: 'closeSurface' }];

test('[PLAY-37x] the next game goes on with the longest time of a start, and the flag of the one before ends', () => {
  const state: PlayState = { ...initialPlayState, ticket: 4, leftRecently: 'a' };
  const step = transition(state, { type: 'CONTINUE', game: gameB, launch: popup, waiting: true });
  expect(step.commands).toEqual([
    stopLeft,
    { type: 'callPlay', ticket: 5, game: gameB },
    { type: 'startTimer', timer: 'guard' },
  ]);
  expect(step.state).toMatchObject({ status: 'starting', ticket: 5, leftRecently: null });
});

test('[PLAY-38x] a logout without a game forgets what was left and what was wanted', () => {
  const state: PlayState = { ...initialPlayState, leftRecently: 'a', remembered: gameA };
  const step = transition(state, { type: 'LOGOUT' });
  expect(step).toEqual({ state: initialPlayState, commands: [stopLeft] });
});

test.each([
  ['a failure', { type: 'PLAY_FAILED', ticket: 1, failure }, []],
  ['maintenance', { type: 'MAINTENANCE', ticket: 1, interval: null }, [{ type: 'storeMaintenance', interval: null }]],
  ['silence', { type: 'TIMER', timer: 'guard' }, [{ type: 'abortPlay' }]],
] as const)('[PLAY-38x] %s that answers a start that was given up is reported nowhere', (_, event, done) => {
  const step = transition(abandoned, event);
  expect(step.state.status).toBe('idle');
  expect(step.commands).toEqual([stopGuard, ...done]);
});

test('[PLAY-11x] silence that ends a start closes its place and says so', () => {
  const step = transition(requesting, { type: 'TIMER', timer: 'guard' });
  expect(step.commands).toEqual([stopGuard, ...closing, { type: 'abortPlay' }, error('pg.start_failed')]);
});

test('[PLAY-38x] a demo that is given up while it starts is over at once, and its call is given up', () => {
  const step = transition(stateAfter(startOf(demoA), opened), quit);
  expect(step.state.status).toBe('idle');
  expect(step.commands).toEqual([stopGuard, ...closing, { type: 'abortPlay' }]);
});

test('[PLAY-13x] a game in a window of the wrapper ends when another document has left it, one in a pop-up does not', () => {
  const inBridge = stateAfter(startOf(gameA, bridge), opened, succeeded);
  for (const state of [inBridge, stateAfter(startOf(gameA, self), opened, succeeded)])
    expect(transition(state, { type: 'LEFT_ELSEWHERE' }).state.status).toBe('quitting');
  expect(transition(playing, { type: 'LEFT_ELSEWHERE' })).toEqual({ state: playing, commands: [] });
});

test.each([
  { type: 'LEAVE_SUCCEEDED', ticket: 9 },
  { type: 'LEAVE_SKIPPED', ticket: 9 },
  { type: 'LEAVE_FAILED', ticket: 9, failure },
] as const)('[PLAY-17] an answer to another leave changes nothing: $type', (event) => {
  expect(transition(quitting, event)).toEqual({ state: quitting, commands: [] });
});

test('[PLAY-19x] a leave that hears nothing ends with the text of a time-out and without the flag', () => {
  const step = transition(quitting, { type: 'TIMER', timer: 'guard' });
  expect(step.state).toMatchObject({ status: 'idle', leftRecently: null });
  expect(step.commands).toEqual([stopGuard, { type: 'ended', gpId: 'GP01' }, error('error_timeout')]);
});

test('[PLAY-38x] a logout while a game is left stops waiting, and closes the window of the next one', () => {
  const alone = transition({ ...quitting, remembered: gameB, leftRecently: 'a' }, { type: 'LOGOUT' });
  expect(alone.commands).toEqual([stopGuard]);
  expect(alone.state).toMatchObject({ status: 'idle', remembered: null, leftRecently: null });
  const next = stateAfter(startOf(gameA), opened, succeeded, startOf(gameB), opened);
  expect(transition(next, { type: 'LOGOUT' }).commands).toEqual([stopGuard, ...closing]);
});

test('[PLAY-19x] the flag of a game that is unknown here is one of its own', () => {
  const state = walk(initialPlayState, { type: 'SERVER_PLAYING' }, quit, { type: 'LEAVE_SUCCEEDED', ticket: 1 }).state;
  expect(state).toMatchObject({ status: 'idle', leftRecently: 'unknown' });
});

test('[PLAY-17] a game that is left without a next one keeps what a guest wanted, one with a next one does not', () => {
  const state: PlayState = { ...playing, remembered: gameB };
  const alone = transition(state, quit);
  expect(alone.state).toMatchObject({ status: 'quitting', remembered: gameB, waiting: false, next: null });
  expect(alone.commands[0]).toEqual({ type: 'stopTimer', timer: 'leftover' });
  const next = transition(state, startOf(gameB));
  expect(next.state).toMatchObject({ status: 'quitting', remembered: null, waiting: true });
});

test('nothing waits any more for a start, or a next game, that was given up', () => {
  expect(abandoned).toMatchObject({ status: 'starting', waiting: false });
  const next = stateAfter(startOf(gameA), opened, succeeded, startOf(gameB), opened);
  expect(transition(next, quit)).toEqual({ state: { ...next, next: null, waiting: false }, commands: closing });
});

test('[PLAY-22x] a demo that starts leaves the flag of disabled transfers, a real game takes it away', () => {
  const after = (state: PlayState) => transition(state, succeeded).state;
  expect(after({ ...stateAfter(startOf(demoA), opened), transferDisabled: true }).transferDisabled).toBe(true);
  expect(after({ ...requesting, transferDisabled: true }).transferDisabled).toBe(false);
  expect(after({ ...abandoned, transferDisabled: true }).transferDisabled).toBe(true);
});

test('an answer stops the longest time of what it answers', () => {
  expect(transition(requesting, succeeded).commands).toEqual([
    stopGuard,
    { type: 'clearMaintenance' },
    { type: 'loadSurface', launch: popup, url },
  ]);
  const next = stateAfter(startOf(gameA), opened, succeeded, startOf(gameB), opened);
  expect(transition(next, { type: 'LEAVE_SUCCEEDED', ticket: 1 }).commands).toEqual([
    stopGuard,
    { type: 'ended', gpId: 'GP01' },
    { type: 'send', event: { type: 'CONTINUE', game: gameB, launch: popup, waiting: true } },
  ]);
});

test('[PLAY-19x] the flag of a game that was left is its own, a demo’s another one', () => {
  const { state } = transition(quitting, { type: 'LEAVE_SUCCEEDED', ticket: 1 });
  expect(state.leftRecently).toBe('["GP01","2","A1",false]');
});

test('[PLAY-25] a game that was left over ends the flag of the one before', () => {
  const step = transition({ ...initialPlayState, leftRecently: 'a' }, { type: 'LEFTOVER' });
  expect(step.commands).toEqual([stopLeft, { type: 'startTimer', timer: 'leftover' }]);
});

test('[PLAY-20] the window of the next game waits for a second and is watched', () => {
  const before = stateAfter(startOf(gameA), opened, succeeded, startOf(gameB));
  expect(transition(before, opened).commands).toEqual([{ type: 'startTimer', timer: 'waiting' }, { type: 'watch' }]);
});
