import type { PlayableGame } from '../../../base/playable-game.ts';
import { transition } from './play.machine.ts';
import type { StartFacts } from './play.refusals.ts';
import { initialPlayState, type PlayCommand, type PlayEvent, type PlayState, type PlayStep } from './play.protocol.ts';
import { gameKey, type Launch } from './play.types.ts';

export const popup: Launch = { mode: 'window', surface: 'popup' };
export const self: Launch = { mode: 'window', surface: 'self' };
export const bridge: Launch = { mode: 'window', surface: 'bridge' };
export const modal: Launch = { mode: 'modal', surface: 'modal' };
export const page: Launch = { mode: 'page', surface: 'page' };
export const redirect: Launch = { mode: 'redirect', surface: 'self' };

export const gameA: PlayableGame = { gpId: 'GP01', gameType: '2', gameCode: 'A1' };
export const gameB: PlayableGame = { gpId: 'GP02', gameType: '2', gameCode: 'B1' };
export const demoA: PlayableGame = { gpId: 'GPR8', gameType: '2', gameCode: 'D1', demo: true };

export const member: StartFacts = {
  siteClosed: false,
  member: true,
  recalling: false,
  desktop: true,
  ageUnverified: false,
  factsDue: false,
};
export const guest: StartFacts = { ...member, member: false };
export const phone: StartFacts = { ...member, desktop: false };

export const url = 'https://provider.test/game?k=1';
export const startOf = (game: PlayableGame, launch: Launch = popup, facts: StartFacts = member): PlayEvent => ({
  type: 'START',
  game,
  launch,
  facts,
});

/** Feeds events one after another, each followed by the events that the machine sends to itself, like the store. */
export const walk = (state: PlayState, ...events: PlayEvent[]): PlayStep => {
  const commands: PlayCommand[] = [];
  const queue = [...events];
  let current = state;
  for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
    const step = transition(current, event);
    current = step.state;
    commands.push(...step.commands);
    queue.unshift(...step.commands.flatMap((command) => (command.type === 'send' ? [command.event] : [])));
  }
  return { state: current, commands };
};

export const stateAfter = (...events: PlayEvent[]): PlayState => walk(initialPlayState, ...events).state;

const opened: PlayEvent = { type: 'WINDOW_OPENED' };

/** A state of every kind that the machine distinguishes. */
export const sampleStates: Readonly<Record<string, PlayState>> = {
  idle: initialPlayState,
  'idle, left recently': { ...initialPlayState, ticket: 1, leftRecently: gameKey(gameA) },
  'idle, remembering': { ...initialPlayState, remembered: gameA },
  'starting, opening': stateAfter(startOf(gameA)),
  'starting, requesting': stateAfter(startOf(gameA), opened),
  'starting, abandoned': stateAfter(startOf(gameA), opened, { type: 'QUIT' }),
  'starting, demo': stateAfter(startOf(demoA, modal), opened),
  playing: stateAfter(startOf(gameA), opened, { type: 'PLAY_SUCCEEDED', ticket: 1, url }),
  'playing, this document': stateAfter(startOf(gameA, self), opened, { type: 'PLAY_SUCCEEDED', ticket: 1, url }),
  'playing, demo': stateAfter(startOf(demoA, modal), opened, { type: 'PLAY_SUCCEEDED', ticket: 1, url }),
  'playing, unknown': stateAfter({ type: 'SERVER_PLAYING' }),
  quitting: stateAfter(startOf(gameA), opened, { type: 'PLAY_SUCCEEDED', ticket: 1, url }, { type: 'QUIT' }),
  'quitting, next opening': stateAfter(
    startOf(gameA),
    opened,
    { type: 'PLAY_SUCCEEDED', ticket: 1, url },
    startOf(gameB),
  ),
  'quitting, next opened': stateAfter(
    startOf(gameA),
    opened,
    { type: 'PLAY_SUCCEEDED', ticket: 1, url },
    startOf(gameB),
    opened,
  ),
};

const failure = { messageKey: 'pg.start_failed' };

/** An event of every kind; answers carry the ticket of the first launch. */
export const sampleEvents: Readonly<Record<string, PlayEvent>> = {
  START: startOf(gameA),
  'START other': startOf(gameB),
  'START by guest': startOf(gameA, popup, guest),
  CONTINUE: { type: 'CONTINUE', game: gameB, launch: popup, waiting: true },
  WINDOW_OPENED: opened,
  WINDOW_BLOCKED: { type: 'WINDOW_BLOCKED' },
  WINDOW_CLOSED: { type: 'WINDOW_CLOSED' },
  WINDOW_ADOPTED: { type: 'WINDOW_ADOPTED', launch: popup },
  PLAY_SUCCEEDED: { type: 'PLAY_SUCCEEDED', ticket: 1, url },
  'PLAY_SUCCEEDED late': { type: 'PLAY_SUCCEEDED', ticket: 0, url },
  PLAY_FAILED: { type: 'PLAY_FAILED', ticket: 1, failure },
  MAINTENANCE: { type: 'MAINTENANCE', ticket: 1, interval: null },
  GAME_URL: { type: 'GAME_URL', url },
  QUIT: { type: 'QUIT' },
  LEAVE_SUCCEEDED: { type: 'LEAVE_SUCCEEDED', ticket: 1 },
  LEAVE_FAILED: { type: 'LEAVE_FAILED', ticket: 1, failure },
  LEAVE_SKIPPED: { type: 'LEAVE_SKIPPED', ticket: 1 },
  'TIMER waiting': { type: 'TIMER', timer: 'waiting' },
  'TIMER left': { type: 'TIMER', timer: 'left' },
  'TIMER leftover': { type: 'TIMER', timer: 'leftover' },
  'TIMER guard': { type: 'TIMER', timer: 'guard' },
  TRANSFER_DISABLED: { type: 'TRANSFER_DISABLED' },
  LOGIN: { type: 'LOGIN' },
  LOGOUT: { type: 'LOGOUT' },
  FORGET: { type: 'FORGET' },
  SERVER_PLAYING: { type: 'SERVER_PLAYING' },
  LEFTOVER: { type: 'LEFTOVER' },
  PAGE_RESTORED: { type: 'PAGE_RESTORED' },
  LEFT_ELSEWHERE: { type: 'LEFT_ELSEWHERE' },
  ENDED_ELSEWHERE: { type: 'ENDED_ELSEWHERE' },
};
