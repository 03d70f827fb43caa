import { minor, ZERO, type Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** Name of the purse a member's own money lies in; every other purse is named by its provider (`gp_id`). */
export const MAIN_PURSE = 'main';

/** Why money moved. `transfer` moves it between two purses of one member, all others cross the member's border. */
export type MovementKind = 'opening' | 'adjustment' | 'transfer' | 'bet' | 'win';

/** One line of the ledger: what one purse gained or lost. Lines of one entry belong together. */
export interface Movement {
  readonly id: number;
  readonly entry: number;
  readonly purse: string;
  readonly kind: MovementKind;
  /** Signed minor units. */
  readonly amount: Minor;
  readonly balanceAfter: Minor;
  /** What caused it: a run, a round, a control action. */
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** One purse and what lies in it. */
export interface PurseBalance {
  readonly purse: string;
  readonly balance: Minor;
}

/** Thrown when a purse holds less than is to be taken; nothing has moved then. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
}

/** Every purse of every member, kept as balances and as the movements that made them. */
export interface Ledger {
  balance(memberId: number, purse: string): Minor;
  /** All purses the member ever used; the main purse first. */
  balances(memberId: number): PurseBalance[];
  /** Sum over all purses. */
  total(memberId: number): Minor;
  /** Credits (positive) or debits (negative) one purse. Zero moves nothing. Throws {@link InsufficientFunds}. */
  post(
    memberId: number,
    purse: string,
    amount: Minor,
    kind: Exclude<MovementKind, 'transfer'>,
    reference: string,
  ): Minor;
  /** Moves `amount` between two purses of one member. Zero moves nothing. Throws {@link InsufficientFunds}. */
  transfer(memberId: number, from: string, to: string, amount: Minor, reference: string): void;
  /** The latest movements, newest first. */
  movements(memberId: number, limit?: number): Movement[];
  /** Checks the invariants over the whole ledger; the problems found, none when it is sound. */
  problems(): string[];
  /** Called with the member's id after each committed change. */
  onChange(listener: (memberId: number) => void): void;
}

const asMinor = z.pipe(z.number(), z.transform(minor));
const balanceRow = z.object({ purse: z.string(), balance: asMinor });
const movementRow = z.object({
  id: z.number(),
  entry: z.number(),
  purse: z.string(),
  kind: z.enum(['opening', 'adjustment', 'transfer', 'bet', 'win']),
  amount: asMinor,
  balanceAfter: asMinor,
  reference: z.string(),
  at: z.number(),
});

/** Makes the ledger over the `purse` and `movement` tables. */
export function createLedger(db: Database, clock: Clock): Ledger {
  const listeners: ((memberId: number) => void)[] = [];

  const balance = (memberId: number, purse: string): Minor =>
    db.get(balanceRow, 'SELECT purse, balance FROM purse WHERE member_id = ? AND purse = ?', memberId, purse)
      ?.balance ?? ZERO;

  const nextEntry = (): number =>
    (db.get(z.object({ last: z.number() }), 'SELECT coalesce(max(entry), 0) AS last FROM movement')?.last ?? 0) + 1;

  const write = (
    entry: number,
    memberId: number,
    purse: string,
    amount: Minor,
    kind: MovementKind,
    reference: string,
  ): Minor => {
    const after = minor(balance(memberId, purse) + amount);
    if (after < 0) throw new InsufficientFunds(`purse ${purse} of member ${memberId} lacks ${0 - after} minor units`);
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

  const changed = (memberId: number): void =>
    db.afterCommit(() => {
      for (const listener of listeners) listener(memberId);
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
    post: (memberId, purse, amount, kind, reference) =>
      db.transaction(() => {
        if (amount === 0) return balance(memberId, purse);
        const after = write(nextEntry(), memberId, purse, amount, kind, reference);
        changed(memberId);
        return after;
      }),
    transfer: (memberId, from, to, amount, reference) =>
      db.transaction(() => {
        if (amount < 0 || from === to) throw new RangeError('a transfer moves a positive amount between two purses');
        if (amount === 0) return;
        const entry = nextEntry();
        write(entry, memberId, from, minor(0 - amount), 'transfer', reference);
        write(entry, memberId, to, amount, 'transfer', reference);
        changed(memberId);
      }),
    movements: (memberId, limit = 100) =>
      db.all(
        movementRow,
        `SELECT id, entry, purse, kind, amount, balance_after AS balanceAfter, reference, at
         FROM movement WHERE member_id = ? ORDER BY id DESC LIMIT ?`,
        memberId,
        limit,
      ),
    problems: () => findProblems(db),
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}

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
  ['a purse is below zero', `SELECT member_id || ' ' || purse AS place FROM purse WHERE balance < 0`],
];

function findProblems(db: Database): string[] {
  return checks.flatMap(([problem, sql]) =>
    db.all(z.object({ place: z.string() }), sql).map(({ place }) => `${problem}: ${place}`),
  );
}
