import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

/** Counted attempts, with their time window (milliseconds). */
const SPANS = {
  /** Captchas given to an address. */
  captcha: 1_000,
  /** Checks of registration fields by an address. */
  check: 60_000,
  /** Failed sign-ins from an address, by account or password. */
  'sign-in': 600_000,
  /** Wrong answers to security questions, by member. */
  answer: 600_000,
  /** Wrong old passwords of a signed-in member, by member. */
  'old-password': 600_000,
  /** Wrong codes of a second factor, by member. */
  'second-factor': 600_000,
} as const;

/** Kinds of attempts that are counted. */
export type AttemptKind = keyof typeof SPANS;

/** Attempts by kind and originator; those outside of the time window are deleted. */
export interface AttemptCounters {
  note(kind: AttemptKind, who: string): void;
  /** Number of attempts within the time window. */
  count(kind: AttemptKind, who: string): number;
}

/** Creates counters in the database; times are those of the clock. */
export function createAttemptCounters(db: Database, clock: Clock): AttemptCounters {
  return {
    note: (kind, who) => {
      db.run('DELETE FROM tally WHERE kind = ? AND at <= ?', kind, clock.now() - SPANS[kind]);
      db.insert('tally', { kind, who, at: clock.now() });
    },
    count: (kind, who) =>
      db.number(
        'SELECT count(*) FROM tally WHERE kind = ? AND who = ? AND at > ?',
        kind,
        who,
        clock.now() - SPANS[kind],
      ),
  };
}
