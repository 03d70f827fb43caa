import { minor, negated, type Minor } from '@housefront/contract/money';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { InsufficientFunds, type HouseAccount, type Ledger, type MovementKind } from './ledger.types.ts';

/** Creates the writer of entries, whose sides sum up to zero; a wallet is read by `balance`. */
export function createLedgerWriter(db: Database, clock: Clock, balance: Ledger['balance']) {
  return {
    /** Number of the next entry. */
    nextEntry: () =>
      db.number(
        `SELECT max(coalesce((SELECT max(entry) FROM movement), 0),
                    coalesce((SELECT max(entry) FROM house_movement), 0))`,
      ) + 1,

    /** Moves an amount of a wallet. @throws InsufficientFunds */
    write: (
      entry: number,
      memberId: number,
      purse: string,
      amount: Minor,
      kind: MovementKind,
      reference: string,
    ): void => {
      const after = minor(balance(memberId, purse) + amount);
      if (after < 0n)
        throw new InsufficientFunds(`purse ${purse} of member ${memberId} lacks ${0n - after} minor units`);
      db.run(
        `INSERT INTO purse (member_id, purse, balance) VALUES (?, ?, ?)
         ON CONFLICT (member_id, purse) DO UPDATE SET balance = excluded.balance`,
        memberId,
        purse,
        after,
      );
      db.insert('movement', { entry, memberId, purse, kind, amount, balanceAfter: after, reference, at: clock.now() });
    },

    /** The opposite side of a movement between a member and the house. */
    writeCounter: (entry: number, memberId: number, amount: Minor, kind: MovementKind, reference: string): void => {
      db.run(
        `INSERT INTO house_movement (entry, account, currency, amount, reference, at)
         SELECT ?, k.house, o.currency, ?, ?, ? FROM movement_kind k, member o WHERE k.kind = ? AND o.id = ?`,
        entry,
        negated(amount),
        reference,
        clock.now(),
        kind,
        memberId,
      );
    },

    /** Moves an amount of an account of the house. */
    writeHouse: (entry: number, currency: string, account: HouseAccount, amount: bigint, reference: string): void => {
      if (amount === 0n) return;
      db.insert('house_movement', { entry, account, currency, amount, reference, at: clock.now() });
    },
  };
}
