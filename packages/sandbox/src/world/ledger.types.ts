import { minor, type Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';

/** Name of the purse a member's own money lies in; every other purse is named by its provider (`gp_id`). */
export const MAIN_PURSE = 'main';

/**
 * Kinds of movements. `transfer` moves money between two purses of one member, `member-transfer` between two members; all others
 * have an account of the house on their other side.
 */
export const MOVEMENT_KINDS = [
  'opening',
  'adjustment',
  'transfer',
  'member-transfer',
  'bet',
  'win',
  'envelope',
  'prize',
  'deposit',
  'deposit-fee',
  'withdrawal',
  'withdrawal-refund',
] as const;
/** Why money moved. */
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/**
 * Accounts of the house. Each is the other side of movements of members; what has left the members is positive there.
 * `bank` is the world outside of the platform: below zero by what came in, above zero by what went out.
 */
export const HOUSE_ACCOUNTS = [
  'owners',
  'adjustments',
  'games',
  'promotions',
  'bank',
  'fees',
  /** Money of pending withdrawals. */
  'withdrawals-held',
] as const;
/** An account of the house. */
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];

/** One line of the ledger: what one purse gained or lost. Lines of one entry belong together. */
export interface Movement {
  readonly id: number;
  readonly entry: number;
  readonly purse: string;
  readonly kind: MovementKind;
  /** Signed minor units. */
  readonly amount: Minor;
  readonly balanceAfter: Minor;
  /** Its cause: a run, a round, an order, a control action. */
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** One purse and what lies in it. */
export interface PurseBalance {
  readonly purse: string;
  readonly balance: Minor;
}

/** A movement across the member's border, as it is ordered. */
export interface Posting {
  readonly purse: string;
  /** Signed minor units; zero moves nothing. */
  readonly amount: Minor;
  readonly kind: Exclude<MovementKind, 'transfer' | 'member-transfer'>;
}

/** Total of all members, or of an account of the house, in one currency. */
export interface LedgerSum {
  readonly currency: string;
  readonly account: HouseAccount | 'members';
  /** Signed minor units. */
  readonly amount: Minor;
}

/** Thrown when a purse holds less than is to be taken; nothing has moved then. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
}

/**
 * Every purse of every member and every account of the house, kept as balances and as the movements that made them. The
 * movements of each entry, those of the house among them, sum up to zero.
 */
export interface Ledger {
  balance(memberId: number, purse: string): Minor;
  /** All purses the member ever used; the main purse first. */
  balances(memberId: number): PurseBalance[];
  /** Sum over all purses. */
  total(memberId: number): Minor;
  /** Credits (positive) or debits (negative) one purse. Zero moves nothing. Throws {@link InsufficientFunds}. */
  post(memberId: number, purse: string, amount: Minor, kind: Posting['kind'], reference: string): Minor;
  /** Several movements of one member in one entry, in their order. Throws {@link InsufficientFunds}. */
  book(memberId: number, postings: readonly Posting[], reference: string): void;
  /** Moves `amount` between two purses of one member. Zero moves nothing. Throws {@link InsufficientFunds}. */
  transfer(memberId: number, from: string, to: string, amount: Minor, reference: string): void;
  /** Moves `amount`, above zero, from the main purse of a member to that of another. Throws {@link InsufficientFunds}. */
  give(fromId: number, toId: number, amount: Minor, reference: string): void;
  /** Moves money between accounts of the house: `from` gives what the others get. */
  moveHouse(
    currency: string,
    from: HouseAccount,
    to: readonly { readonly account: HouseAccount; readonly amount: Minor }[],
    reference: string,
  ): void;
  /** The latest movements, newest first. */
  movements(memberId: number, limit?: number): Movement[];
  /** All transfers between the main purse and others, newest first: what the main purse gained or lost, under the name of the other. */
  transfers(memberId: number): Movement[];
  /** All totals by currency; the amounts of a currency sum up to zero. */
  sums(): LedgerSum[];
  /** Checks the invariants over the whole ledger; the problems found, none when it is sound. */
  problems(): string[];
  /** Called with the member's id after each committed change. */
  onChange(listener: (memberId: number) => void): void;
}

/** An amount in a row; small ones come as numbers. */
export const asMinor = z.pipe(
  z.union([z.bigint(), z.int()]),
  z.transform((units) => minor(BigInt(units))),
);
