/**
 * Game play as a table: (state, event) gives the next state and commands as data. Total: an event without a meaning in a
 * state does not change it. No clock, network, window or React (PLAY-01).
 */
import type { PlayCommand, PlayEvent, PlayEventType, PlayState, PlayStatus, PlayStep } from './play.protocol.ts';
import {
  abandon,
  answered,
  closing,
  dropNext,
  endGame,
  endHere,
  starting,
  found,
  giveUp,
  idle,
  left,
  start,
  startTimer,
  stay,
  stopTimer,
  succeed,
  toast,
  watchIf,
} from './play.steps.ts';

type EventOf<T extends PlayEventType> = Extract<PlayEvent, { readonly type: T }>;
type Handler<S extends PlayState, T extends PlayEventType> = (state: S, event: EventOf<T>) => PlayStep;
type Handlers<S extends PlayState> = { readonly [T in PlayEventType]?: Handler<S, T> };
type Table = { readonly [K in PlayStatus]: Handlers<Extract<PlayState, { readonly status: K }>> };

const login: Handler<PlayState, 'LOGIN'> = (state) =>
  stay(
    { ...state, transferDisabled: false },
    ...(state.remembered === null
      ? []
      : ([{ type: 'notice', notice: { kind: 'resume-offer', game: state.remembered } }] as const)),
  );
const forget: Handler<PlayState, 'FORGET'> = (state) => stay({ ...state, remembered: null });
const disableTransfer: Handler<PlayState, 'TRANSFER_DISABLED'> = (state) => stay({ ...state, transferDisabled: true });
const transferNotice: PlayCommand = { type: 'notice', notice: { kind: 'transfer-disabled' } };
const everywhere = { START: start, LOGIN: login, FORGET: forget, TRANSFER_DISABLED: disableTransfer } as const;

