import type { MoneyOrder } from './cashier.types.ts';
import type { Database } from '../storage/database.ts';

/** Whether a break or an exclusion holds, or began after an order was made: its money is not booked then (RG-48). */
export const wasPausedSince = (db: Database, order: Pick<MoneyOrder, 'memberId' | 'createdAt'>, now: number): boolean =>
  db.number(
    `SELECT count(*) FROM member_pause
     WHERE member_id = ? AND (begins_at >= ? OR ends_at IS NULL OR ends_at > ?)`,
    order.memberId,
    order.createdAt,
    now,
  ) > 0;
