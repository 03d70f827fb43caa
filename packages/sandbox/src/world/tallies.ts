import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** What is counted, with the span within which it counts (milliseconds). */
const SPANS = {
  /** Captchas given to an address. */
  captcha: 1_000,
  /** Checks of registration fields from an address. */
  check: 60_000,
  /** Sign-ins from an address that failed for account or password. */
  'sign-in': 600_000,
  /** Wrong answers to security questions, by member. */
  answer: 600_000,
  /** Wrong old passwords of somebody who is signed in, by member. */
  'old-password': 600_000,
} as const;

/** Kinds of tries that are counted. */
export type TallyKind = keyof typeof SPANS;

/** Tries by kind and by whom; old ones are forgotten. */
export interface Tallies {
  note(kind: TallyKind, who: string): void;
  /** How many there were within the span of the kind. */
  count(kind: TallyKind, who: string): number;
}

/** Makes the register. */
export function createTallies(db: Database, clock: Clock): Tallies {
  return {
    note: (kind, who) => {
      db.run('DELETE FROM tally WHERE kind = ? AND at <= ?', kind, clock.now() - SPANS[kind]);
      db.run('INSERT INTO tally (kind, who, at) VALUES (?, ?, ?)', kind, who, clock.now());
    },
    count: (kind, who) =>
      db.get(
        z.object({ times: z.number() }),
        'SELECT count(*) AS times FROM tally WHERE kind = ? AND who = ? AND at > ?',
        kind,
        who,
        clock.now() - SPANS[kind],
      )?.times ?? 0,
  };
}
