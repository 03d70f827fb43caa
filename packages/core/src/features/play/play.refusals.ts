import type { PlayableGame } from '../../playable-game.ts';
import { gameKey } from './play.types.ts';

/** Facts that the machine cannot know, read at the moment of the click. */
export interface StartFacts {
  /** Site config or site detail says closed (PLAY-33). */
  readonly siteClosed: boolean;
  /** A member is logged in. */
  readonly member: boolean;
  /** A wallet recall runs (PLAY-32). */
  readonly recalling: boolean;
  /** Desktop layout (PLAY-31). */
  readonly desktop: boolean;
}

/** Reason that a start is refused. */
export type Refusal = 'closed' | 'guest' | 'starting' | 'quitting' | 'recall' | 'duplicate' | 'other-game';

/** Message key of each refusal. */
export const refusalKeys: Readonly<Record<Refusal, string>> = {
  closed: 'r88close_msg',
  guest: 'proxy.please_login_title',
  starting: 'pg.alert_starting',
  quitting: 'pg.alert_quitting',
  recall: 'one_key_waiting',
  duplicate: 'pg.alert_duplicate',
  'other-game': 'pg.err_is_playing',
};

/** The part of the play state that refusals look at. */
export interface RunningPlay {
  readonly status: 'idle' | 'starting' | 'playing' | 'quitting';
  readonly game: PlayableGame | null;
}

/** The first reason against this start in the order of PLAY-34x, or null when it may go ahead. */
export const refuseStart = (running: RunningPlay, wanted: PlayableGame, facts: StartFacts): Refusal | null => {
  if (facts.siteClosed) return 'closed';
  if (wanted.demo !== true && !facts.member) return 'guest';
  if (running.status === 'starting') return 'starting';
  if (running.status === 'quitting') return 'quitting';
  if (facts.recalling) return 'recall';
  if (running.status === 'idle') return null;
  if (running.game !== null && gameKey(running.game) === gameKey(wanted)) return 'duplicate';
  return facts.desktop ? null : 'other-game';
};
