import type { Money } from '@housefront/contract/money';

/** A jackpot as the platform reported it. */
export interface ReportedJackpot {
  readonly id: string;
  readonly name: string;
  /** Address of its picture; may be empty. */
  readonly art: string;
  /** Ids of the games that feed it; none for all. */
  readonly games: readonly string[];
  /** Null when it cannot be read. */
  readonly amount: Money | null;
  /** Its last win; `at` in milliseconds since 1970. */
  readonly last: { readonly amount: Money | null; readonly at: number; readonly name: string | null } | null;
  /** When it is won at the latest, or below which amount; null for what is not known. */
  readonly dropsBy: { readonly at: number | null; readonly amount: Money | null } | null;
}

/** A jackpot as it is shown. */
export interface Jackpot extends ReportedJackpot {
  /** The running figure, never above the reported amount; null for a dash. */
  readonly figure: Money | null;
  /** When the amount was reported, in milliseconds since 1970. */
  readonly heardAt: number;
  /** No word for 10 minutes, or no connection: the figure is that of `heardAt`. */
  readonly isStale: boolean;
  /** It was won within the last hour. */
  readonly isWon: boolean;
}