const table: Table = {
  idle: {
    ...everywhere,
    CONTINUE: (state, { game, launch, waiting }) => {
      const ticket = state.ticket + 1;
      return {
        state: { ...starting(state, game, launch), phase: 'requesting', waiting },
        commands: [stopTimer('left'), { type: 'callPlay', ticket, game }, startTimer('guard')],
      };
    },
    LOGOUT: (state) => stay(idle(state, { remembered: null, leftRecently: null }), stopTimer('left')),
    LEFTOVER: (state) => found(state, startTimer('leftover')),
    // A stale answer of the layout must not bring back the game that was just left.
    SERVER_PLAYING: (state) =>
      state.leftRecently === null ? found(state, { type: 'notice', notice: { kind: 'running-game' } }) : stay(state),
    TIMER: (state, { timer }) => stay(timer === 'left' ? { ...state, leftRecently: null } : state),
  },
  starting: {
    ...everywhere,
    WINDOW_OPENED: (state) => {
      if (state.phase !== 'opening') return stay(state);
      const { ticket, game, launch } = state;
      return {
        state: { ...state, phase: 'requesting' },
        commands: [startTimer('waiting'), ...watchIf(launch), { type: 'callPlay', ticket, game }],
      };
    },
    WINDOW_BLOCKED: (state) =>
      state.phase === 'opening'
        ? giveUp(state, { type: 'notice', notice: { kind: 'blocked', game: state.game } })
        : stay(state),
    WINDOW_CLOSED: abandon,
    QUIT: abandon,
    PLAY_SUCCEEDED: (state, { ticket, url }) => (answered(state, ticket) ? succeed(state, url) : stay(state)),
    GAME_URL: (state, { url }) =>
      answered(state, state.ticket) && state.game.demo !== true
        ? succeed(state, url, { type: 'abortPlay' })
        : stay(state),
    PLAY_FAILED: (state, { ticket, failure }) =>
      answered(state, ticket) ? giveUp(state, ...(state.abandoned ? [] : toast(failure))) : stay(state),
    MAINTENANCE: (state, { ticket, interval }) => {
      if (!answered(state, ticket)) return stay(state);
      const notice: PlayCommand = { type: 'notice', notice: { kind: 'maintenance', interval } };
      return giveUp(state, { type: 'storeMaintenance', interval }, ...(state.abandoned ? [] : [notice]));
    },
    TIMER: (state, { timer }) => {
      if (timer === 'waiting') return stay({ ...state, waiting: false });
      if (timer !== 'guard') return stay(state);
      const failed = state.abandoned ? [] : toast({ messageKey: 'pg.start_failed' });
      return giveUp(state, { type: 'abortPlay' }, ...failed);
    },
    TRANSFER_DISABLED: (state) => {
      const flagged = { ...state, transferDisabled: true };
      if (state.game.demo === true || state.abandoned) return stay(flagged);
      const step = abandon(flagged);
      return { ...step, commands: [...step.commands, transferNotice] };
    },
    LOGOUT: (state) => {
      const step = giveUp(state, { type: 'abortPlay' });
      return { ...step, state: { ...step.state, remembered: null } };
    },
  },
  playing: {
    ...everywhere,
    QUIT: (state) => endHere(state),
    WINDOW_CLOSED: (state) => endGame(state, null),
    WINDOW_ADOPTED: (state, { launch }) =>
      state.launch === null ? stay({ ...state, launch }, ...watchIf(launch)) : stay(state),
    TIMER: (state, { timer }) => {
      if (timer === 'waiting') return stay({ ...state, waiting: false });
      return timer === 'leftover' ? endGame(state, null) : stay(state);
    },
    TRANSFER_DISABLED: (state) => {
      const flagged = { ...state, transferDisabled: true };
      if (state.game?.demo === true) return stay(flagged);
      const step = endHere(flagged);
      return { ...step, commands: [...step.commands, transferNotice] };
    },
    LOGOUT: (state) => endGame({ ...state, remembered: null }, null, false),
    PAGE_RESTORED: (state) => (state.launch?.surface === 'self' ? endGame(state, null) : stay(state)),
    ENDED_ELSEWHERE: (state) => (state.game?.demo === true ? stay(state) : endGame(state, null, false)),
    LEFT_ELSEWHERE: (state) =>
      state.launch?.surface === 'self' || state.launch?.surface === 'bridge'
        ? endGame(state, null, false)
        : stay(state),
  },
  quitting: {
    ...everywhere,
    WINDOW_OPENED: (state) =>
      state.next === null || state.next.opened
        ? stay(state)
        : stay(
            { ...state, next: { ...state.next, opened: true } },
            startTimer('waiting'),
            ...watchIf(state.next.launch),
          ),
    WINDOW_BLOCKED: (state) => {
      if (state.next === null || state.next.opened) return stay(state);
      const step = dropNext(state);
      const notice: PlayCommand = { type: 'notice', notice: { kind: 'blocked', game: state.next.game } };
      return { ...step, commands: [...step.commands, notice] };
    },
    WINDOW_CLOSED: dropNext,
    QUIT: dropNext,
    LEAVE_SUCCEEDED: (state, { ticket }) => (ticket === state.ticket ? left(state, 'left') : stay(state)),
    LEAVE_SKIPPED: (state, { ticket }) => (ticket === state.ticket ? left(state, 'skipped') : stay(state)),
    LEAVE_FAILED: (state, { ticket, failure }) =>
      ticket === state.ticket ? left(state, 'failed', failure) : stay(state),
    TIMER: (state, { timer }) => {
      if (timer === 'waiting') return stay({ ...state, waiting: false });
      return timer === 'guard' ? left(state, 'failed', { messageKey: 'error_timeout' }) : stay(state);
    },
    LOGOUT: (state) => {
      const close = state.next === null ? [] : closing;
      return stay(idle(state, { remembered: null, leftRecently: null }), stopTimer('guard'), ...close);
    },
  },
};

/** The next state with its commands. */
export const transition = (state: PlayState, event: PlayEvent): PlayStep => {
  // The two unions cannot be correlated by the type checker; the table's own type guarantees the match.
  const handler = table[state.status][event.type] as ((state: PlayState, event: PlayEvent) => PlayStep) | undefined;
  return handler === undefined ? stay(state) : handler(state, event);
};
