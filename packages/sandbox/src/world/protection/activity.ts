import { minor, type Minor } from '@housefront/contract/money';
import { PAUSE_KINDS, type PauseKind } from '@housefront/contract/rules';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { asMinor } from '../ledger/ledger.ts';
import { createLimitLog, type LimitChange } from './limit-log.ts';

/** Something that a member did, or that happened to their money, in the currency of their account (RG-07). */
export type Activity = { readonly id: string; readonly at: number } & (
  | { readonly kind: 'stake' | 'win' | 'loss'; readonly amount: Minor; readonly game: string }
  | { readonly kind: 'deposit' | 'withdrawal'; readonly amount: Minor; readonly number: string }
  | { readonly kind: 'limit'; readonly limit: LimitChange }
  | { readonly kind: PauseKind; readonly until: number | null }
);

/** The activity of members, read from rounds, orders, limits and pauses. */
export interface Activities {
  /** Newest first. */
  list(memberId: number): readonly Activity[];
  /** Deposits that arrived less withdrawals that were paid, over the life of the account (RG-40). */
  netDeposits(memberId: number): Minor;
}

const round = z.object({
  run: z.number(),
  id: z.string(),
  game: z.string(),
  bet: asMinor,
  win: z.nullable(asMinor),
  openedAt: z.number(),
  settledAt: z.nullable(z.number()),
});
const order = z.object({
  number: z.string(),
  kind: z.enum(['deposit', 'withdrawal']),
  amount: asMinor,
  at: z.number(),
});
const pause = z.object({
  id: z.number(),
  kind: z.enum(PAUSE_KINDS),
  at: z.number(),
  until: z.nullable(z.number()),
});

/** Stake, win and loss of a round: a round that paid less than its stake lost the difference. */
function roundEntries({ run, id, game, bet, win, openedAt, settledAt }: z.output<typeof round>): readonly Activity[] {
  const key = `${run}-${id}`;
  const stake: Activity = { id: `stake-${key}`, at: openedAt, kind: 'stake', amount: bet, game };
  if (win === null || settledAt === null) return [stake];
  const entry = (kind: 'win' | 'loss', amount: bigint): readonly Activity[] =>
    amount > 0n ? [{ id: `${kind}-${key}`, at: settledAt, kind, amount: minor(amount), game }] : [];
  return [stake, ...entry('win', win), ...entry('loss', bet - win)];
}

/** Creates the reader of activities. */
export function createActivities(db: Database, clock: Clock): Activities {
  const log = createLimitLog(db, clock);
  const orders = (memberId: number) =>
    db.all(
      order,
      `SELECT number, kind, amount, finished_at AS at FROM money_order
       WHERE member_id = ? AND status = 'success' ORDER BY id`,
      memberId,
    );
  return {
    list: (memberId) =>
      [
        ...db
          .all(
            round,
            `SELECT round.run_id AS run, round.id, run.game_name AS game, round.bet, round.win,
               round.opened_at, round.settled_at
             FROM round JOIN run ON run.id = round.run_id WHERE run.member_id = ? ORDER BY round.opened_at`,
            memberId,
          )
          .flatMap(roundEntries),
        ...orders(memberId).map((entry): Activity => ({ id: entry.number, ...entry })),
        ...log
          .list(memberId)
          .map(({ id, at, ...limit }): Activity => ({ id: `limit-${id}`, at, kind: 'limit', limit })),
        ...db
          .all(
            pause,
            'SELECT id, kind, begins_at AS at, ends_at AS until FROM member_pause WHERE member_id = ? ORDER BY id',
            memberId,
          )
          .map(({ id, ...entry }): Activity => ({ id: `pause-${id}`, ...entry })),
      ]
        .toSorted((one, other) => one.at - other.at)
        .toReversed(),
    netDeposits: (memberId) =>
      minor(orders(memberId).reduce((sum, { kind, amount }) => (kind === 'deposit' ? sum + amount : sum - amount), 0n)),
  };
}
