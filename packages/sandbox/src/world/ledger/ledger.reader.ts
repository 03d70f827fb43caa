import { minor } from '@housefront/contract/money';
import type { Database } from '../storage/database.ts';
import { findProblems, sumAll } from './ledger.checks.ts';
import { balanceRow, MAIN_PURSE, movementRow, type Ledger } from './ledger.types.ts';

/** The part of the ledger that moves nothing. */
export type LedgerReader = Pick<
  Ledger,
  'balance' | 'balances' | 'total' | 'version' | 'movements' | 'transfers' | 'sums' | 'problems'
>;

/** Reads the tables of wallets and movements. */
export function createLedgerReader(db: Database): LedgerReader {
  return {
    balance: (memberId, purse) =>
      minor(db.sum('SELECT balance FROM purse WHERE member_id = ? AND purse = ?', memberId, purse)),
    balances: (memberId) =>
      db.all(balanceRow, 'SELECT * FROM purse WHERE member_id = ? ORDER BY purse <> ?, purse', memberId, MAIN_PURSE),
    total: (memberId) => minor(db.sum('SELECT sum(balance) FROM purse WHERE member_id = ?', memberId)),
    version: (memberId) => db.number('SELECT count(DISTINCT entry) FROM movement WHERE member_id = ?', memberId),
    movements: (memberId, limit = 100) =>
      db.all(movementRow, 'SELECT * FROM movement WHERE member_id = ? ORDER BY id DESC LIMIT ?', memberId, limit),
    transfers: (memberId) =>
      db.all(
        movementRow,
        `SELECT own.id, own.entry, other.purse, own.kind, own.amount, own.balance_after, own.reference, own.at
         FROM movement own JOIN movement other ON other.entry = own.entry AND other.id <> own.id
         WHERE own.member_id = ? AND own.purse = ? AND own.kind = 'transfer' ORDER BY own.id DESC`,
        memberId,
        MAIN_PURSE,
      ),
    sums: () => sumAll(db),
    problems: () => findProblems(db),
  };
}
