import * as z from 'zod/mini';
import type { Figures, GameFilter } from './agency.types.ts';
import type { Database } from '../storage/database.ts';

const lastRow = z.object({ at: z.nullable(z.number()) });

/** The real activity of registered members of a downline. */
export interface LineFacts {
  /** Times of a member's registration and last visit. */
  seen(memberId: number): { readonly joinedAt: number; readonly lastLoginAt: number | null };
  /**
   * The activity of a member between two moments, the second one excluded.
   * @param joins whether the day of joining counts; seeded members store it elsewhere
   */
  did(
    memberId: number,
    moments: { readonly start: number; readonly end: number },
    games: GameFilter,
    joins: boolean,
  ): Figures;
}

/** Reads orders and rounds. */
export function createLineFacts(db: Database): LineFacts {
  return {
    seen: (memberId) => ({
      joinedAt: db.number('SELECT created_at FROM member WHERE id = ?', memberId),
      lastLoginAt:
        db.get(lastRow, 'SELECT max(created_at) AS at FROM session WHERE member_id = ?', memberId)?.at ?? null,
    }),
    did: (memberId, { start, end }, { gtId, gpId }, joins) => {
      const within = 'BETWEEN ? AND ?';
      const orders = (kind: string) =>
        db.sum(
          `SELECT sum(amount) FROM money_order
           WHERE member_id = ? AND kind = ? AND status = 'success' AND finished_at ${within}`,
          memberId,
          kind,
          start,
          end - 1,
        );
      const rounds = (what: string) =>
        db.sum(
          `SELECT sum(${what}) FROM round r JOIN run p ON p.id = r.run_id
           WHERE p.member_id = ? AND (? = '' OR p.hall_id = ?) AND (? = '' OR p.gp_id = ?) AND r.settled_at ${within}`,
          memberId,
          gtId,
          gtId,
          gpId,
          gpId,
          start,
          end - 1,
        );
      const bet = rounds('r.bet');
      return {
        registered: joins
          ? db.number(`SELECT count(*) FROM member WHERE id = ? AND created_at ${within}`, memberId, start, end - 1)
          : 0,
        firstDeposits: joins
          ? db.number(
              `SELECT count(*) FROM (SELECT min(finished_at) AS at FROM money_order
               WHERE member_id = ? AND kind = 'deposit' AND status = 'success') WHERE at ${within}`,
              memberId,
              start,
              end - 1,
            )
          : 0,
        deposit: orders('deposit'),
        withdrawal: orders('withdrawal'),
        bet,
        validBet: bet,
        winLoss: rounds('coalesce(r.win, 0)') - bet,
        bonus: db.sum(
          `SELECT sum(amount) FROM movement
           WHERE member_id = ? AND kind IN ('envelope', 'prize') AND at ${within}`,
          memberId,
          start,
          end - 1,
        ),
        active: bet > 0n ? 1 : 0,
      };
    },
  };
}
