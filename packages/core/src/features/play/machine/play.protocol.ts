import type { PlayableGame } from '../../../base/playable-game.ts';
import type { StartFacts } from './play.refusals.ts';
import type { Launch, PlayInterval, PlayMode, PlayNotice } from './play.types.ts';

/** Flags of every state. */
export interface PlayFlags {
  /** Number of the latest launch; answers with another number are outdated and ignored. */
  readonly ticket: number;
  /** A window is being prepared (PLAY-20). */
  readonly waiting: boolean;
  /** Key of the game left in the last 30 s, which stops a second leave for it (PLAY-19x). */
  readonly leftRecently: string | null;
  /** The platform disabled transfers (PLAY-21). */
  readonly transferDisabled: boolean;
  /** The real game a guest wanted, until login or dismissal (PLAY-36x). */
  readonly remembered: PlayableGame | null;
}

/** No game. */
export interface IdleState extends PlayFlags {
  readonly status: 'idle';
  readonly game: null;
}

/** A surface was requested, then the address. */
export interface StartingState extends PlayFlags {
  readonly status: 'starting';
  readonly game: PlayableGame;
  readonly launch: Launch;
  readonly phase: 'opening' | 'requesting';
  /** The member gave up while the call was in flight: if it succeeds, the game is left at once. */
  readonly abandoned: boolean;
}

/** A running game. Without `game` and `launch` it was found running and is not known here (PLAY-24x). */
export interface PlayingState extends PlayFlags {
  readonly status: 'playing';
  readonly game: PlayableGame | null;
  readonly launch: Launch | null;
  /** Address of the provider; in memory only (PLAY-15x). */
  readonly url: string | null;
}

/** The leave call is in flight. */
export interface QuittingState extends PlayFlags {
  readonly status: 'quitting';
  readonly game: PlayableGame | null;
  /** The game that starts as soon as the old one is left (PLAY-37x). */
  readonly next: { readonly game: PlayableGame; readonly launch: Launch; readonly opened: boolean } | null;
}

/** The whole play state; one per site (PLAY-01). */
export type PlayState = IdleState | StartingState | PlayingState | QuittingState;

/** Name of a state. */
export type PlayStatus = PlayState['status'];

/** Timers of the machine; lengths are in {@link timerLengths}. */
export type PlayTimer = 'waiting' | 'left' | 'leftover' | 'guard';

/** Milliseconds. `guard` is the longest that a start or a quit may take, the request timeout (API-09). */
export const timerLengths: Readonly<Record<PlayTimer, number>> = {
  waiting: 1000,
  left: 30_000,
  leftover: 300,
  guard: 30_000,
};

/** Message for a failed call: the server's text, else the key. Null shows nothing (cancelled, login ended). */
export type PlayFailure = { readonly messageKey: string; readonly text?: string } | null;

/** Events of the machine. */
export type PlayEvent =
  /** `mode` is the requested one, from which `launch` was chosen. */
  | {
      readonly type: 'START';
      readonly game: PlayableGame;
      readonly launch: Launch;
      readonly mode?: PlayMode | undefined;
      readonly facts: StartFacts;
    }
  /** The old game is left; the window of the next one is open. Sent by the machine itself. */
  | { readonly type: 'CONTINUE'; readonly game: PlayableGame; readonly launch: Launch; readonly waiting: boolean }
  | { readonly type: 'WINDOW_OPENED' }
  | { readonly type: 'WINDOW_BLOCKED' }
  /** The member closed the window (PLAY-38x). */
  | { readonly type: 'WINDOW_CLOSED' }
  /** The window of a game found running is accessible again (PLAY-24x). */
  | { readonly type: 'WINDOW_ADOPTED'; readonly launch: Launch }
  | { readonly type: 'PLAY_SUCCEEDED'; readonly ticket: number; readonly url: string }
  | { readonly type: 'PLAY_FAILED'; readonly ticket: number; readonly failure: PlayFailure }
  | { readonly type: 'MAINTENANCE'; readonly ticket: number; readonly interval: PlayInterval | null }
  /** Realtime game.url (API-38x). */
  | { readonly type: 'GAME_URL'; readonly url: string }
  /** By the member, by /close, or by a quickGame message: one quit step (XWIN-07x). */
  | { readonly type: 'QUIT' }
  | { readonly type: 'LEAVE_SUCCEEDED'; readonly ticket: number }
  | { readonly type: 'LEAVE_FAILED'; readonly ticket: number; readonly failure: PlayFailure }
  /** There was no call to send: a demo, or the login is gone. Sent by the machine itself. */
  | { readonly type: 'LEAVE_SKIPPED'; readonly ticket: number }
  | { readonly type: 'TIMER'; readonly timer: PlayTimer }
  /** forward_game.status 957 (PLAY-21). */
  | { readonly type: 'TRANSFER_DISABLED' }
  | { readonly type: 'LOGIN' }
  /** Logout or 401 (PLAY-38x). */
  | { readonly type: 'LOGOUT' }
  /** The login was dismissed (PLAY-36x). */
  | { readonly type: 'FORGET' }
  /** The member layout says that a game runs (PLAY-24x). */
  | { readonly type: 'SERVER_PLAYING' }
  /** isPlay was '1' at start (PLAY-25). */
  | { readonly type: 'LEFTOVER' }
  /** The document came back from the back-forward cache with nothing left over (PLAY-26). */
  | { readonly type: 'PAGE_RESTORED' }
  /** Another document of the site performed the quit step of this game. */
  | { readonly type: 'LEFT_ELSEWHERE' }
  /** Another tab ended the member's game: one game at a time (RG-26). */
  | { readonly type: 'ENDED_ELSEWHERE' };

