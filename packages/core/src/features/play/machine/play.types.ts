import type { PlayableGame } from '../../../base/playable-game.ts';

/** The way in which a game is shown (PLAY-02). */
export type PlayMode = 'window' | 'modal' | 'page' | 'redirect';

/**
 * The surface of a game on this device: a pop-up, this document, the wrapper's own window, the play modal or the page /play
 * (PLAY-08x).
 */
export type PlaySurface = 'popup' | 'self' | 'bridge' | 'modal' | 'page';

/** Mode and surface of one launch, chosen by {@link file://../surfaces/play.mode.ts}. */
export interface Launch {
  readonly mode: PlayMode;
  readonly surface: PlaySurface;
}

/** Same provider, type and code, both real or both demo (PLAY-30). */
export const gameKey = (game: PlayableGame): string =>
  JSON.stringify([game.gpId, game.gameType, game.gameCode, game.demo === true]);

/** Known sides of a maintenance, as the platform wrote them; both sides are known or there is no interval (PLAY-45x). */
export interface PlayInterval {
  readonly startAt: string;
  readonly endAt: string;
}

/** A message for the member; the app shows it as a toast or a dialog. */
export type PlayNotice =
  /** A short text: the server's own, or the message of a key. */
  | { readonly kind: 'toast'; readonly tone: 'warning' | 'error'; readonly messageKey: string; readonly text?: string }
  /** A guest wanted to play: confirm, then open the login (PLAY-35). */
  | { readonly kind: 'confirm-login'; readonly messageKey: string }
  /** The browser blocked the window: offer the game again from a fresh click (PLAY-08x). */
  | { readonly kind: 'blocked'; readonly game: PlayableGame }
  /** The provider is being maintained; null shows the generic text (PLAY-44). */
  | { readonly kind: 'maintenance'; readonly interval: PlayInterval | null }
  /** Transfers were disabled and the game was ended (PLAY-22x). */
  | { readonly kind: 'transfer-disabled' }
  /** The game wanted before the login can be played now (PLAY-36x). */
  | { readonly kind: 'resume-offer'; readonly game: PlayableGame }
  /** The age of the member is not verified: says why, and how to go on (RG-03). */
  | { readonly kind: 'age' }
  /** Return to player, odds and highest stake are shown before the start; the press starts the game (RG-35). */
  | { readonly kind: 'game-facts'; readonly game: PlayableGame; readonly mode: PlayMode | undefined }
  /** The server says that a game runs, no window of it is known here: offer return or end (PLAY-24x). */
  | { readonly kind: 'running-game' };
