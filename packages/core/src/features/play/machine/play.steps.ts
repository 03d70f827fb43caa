/** The steps in the table of play.machine.ts: each takes a state and gives the next one with its commands. */
import type { PlayableGame } from '../../../base/playable-game.ts';
import { refusalNotices, refuseStart } from './play.refusals.ts';
import type {
  IdleState,
  PlayCommand,
  PlayEvent,
  PlayFailure,
  PlayFlags,
  PlayingState,
  PlayState,
  PlayStep,
  PlayTimer,
  QuittingState,
  StartingState,
} from './play.protocol.ts';
import { gameKey, type Launch } from './play.types.ts';

/** The flags that every state passes on. */
export const flagsOf = ({ ticket, waiting, leftRecently, transferDisabled, remembered }: PlayState): PlayFlags => ({
  ticket,
  waiting,
  leftRecently,
  transferDisabled,
  remembered,
});
/** The same state, with these commands. */
export const stay = (state: PlayState, ...commands: PlayCommand[]): PlayStep => ({ state, commands });
/** Idle, with the flags of the state before. */
export const idle = (state: PlayState, flags: Partial<PlayFlags> = {}): IdleState => ({
  ...flagsOf(state),
  waiting: false,
  ...flags,
  status: 'idle',
  game: null,
});
/** A new launch, with the flags of the state before. */
export const starting = (state: PlayState, game: PlayableGame, launch: Launch) =>
  ({
    ...flagsOf(state),
    status: 'starting',
    game,
    launch,
    abandoned: false,
    ticket: state.ticket + 1,
    leftRecently: null,
  }) as const;
/** Starts a timer of the machine. */
export const startTimer = (timer: PlayTimer): PlayCommand => ({ type: 'startTimer', timer });
/** Stops a timer of the machine. */
export const stopTimer = (timer: PlayTimer): PlayCommand => ({ type: 'stopTimer', timer });
/** The notice of a failed call. */
export const toast = (failure: PlayFailure): PlayCommand[] =>
  failure === null ? [] : [{ type: 'notice', notice: { kind: 'toast', tone: 'error', ...failure } }];
/** Watches the window if the surface is one. */
export const watchIf = (launch: Launch): PlayCommand[] => (launch.surface === 'popup' ? [{ type: 'watch' }] : []);
/** Closes the surface, if there is one. */
export const closing: readonly PlayCommand[] = [{ type: 'unwatch' }, stopTimer('waiting'), { type: 'closeSurface' }];

/** A real game that leaves or fills this document must be found again after a reload (PLAY-27x). */
const survivesDocument = (game: PlayableGame, launch: Launch) =>
  game.demo !== true && launch.surface !== 'popup' && launch.surface !== 'modal';

/** A start: refused in the required order, a switch of games while one plays, or a new launch (PLAY-34x). */
export const start = (
  state: PlayState,
  { game, launch, mode, facts }: Extract<PlayEvent, { readonly type: 'START' }>,
): PlayStep => {
  const refusal = refuseStart(state, game, facts);
  if (refusal !== null) {
    const focus: PlayCommand[] = refusal === 'duplicate' ? [{ type: 'focusSurface' }] : [];
    const notice = refusalNotices[refusal](game, mode);
    return stay(refusal === 'guest' ? { ...state, remembered: game } : state, ...focus, { type: 'notice', notice });
  }
  if (state.status === 'playing') return endHere(state, { game, launch });
  return {
    state: { ...starting(state, game, launch), phase: 'opening', waiting: true, remembered: null },
    commands: [stopTimer('left'), startTimer('guard'), { type: 'openSurface', launch }],
  };
};

/** The one quit step; a next game reuses the same pop-up (XWIN-07x). */
export const endGame = (
  state: PlayingState,
  next: { readonly game: PlayableGame; readonly launch: Launch } | null,
  notifyPlatform = true,
): PlayStep => {
  const reuse = next?.launch.surface === 'popup' && (state.launch === null || state.launch.surface === 'popup');
  const call = notifyPlatform && state.game?.demo !== true;
  return {
    state: {
      ...flagsOf(state),
      status: 'quitting',
      game: state.game,
      next: next === null ? null : { ...next, opened: false },
      waiting: next !== null,
      remembered: next === null ? state.remembered : null,
    },
    commands: [
      stopTimer('leftover'),
      ...(reuse ? ([{ type: 'unwatch' }] as const) : closing),
      // Otherwise the key is already removed, by the end of the login or by another document.
      ...(notifyPlatform ? ([{ type: 'setIsPlay', on: false }] as const) : []),
      ...(next === null ? [] : ([{ type: 'openSurface', launch: next.launch }] as const)),
      startTimer('guard'),
      call
        ? { type: 'callLeave', ticket: state.ticket, game: state.game }
        : { type: 'send', event: { type: 'LEAVE_SKIPPED', ticket: state.ticket } },
    ],
  };
};

