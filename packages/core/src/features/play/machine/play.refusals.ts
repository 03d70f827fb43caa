import type { PlayableGame } from '../../../base/playable-game.ts';
import type { StartConditions } from '../../../calls/extension.ts';
import { gameKey, type PlayMode, type PlayNotice } from './play.types.ts';

/** Facts that the machine cannot know, read at the moment of the click. */
export interface StartFacts extends StartConditions {
  /** Site config or site detail says closed (PLAY-33). */
  readonly siteClosed: boolean;
  /** A member is logged in. */
  readonly member: boolean;
  /** A wallet recall runs (PLAY-32). */
  readonly recalling: boolean;
  /** Desktop layout (PLAY-31). */
  readonly desktop: boolean;
}

/** Reason that a start is refused, or has to wait for an answer of the member. */
export type Refusal =
  | 'closed'
  | 'guest'
  | 'starting'
  | 'quitting'
  | 'recall'
  | 'duplicate'
  | 'other-game'
  | 'age'
  | 'facts';

const warning = (messageKey: string) => (): PlayNotice => ({ kind: 'toast', tone: 'warning', messageKey });

/** Notice of each reason: a message, or a question whose answer leads on. */
export const refusalNotices: Readonly<Record<Refusal, (game: PlayableGame, mode: PlayMode | undefined) => PlayNotice>> =
  {
    closed: warning('r88close_msg'),
    guest: () => ({ kind: 'confirm-login', messageKey: 'proxy.please_login_title' }),
    starting: warning('pg.alert_starting'),
    quitting: warning('pg.alert_quitting'),
    recall: warning('one_key_waiting'),
    duplicate: warning('pg.alert_duplicate'),
    'other-game': warning('pg.err_is_playing'),
    age: () => ({ kind: 'age' }),
    facts: (game, mode) => ({ kind: 'game-facts', game, mode }),
  };

/** The part of the play state that refusals look at. */
export interface RunningPlay {
  readonly status: 'idle' | 'starting' | 'playing' | 'quitting';
  readonly game: PlayableGame | null;
}

/**
 * The one place that decides whether a game may start: the first reason against it in the required order, or null. What only
 * the platform knows, such as a limit or an open game elsewhere, is in its answer to the call (PLAY-34x).
 */
export const refuseStart = (running: RunningPlay, wanted: PlayableGame, facts: StartFacts): Refusal | null => {
  if (facts.siteClosed) return 'closed';
  if (wanted.demo !== true && !facts.member) return 'guest';
  if (running.status === 'starting') return 'starting';
  if (running.status === 'quitting') return 'quitting';
  if (facts.recalling) return 'recall';
  if (running.status === 'playing') {
    if (running.game !== null && gameKey(running.game) === gameKey(wanted)) return 'duplicate';
    if (!facts.desktop) return 'other-game';
  }
  if (facts.ageUnverified) return 'age';
  return facts.factsDue ? 'facts' : null;
};
