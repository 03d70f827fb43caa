import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

/** Sums that a member staked, won, paid in and played since a moment: minor units, or minutes. */
export function createMemberSums(db: Database, clock: Clock) {
  /** Stakes since a moment; a stake that was given back counts as won. */
  const staked = (memberId: number, since: number) =>
    db.sum(
      `SELECT SUM(round.bet) FROM round JOIN run ON run.id = round.run_id
       WHERE run.member_id = ? AND round.opened_at >= ?`,
      memberId,
      since,
    );
  const won = (memberId: number, since: number) =>
    db.sum(
      `SELECT SUM(round.win) FROM round JOIN run ON run.id = round.run_id
       WHERE run.member_id = ? AND round.settled_at >= ?`,
      memberId,
      since,
    );
  /**
   * Deposits count from their order on, also while they are under way: two at once cannot pass one limit. Money that an agent
   * transferred to the member counts like them, or it would lead around every limit (RG-13).
   */
  const deposited = (memberId: number, since: number) =>
    db.sum(
      `SELECT SUM(amount) FROM money_order
       WHERE member_id = ? AND kind = 'deposit' AND status IN ('pending', 'success') AND created_at >= ?`,
      memberId,
      since,
    ) + db.sum('SELECT SUM(amount) FROM member_transfer WHERE to_id = ? AND created_at >= ?', memberId, since);
  /** Minutes in which games were open. */
  const played = (memberId: number, since: number) => {
    const now = clock.now();
    const ms = db.sum(
      `SELECT SUM(MAX(0, COALESCE(ended_at, ?) - MAX(opened_at, ?))) FROM run
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
