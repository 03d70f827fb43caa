import type { Money } from '@housefront/contract/money';
import type { PlayableGame } from '../../base/playable-game.ts';

/** The game in which a member won, with what starts it. */
export interface WinGame {
  readonly name: string;
  /** Address of square art; may be empty. */
  readonly art: string;
  readonly play: PlayableGame;
}

/** A win as the platform reported it. */
export interface Win {
  readonly id: string;
  /** Masked; null for a member without a name. */
  readonly name: string | null;
  /** Null when it cannot be read. */
  readonly game: WinGame | null;
  readonly amount: Money;
  /** How many times the stake; null when unknown. */
  readonly multiplier: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isJackpot: boolean;
}

/** A win with its number; null when the platform counts none. */
export interface ReportedWin {
  readonly win: Win;
  readonly version: number | null;
}
