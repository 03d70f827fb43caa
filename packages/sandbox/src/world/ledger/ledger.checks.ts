import * as z from 'zod/mini';
import type { Database } from '../storage/database.ts';
import { sumRow, type LedgerSum } from './ledger.types.ts';

/** Queries that return problems; `place` locates them. */
const checks: readonly (readonly [problem: string, sql: string])[] = [
  [
    'a balance differs from the sum of its movements',
    `SELECT p.member_id || ' ' || p.purse AS place FROM purse p WHERE p.balance <>
       (SELECT coalesce(sum(m.amount), 0) FROM movement m WHERE m.member_id = p.member_id AND m.purse = p.purse)`,
  ],
  [
    'a movement has no purse',
    `SELECT m.member_id || ' ' || m.purse AS place FROM movement m
       LEFT JOIN purse p ON p.member_id = m.member_id AND p.purse = m.purse WHERE p.purse IS NULL`,
  ],
  [
    'a movement does not continue the one before it',
    `SELECT 'movement ' || id AS place FROM (SELECT id, amount, balance_after,
       lag(balance_after, 1, 0) OVER (PARTITION BY member_id, purse ORDER BY id) AS before FROM movement)
     WHERE balance_after <> before + amount`,
  ],
  [
    'the two sides of a transfer differ',
    `SELECT 'entry ' || entry AS place FROM movement WHERE kind = 'transfer'
     GROUP BY entry HAVING sum(amount) <> 0 OR count(*) <> 2 OR count(DISTINCT member_id) <> 1`,
  ],
  [
    'the two sides of a transfer between members differ',
    `SELECT 'entry ' || entry AS place FROM movement WHERE kind = 'member-transfer'
     GROUP BY entry HAVING sum(amount) <> 0 OR count(*) <> 2 OR count(DISTINCT member_id) <> 2`,
  ],
  [
    'a transfer between members was not booked as it says',
    `SELECT t.number AS place FROM member_transfer t
       LEFT JOIN movement m ON m.reference = 'member-transfer ' || t.number
     GROUP BY t.id HAVING count(m.id) <> 2
       OR sum(CASE m.member_id WHEN t.from_id THEN m.amount END) IS NOT 0 - t.amount
       OR sum(CASE m.member_id WHEN t.to_id THEN m.amount END) IS NOT t.amount`,
  ],
  [
    'a movement names a transfer that does not exist',
    `SELECT 'movement ' || m.id AS place FROM movement m
       LEFT JOIN member_transfer t ON 'member-transfer ' || t.number = m.reference
     WHERE m.kind = 'member-transfer' AND t.id IS NULL`,
  ],
  ['a purse is below zero', `SELECT member_id || ' ' || purse AS place FROM purse WHERE balance < 0`],
  [
    'an entry makes or loses money',
    `SELECT 'entry ' || entry || ' ' || currency AS place FROM (
       SELECT m.entry, o.currency, m.amount FROM movement m JOIN member o ON o.id = m.member_id
       UNION ALL SELECT entry, currency, amount FROM house_movement)
     GROUP BY entry, currency HAVING sum(amount) <> 0`,
  ],
  [
    'a deposit was not booked as its status says',
    `SELECT d.number AS place FROM money_order d
       LEFT JOIN movement m ON m.reference = 'deposit ' || d.number AND m.member_id = d.member_id
     WHERE d.kind = 'deposit' GROUP BY d.id
     HAVING count(CASE m.kind WHEN 'deposit' THEN 1 END) <> (d.status = 'success')
       OR coalesce(sum(m.amount), 0) <> CASE d.status WHEN 'success' THEN d.amount - d.fee ELSE 0 END`,
  ],
  [
    'a withdrawal was not booked as its status says',
    `SELECT w.number AS place FROM money_order w
       LEFT JOIN movement m ON m.reference = 'withdrawal ' || w.number AND m.member_id = w.member_id
     WHERE w.kind = 'withdrawal' GROUP BY w.id
     HAVING count(CASE m.kind WHEN 'withdrawal' THEN 1 END) <> 1
       OR coalesce(sum(m.amount), 0) <> CASE WHEN w.status IN ('pending', 'success') THEN 0 - w.amount ELSE 0 END`,
  ],
  [
    'a movement names an order that does not exist',
    `SELECT 'movement ' || m.id AS place FROM movement m
       LEFT JOIN money_order o ON o.kind || ' ' || o.number = m.reference AND o.member_id = m.member_id
     WHERE m.kind IN ('deposit', 'deposit-fee', 'withdrawal', 'withdrawal-refund') AND o.id IS NULL`,
  ],
  [
    'the money held for withdrawals is not that of the open ones',
    `SELECT currency AS place FROM (
       SELECT currency, amount FROM house_movement WHERE account = 'withdrawals-held'
       UNION ALL SELECT o.currency, 0 - w.amount FROM money_order w JOIN member o ON o.id = w.member_id
         WHERE w.kind = 'withdrawal' AND w.status = 'pending')
     GROUP BY currency HAVING sum(amount) <> 0`,
  ],
];

/** Checks the invariants; returns the problems. */
export function findProblems(db: Database): string[] {
  return checks.flatMap(([problem, sql]) =>
    db.all(z.object({ place: z.string() }), sql).map(({ place }) => `${problem}: ${place}`),
  );
}

/**
 * Totals of members and house by currency, the members first. The total of members is that of their wallets, not of
 * movements.
 */
export function sumAll(db: Database): LedgerSum[] {
  return db.all(
    sumRow,
    `SELECT currency, account, sum(amount) AS amount FROM (
       SELECT o.currency, 'members' AS account, p.balance AS amount FROM purse p JOIN member o ON o.id = p.member_id
       UNION ALL SELECT currency, account, amount FROM house_movement)
     GROUP BY currency, account ORDER BY currency, account <> 'members', account`,
  );
}
