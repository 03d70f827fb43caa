import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from './clock.ts';
import { openDatabase } from './database.ts';
import { createLedger } from '../ledger/ledger.ts';

const folder = new URL('./migrations/', import.meta.url);

test('[SBX-01] money that moved before there was a cashier is kept, and gets its other side', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-old-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const old = new DatabaseSync(join(dataDir, 'sandbox.sqlite'));
  const before = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name < '0008')
    .toSorted();
  for (const name of before) old.exec(readFileSync(new URL(name, folder), 'utf8'));
  old.exec(`
    PRAGMA user_version = ${before.length};
    INSERT INTO member VALUES (1, 'ann001', '', 'Ann', 'USD', 'active', '{}', 0);
    INSERT INTO purse VALUES (1, 'main', 700), (1, 'GP1', 250);
    INSERT INTO movement VALUES (1, 1, 1, 'main', 'opening', 1000, 1000, 'x', 0),
      (2, 2, 1, 'main', 'transfer', -300, 700, 'x', 0), (3, 2, 1, 'GP1', 'transfer', 300, 300, 'x', 0),
      (4, 3, 1, 'GP1', 'bet', -50, 250, 'x', 0);`);
  old.close();
  const db = openDatabase(dataDir);
  onTestFinished(() => db.close());
  const ledger = createLedger(db, systemClock);
  expect(ledger.sums()).toEqual([
    { currency: 'USD', account: 'members', amount: 950n },
    { currency: 'USD', account: 'games', amount: 50n },
    { currency: 'USD', account: 'owners', amount: -1000n },
  ]);
  expect(ledger.problems()).toEqual([]);
  expect(() => db.run('DELETE FROM house_movement')).toThrow('never deleted');
});
