import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { asMinor } from '../ledger/ledger.ts';

const total = z.object({ sum: asMinor });

/** Sums that a member staked, won, paid in and played since a moment: minor units, or minutes. */
export function createMemberSums(db: Database, clock: Clock) {
  const sum = (sql: string, ...values: (number | string)[]): bigint => db.get(total, sql, ...values)?.sum ?? 0n;

  /** Stakes since a moment; a stake that was given back counts as won. */
  const staked = (memberId: number, since: number) =>
    sum(
      `SELECT COALESCE(SUM(round.bet), 0) AS sum FROM round JOIN run ON run.id = round.run_id
       WHERE run.member_id = ? AND round.opened_at >= ?`,
      memberId,
      since,
    );
  const won = (memberId: number, since: number) =>
    sum(
      `SELECT COALESCE(SUM(round.win), 0) AS sum FROM round JOIN run ON run.id = round.run_id
       WHERE run.member_id = ? AND round.settled_at >= ?`,
      memberId,
      since,
    );
  /**
   * Deposits count from their order on, also while they are under way: two at once cannot pass one limit. Money that an agent
   * transferred to the member counts like them, or it would lead around every limit (RG-13).
   */
  const deposited = (memberId: number, since: number) =>
    sum(
      `SELECT COALESCE(SUM(amount), 0) AS sum FROM money_order
       WHERE member_id = ? AND kind = 'deposit' AND status IN ('pending', 'success') AND created_at >= ?`,
      memberId,
      since,
    ) +
    sum(
      'SELECT COALESCE(SUM(amount), 0) AS sum FROM member_transfer WHERE to_id = ? AND created_at >= ?',
      memberId,
      since,
    );
  /** Minutes in which games were open. */
  const played = (memberId: number, since: number) => {
    const now = clock.now();
    const ms = sum(
      `SELECT COALESCE(SUM(MAX(0, COALESCE(ended_at, ?) - MAX(opened_at, ?))), 0) AS sum FROM run
       WHERE member_id = ? AND opened_at IS NOT NULL`,
      now,
      since,
      memberId,
    );
    return ms / 60_000n;
  };

  return { deposited, played, staked, won };
}

/** Result of {@link createMemberSums}. */
export type MemberSums = ReturnType<typeof createMemberSums>;
