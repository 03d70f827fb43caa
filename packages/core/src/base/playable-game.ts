/** A game that can be started: made from a tile of the catalogue or the demo lists, and passed to `play.start`. */
export interface PlayableGame {
  /** The real provider, also for a menu entry of the site (CAT-11x). */
  readonly gpId: string;
  readonly gameType: string;
  readonly gameCode: string;
  /** Passed on to the demo call (API-19). */
  readonly house?: string;
  /** A demo game: no login, no play1, no leave1 (PLAY-39). */
  readonly demo?: boolean;
  /** Shown name; never sent. */
  readonly name?: string;
}
