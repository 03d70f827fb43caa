/** A game that can be started: what the catalogue and the demo lists make of a tile, and what `play.start` takes. */
export interface PlayableGame {
  /** The real provider, also of an entry that the site made for it (CAT-11x). */
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
