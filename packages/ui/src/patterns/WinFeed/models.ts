import type { Destination } from '../../slots/models.ts';

/** A win as it is shown (WIN-01). */
export interface WinModel extends Destination {
  readonly id: string;
  /** Who won, e.g. `d***`. */
  readonly who: string;
  /** Name of the game; empty when unknown. */
  readonly game: string;
  /** Address of the game's square art; empty for none. */
  readonly art: string;
  /** E.g. `$125.00`. */
  readonly amount: string;
  /** How often the stake it is, or that it is a jackpot; empty for neither. */
  readonly note: string;
  /** Time of day. */
  readonly time: string;
}
