import type { CallRequest } from '@housefront/contract/endpoint';
import type { play } from '@housefront/contract/features/play';
import type { PlayableGame } from '../base/playable-game.ts';
import type { Reads } from '../base/subjects.ts';
import type { CallClient } from '../adapters/http/call-types.ts';

/** Conditions of an extension for a start, as far as they are known at the click. */
export interface StartConditions {
  /** The age of the member has to be verified, which the platform denies (RG-03). */
  readonly ageUnverified: boolean;
  /** The facts of the game have to be shown first, and this press is not the answer to them (RG-35). */
  readonly factsDue: boolean;
}

/** Further fields of a launch. */
export type LaunchFields = Pick<CallRequest<typeof play>, 'autoplay' | 'turbo' | 'min_round_ms' | 'max_stake'>;

/** Rules for starts of games beyond those of all sites. */
export interface StartRules {
  /** Something may have to be shown over a game for money, which must then be in the page. */
  readonly coversGames: boolean;
  readonly conditions: () => StartConditions;
  /** Whether a member has one game at a time, so that its end is reported to other tabs (RG-26). */
  readonly hasOneGame: () => boolean;
  /** Further fields of a launch (RG-39). */
  readonly launchFields: (game: PlayableGame) => Promise<LaunchFields>;
  /** Prepares the screen of a pause, which the platform refused a start for (RG-23). */
  readonly preparePause: () => Promise<void>;
}

/**
 * Answers of a feature that not all sites have, to questions of others that know nothing of it. Other sites load none of its code
 * (RG-37x).
 */
export interface CoreExtension {
  /** Around the client of all calls. */
  readonly wrapCalls: (client: CallClient) => CallClient;
  readonly starts: StartRules;
  readonly reads: Reads;
}
