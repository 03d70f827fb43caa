import { ZERO, type Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { asMinor } from './ledger.types.ts';

/** What members still have to bet before they may withdraw: deposits add to it, bets take from it. */
export interface Turnover {
  remaining(memberId: number): Minor;
  add(memberId: number, amount: Minor): void;
  /** A bet counts as far as something remains; what it counted for. */
  bet(memberId: number, amount: Minor): Minor;
}

/** Makes the count. */
export function createTurnover(db: Database): Turnover {
  const remaining = (memberId: number): Minor =>
    db.get(z.object({ remaining: asMinor }), 'SELECT remaining FROM turnover WHERE member_id = ?', memberId)
      ?.remaining ?? ZERO;
  const set = (memberId: number, amount: bigint): void => {
    db.run(
      `INSERT INTO turnover (member_id, remaining) VALUES (?, ?)
       ON CONFLICT (member_id) DO UPDATE SET remaining = excluded.remaining`,
      memberId,
      amount,
    );
  };
  return {
    remaining,
    add: (memberId, amount) => set(memberId, remaining(memberId) + amount),
    bet: (memberId, amount) => {
      const before = remaining(memberId);
      const counted = before < amount ? before : amount;
      if (counted > 0n) set(memberId, before - counted);
      return counted;
    },
  };
}
