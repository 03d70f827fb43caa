import { minor, negated, ZERO, type Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import { createChanges } from '../storage/changes.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { findProblems, sumAll } from './ledger.checks.ts';
import {
  asMinor,
  InsufficientFunds,
  MAIN_PURSE,
  MOVEMENT_KINDS,
  type HouseAccount,
  type Ledger,
  type MovementKind,
} from './ledger.types.ts';

export * from './ledger.types.ts';

const balanceRow = z.object({ purse: z.string(), balance: asMinor });
const movementRow = z.object({
  id: z.number(),
  entry: z.number(),
  purse: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  amount: asMinor,
  balanceAfter: asMinor,
  reference: z.string(),
  at: z.number(),
});

/** Creates the ledger over the tables of wallets and movements. */
export function createLedger(db: Database, clock: Clock): Ledger {
  const changes = createChanges<number>(db);

  const balance = (memberId: number, purse: string): Minor =>
    db.get(balanceRow, 'SELECT purse, balance FROM purse WHERE member_id = ? AND purse = ?', memberId, purse)
      ?.balance ?? ZERO;

  const nextEntry = (): number =>
    (db.get(
      z.object({ last: z.number() }),
      `SELECT max(coalesce((SELECT max(entry) FROM movement), 0),
                  coalesce((SELECT max(entry) FROM house_movement), 0)) AS last`,
    )?.last ?? 0) + 1;

  const write = (
    entry: number,
    memberId: number,
    purse: string,
    amount: Minor,
    kind: MovementKind,
    reference: string,
  ): Minor => {
    const after = minor(balance(memberId, purse) + amount);
    if (after < 0n) throw new InsufficientFunds(`purse ${purse} of member ${memberId} lacks ${0n - after} minor units`);
    db.run(
      `INSERT INTO purse (member_id, purse, balance) VALUES (?, ?, ?)
       ON CONFLICT (member_id, purse) DO UPDATE SET balance = excluded.balance`,
      memberId,
      purse,
      after,
    );
    db.run(
      `INSERT INTO movement (entry, member_id, purse, kind, amount, balance_after, reference, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      entry,
      memberId,
      purse,
      kind,
      amount,
      after,
      reference,
      clock.now(),
    );
    return after;
  };

  /** The opposite side of a movement between a member and the house. */
  const writeCounter = (
    entry: number,
    memberId: number,
    amount: Minor,
    kind: MovementKind,
    reference: string,
  ): void => {
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
  };

  const writeHouse = (
    entry: number,
    currency: string,
    account: HouseAccount,
    amount: bigint,
    reference: string,
  ): void => {
    if (amount === 0n) return;
    db.run(
      'INSERT INTO house_movement (entry, account, currency, amount, reference, at) VALUES (?, ?, ?, ?, ?, ?)',
      entry,
      account,
      currency,
      amount,
      reference,
      clock.now(),
    );
  };

  const book: Ledger['book'] = (memberId, postings, reference) =>
    db.transaction(() => {
      const moving = postings.filter(({ amount }) => amount !== 0n);
      if (moving.length === 0) return;
      const entry = nextEntry();
      for (const { purse, amount, kind } of moving) {
        write(entry, memberId, purse, amount, kind, reference);
        writeCounter(entry, memberId, amount, kind, reference);
      }
      changes.notify(memberId);
    });

  return {
    balance,
    balances: (memberId) =>
      db.all(
        balanceRow,
        'SELECT purse, balance FROM purse WHERE member_id = ? ORDER BY purse <> ?, purse',
        memberId,
        MAIN_PURSE,
      ),
    total: (memberId) =>
      db.get(
        z.object({ total: asMinor }),
        'SELECT coalesce(sum(balance), 0) AS total FROM purse WHERE member_id = ?',
        memberId,
      )?.total ?? ZERO,
    version: (memberId) =>
      db.get(
        z.object({ entries: z.number() }),
        'SELECT count(DISTINCT entry) AS entries FROM movement WHERE member_id = ?',
        memberId,
      )?.entries ?? 0,
    post: (memberId, purse, amount, kind, reference) => {
      book(memberId, [{ purse, amount, kind }], reference);
      return balance(memberId, purse);
    },
    book,
    transfer: (memberId, from, to, amount, reference) =>
      db.transaction(() => {
        if (amount < 0n || from === to) throw new RangeError('a transfer moves a positive amount between two purses');
        if (amount === 0n) return;
        const entry = nextEntry();
        write(entry, memberId, from, negated(amount), 'transfer', reference);
        write(entry, memberId, to, amount, 'transfer', reference);
        changes.notify(memberId);
      }),
    give: (fromId, toId, amount, reference) =>
      db.transaction(() => {
        if (amount <= 0n || fromId === toId) throw new RangeError('money is given to somebody else, and some of it');
        const entry = nextEntry();
        write(entry, fromId, MAIN_PURSE, negated(amount), 'member-transfer', reference);
        write(entry, toId, MAIN_PURSE, amount, 'member-transfer', reference);
        changes.notify(fromId);
        changes.notify(toId);
      }),
    moveHouse: (currency, from, to, reference) =>
      db.transaction(() => {
        const entry = nextEntry();
        const given = to.reduce((sum, { amount }) => sum + amount, 0n);
        writeHouse(entry, currency, from, -given, reference);
        for (const { account, amount } of to) writeHouse(entry, currency, account, amount, reference);
      }),
    movements: (memberId, limit = 100) =>
      db.all(
        movementRow,
        `SELECT id, entry, purse, kind, amount, balance_after AS balanceAfter, reference, at
         FROM movement WHERE member_id = ? ORDER BY id DESC LIMIT ?`,
        memberId,
        limit,
      ),
    transfers: (memberId) =>
      db.all(
        movementRow,
        `SELECT own.id, own.entry, other.purse, own.kind, own.amount, own.balance_after AS balanceAfter,
                own.reference, own.at
         FROM movement own JOIN movement other ON other.entry = own.entry AND other.id <> own.id
         WHERE own.member_id = ? AND own.purse = ? AND own.kind = 'transfer' ORDER BY own.id DESC`,
        memberId,
        MAIN_PURSE,
      ),
    sums: () => sumAll(db),
    problems: () => findProblems(db),
    onChange: changes.subscribe,
  };
}
