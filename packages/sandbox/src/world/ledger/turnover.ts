import { minor, ZERO, type Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import type { Database } from '../storage/database.ts';
import { asMinor } from './ledger.types.ts';

/** The turnover that members still have to bet before a withdrawal: deposits add to it, bets reduce it. */
export interface Turnover {
  remaining(memberId: number): Minor;
  /** The whole requirement since it was last zero. */
  required(memberId: number): Minor;
  add(memberId: number, amount: Minor): void;
  /** Counts a bet against the remaining turnover; returns the counted amount. */
  bet(memberId: number, amount: Minor): Minor;
  /** Restores the turnover of a refunded bet. */
  refund(memberId: number, counted: Minor): void;
}

const row = z.object({ remaining: asMinor, required: asMinor });

/** Creates the count. */
export function createTurnover(db: Database): Turnover {
  const read = (memberId: number) =>
    db.get(row, 'SELECT * FROM turnover WHERE member_id = ?', memberId) ?? { remaining: ZERO, required: ZERO };
  const set = (memberId: number, remaining: bigint, required: bigint): void => {
    db.insert('turnover', { memberId, remaining, required }, 'replace');
  };
  return {
    remaining: (memberId) => read(memberId).remaining,
    required: (memberId) => read(memberId).required,
    add: (memberId, amount) => {
      const { remaining, required } = read(memberId);
      set(memberId, remaining + amount, remaining === 0n ? amount : required + amount);
    },
    bet: (memberId, amount) => {
      const { remaining, required } = read(memberId);
      const counted = remaining < amount ? remaining : amount;
      if (counted > 0n) set(memberId, remaining - counted, required);
      return counted;
    },
    refund: (memberId, counted) => {
      const { remaining, required } = read(memberId);
      const open = minor(remaining + counted);
      set(memberId, open, required < open ? open : required);
    },
  };
}