/** Name of an event. */
export type PlayEventType = PlayEvent['type'];

/** Commands for the runner, in order. */
export type PlayCommand =
  /** Show /loading on the surface of the game. Answered at once with WINDOW_OPENED or WINDOW_BLOCKED (PLAY-09). */
  | { readonly type: 'openSurface'; readonly launch: Launch }
  | { readonly type: 'focusSurface' }
  /** Load the game there. */
  | { readonly type: 'loadSurface'; readonly launch: Launch; readonly url: string }
  /** Close the window and forget what was prepared for it. */
  | { readonly type: 'closeSurface' }
  /** Poll the window; it answers with WINDOW_CLOSED. */
  | { readonly type: 'watch' }
  | { readonly type: 'unwatch' }
  /** play1, or demo/play for a demo. */
  | { readonly type: 'callPlay'; readonly ticket: number; readonly game: PlayableGame }
  | { readonly type: 'abortPlay' }
  /** leave1; without a known game the payload is empty (API-39x). */
  | { readonly type: 'callLeave'; readonly ticket: number; readonly game: PlayableGame | null }
  | { readonly type: 'startTimer'; readonly timer: PlayTimer }
  | { readonly type: 'stopTimer'; readonly timer: PlayTimer }
  /** Storage key isPlay (PLAY-27x). */
  | { readonly type: 'setIsPlay'; readonly on: boolean }
  /** Storage key maintain_interval; a null interval is an unknown one. */
  | { readonly type: 'storeMaintenance'; readonly interval: PlayInterval | null }
  | { readonly type: 'clearMaintenance' }
  | { readonly type: 'notice'; readonly notice: PlayNotice }
  /** A real game ended: balance and last played are stale (CAT-24). */
  | { readonly type: 'ended'; readonly gpId: string | null }
  /** The member ended a game that another tab may show: where they have one game at a time, that tab closes it (RG-26). */
  | { readonly type: 'tellEnded' }
  /** Feed this event next. */
  | { readonly type: 'send'; readonly event: PlayEvent };

/** Result of one event. */
export interface PlayStep {
  readonly state: PlayState;
  readonly commands: readonly PlayCommand[];
}

/** The state of a new document. */
export const initialPlayState: IdleState = {
  status: 'idle',
  game: null,
  ticket: 0,
  waiting: false,
  leftRecently: null,
  transferDisabled: false,
  remembered: null,
};

/** The surface that shows a game, now or as soon as it has an address. The machine decides it, the UI renders it. */
export interface GameSurface {
  readonly launch: Launch;
  readonly game: PlayableGame;
  /** Null while the address is being obtained: show /loading. */
  readonly url: string | null;
}

/** The surface of the game in this state; null without one. */
export const surfaceOf = (state: PlayState): GameSurface | null => {
  if (state.status === 'starting' && !state.abandoned) return { launch: state.launch, game: state.game, url: null };
  if (state.status === 'playing' && state.launch !== null && state.game !== null) {
    return { launch: state.launch, game: state.game, url: state.url };
  }
  if (state.status === 'quitting' && state.next !== null) {
    return { launch: state.next.launch, game: state.next.game, url: null };
  }
  return null;
};
