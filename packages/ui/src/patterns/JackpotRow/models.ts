import type { Destination } from '../../slots/models.ts';

/** One of several jackpots as it is shown (WIN-05). */
export interface JackpotPlateModel extends Destination {
  readonly id: string;
  readonly name: string;
  /** Address of its picture; empty for none. */
  readonly art: string;
  /** The running figure, e.g. `$12,345.67`; null for a dash. */
  readonly figure: string | null;
  /** Time of its amount, a win, or the time by which it is won; empty without any. */
  readonly note: string;
  readonly state: 'running' | 'won' | 'stale';
}