/** {@link endGame} by the member in this document, which other tabs may have to follow. */
export const endHere = (state: PlayingState, next: Parameters<typeof endGame>[1] = null): PlayStep => {
  const step = endGame(state, next);
  return state.launch === null ? { ...step, commands: [...step.commands, { type: 'tellEnded' }] } : step;
};

/** The end of a start without a game. */
export const giveUp = (state: StartingState, ...commands: PlayCommand[]): PlayStep => ({
  state: idle(state),
  commands: [stopTimer('guard'), ...(state.abandoned ? [] : closing), ...commands],
});

/** The member gives up a start. */
export const abandon = (state: StartingState): PlayStep => {
  if (state.abandoned) return stay(state);
  if (state.phase === 'opening') return giveUp(state);
  // The platform may already have opened a real game. Only the answer shows that, so it is awaited.
  if (state.game.demo === true) return giveUp(state, { type: 'abortPlay' });
  return { state: { ...state, abandoned: true, waiting: false }, commands: closing };
};

/** The address of the game arrived. */
export const succeed = (state: StartingState, url: string, ...first: PlayCommand[]): PlayStep => {
  const { game, launch, abandoned } = state;
  const playing: PlayingState = {
    ...flagsOf(state),
    status: 'playing',
    game,
    launch: abandoned ? null : launch,
    url: abandoned ? null : url,
    transferDisabled: state.transferDisabled && (abandoned || game.demo === true),
  };
  const commands: PlayCommand[] = [...first, stopTimer('guard'), { type: 'clearMaintenance' }];
  if (abandoned) return stay(playing, ...commands, { type: 'send', event: { type: 'QUIT' } });
  if (survivesDocument(game, launch)) commands.push({ type: 'setIsPlay', on: true });
  return stay(playing, ...commands, { type: 'loadSurface', launch, url });
};

/** True when an answer belongs to the call in flight. */
export const answered = (state: StartingState, ticket: number) =>
  state.phase === 'requesting' && state.ticket === ticket;

/** The state after a leave; the next game starts when its window is open. */
export const left = (
  state: QuittingState,
  outcome: 'left' | 'skipped' | 'failed',
  failure: PlayFailure = null,
): PlayStep => {
  const { next, game } = state;
  const ended: PlayCommand[] = outcome === 'skipped' ? [] : [{ type: 'ended', gpId: game?.gpId ?? null }];
  if (next !== null && next.opened && outcome !== 'failed') {
    const event: PlayEvent = { type: 'CONTINUE', game: next.game, launch: next.launch, waiting: state.waiting };
    return { state: idle(state), commands: [stopTimer('guard'), ...ended, { type: 'send', event }] };
  }
  const key = outcome === 'left' ? (game === null ? 'unknown' : gameKey(game)) : state.leftRecently;
  return {
    state: idle(state, { leftRecently: key }),
    commands: [
      stopTimer('guard'),
      ...(next === null ? [] : closing),
      ...(outcome === 'left' ? [startTimer('left')] : []),
      ...ended,
      ...toast(failure),
    ],
  };
};

/** The next game is given up while the old one is being left. */
export const dropNext = (state: QuittingState): PlayStep =>
  state.next === null ? stay(state) : { state: { ...state, next: null, waiting: false }, commands: closing };

/** A game that was found running gets a ticket of its own, so that it is left at most once. */
export const found = (state: IdleState, ...commands: PlayCommand[]): PlayStep => ({
  state: {
    ...flagsOf(state),
    status: 'playing',
    game: null,
    launch: null,
    url: null,
    ticket: state.ticket + 1,
    leftRecently: null,
  },
  commands: [stopTimer('left'), ...commands],
});
