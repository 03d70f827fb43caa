import { negated } from '@housefront/contract/money';
import { createChanges } from '../storage/changes.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { createLedgerReader } from './ledger.reader.ts';
import { MAIN_PURSE, type Ledger } from './ledger.types.ts';
import { createLedgerWriter } from './ledger.writer.ts';

export * from './ledger.types.ts';

/** Creates the ledger over the tables of wallets and movements. */
export function createLedger(db: Database, clock: Clock): Ledger {
  const changes = createChanges<number>(db);
  const reader = createLedgerReader(db);
  const { balance } = reader;
  const writer = createLedgerWriter(db, clock, balance);

  const book: Ledger['book'] = (memberId, postings, reference) =>
    db.transaction(() => {
      const moving = postings.filter(({ amount }) => amount !== 0n);
      if (moving.length === 0) return;
      const entry = writer.nextEntry();
      for (const { purse, amount, kind } of moving) {
        writer.write(entry, memberId, purse, amount, kind, reference);
        writer.writeCounter(entry, memberId, amount, kind, reference);
      }
      changes.notify(memberId);
    });

  return {
    ...reader,
    post: (memberId, purse, amount, kind, reference) => {
      book(memberId, [{ purse, amount, kind }], reference);
      return balance(memberId, purse);
    },
    book,
    transfer: (memberId, from, to, amount, reference) =>
      db.transaction(() => {
        if (amount < 0n || from === to) throw new RangeError('a transfer moves a positive amount between two purses');
        if (amount === 0n) return;
        const entry = writer.nextEntry();
        writer.write(entry, memberId, from, negated(amount), 'transfer', reference);
        writer.write(entry, memberId, to, amount, 'transfer', reference);
        changes.notify(memberId);
      }),
    give: (fromId, toId, amount, reference) =>
      db.transaction(() => {
        if (amount <= 0n || fromId === toId) throw new RangeError('money is given to somebody else, and some of it');
        const entry = writer.nextEntry();
        writer.write(entry, fromId, MAIN_PURSE, negated(amount), 'member-transfer', reference);
        writer.write(entry, toId, MAIN_PURSE, amount, 'member-transfer', reference);
        changes.notify(fromId);
        changes.notify(toId);
      }),
    moveHouse: (currency, from, to, reference) =>
      db.transaction(() => {
        const entry = writer.nextEntry();
        const given = to.reduce((sum, { amount }) => sum + amount, 0n);
        writer.writeHouse(entry, currency, from, -given, reference);
        for (const { account, amount } of to) writer.writeHouse(entry, currency, account, amount, reference);
      }),
    onChange: changes.subscribe,
  };
}
