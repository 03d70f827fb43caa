import { minor, type Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';

/**
 * Name of the wallet with a member's own money; every other wallet is named by its provider (`gp_id`). Code and tables of the
 * sandbox call a wallet `purse`.
 */
export const MAIN_PURSE = 'main';

/**
 * Kinds of movements. `transfer` moves money between two wallets of a member, `member-transfer` between two members; all
 * others move money between a member and an account of the house.
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
/** Reason of a movement. */
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/**
 * Accounts of the house, the opposite sides of members' movements: money that left members is positive there. `bank` is the
 * world outside the platform: deposits make it negative, withdrawals positive.
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
/** Name of one of {@link HOUSE_ACCOUNTS}. */
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];

/** An amount in a row; small ones are numbers. */
export const asMinor = z.pipe(
  z.union([z.bigint(), z.int()]),
  z.transform((units) => minor(BigInt(units))),
);

/** Reads a row of the table of movements. */
export const movementRow = z.object({
  id: z.number(),
  entry: z.number(),
  purse: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  /** Signed minor units. */
  amount: asMinor,
  balanceAfter: asMinor,
  /** Its cause: a run, a round, an order, a control action. */
  reference: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
});

/** One line of the ledger: the change of one wallet. Lines of one entry belong together. */
export type Movement = Readonly<z.output<typeof movementRow>>;

/** Reads the balance of one wallet. */
export const balanceRow = z.object({ purse: z.string(), balance: asMinor });

/** A wallet and its balance. */
export type PurseBalance = Readonly<z.output<typeof balanceRow>>;

/** A movement between a member and the house, as ordered. */
export interface Posting {
  readonly purse: string;
  /** Signed minor units; zero moves nothing. */
  readonly amount: Minor;
  readonly kind: Exclude<MovementKind, 'transfer' | 'member-transfer'>;
}

/** Reads a sum over movements, grouped by currency and owner. */
export const sumRow = z.object({
  currency: z.string(),
  account: z.enum(['members', ...HOUSE_ACCOUNTS]),
  /** Signed minor units. */
  amount: asMinor,
});

/** Total of all members, or of an account of the house, in one currency. */
export type LedgerSum = Readonly<z.output<typeof sumRow>>;

/** Thrown when a wallet holds less than the debit; then nothing has moved. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
}

/**
 * All wallets of members and all accounts of the house, stored as balances and as the movements behind them. The movements of
 * each entry, including those of the house, add up to zero.
 */
export interface Ledger {
  balance(memberId: number, purse: string): Minor;
  /** All wallets that the member ever used; the main wallet first. */
  balances(memberId: number): PurseBalance[];
  /** Sum over all wallets. */
  total(memberId: number): Minor;
  /** Number of entries that moved money of the member; only grows (RT-23). */
  version(memberId: number): number;
  /** Credits (positive) or debits (negative) one wallet. Zero moves nothing. Throws {@link InsufficientFunds}. */
  post(memberId: number, purse: string, amount: Minor, kind: Posting['kind'], reference: string): Minor;
  /** Several movements of one member in one entry, in their order. Throws {@link InsufficientFunds}. */
  book(memberId: number, postings: readonly Posting[], reference: string): void;
  /** Moves `amount` between two wallets of one member. Zero moves nothing. Throws {@link InsufficientFunds}. */
  transfer(memberId: number, from: string, to: string, amount: Minor, reference: string): void;
  /** Moves `amount`, above zero, from the main wallet of a member to that of another. Throws {@link InsufficientFunds}. */
  give(fromId: number, toId: number, amount: Minor, reference: string): void;
  /** Moves money between accounts of the house, from `from` to the others. */
  moveHouse(
    currency: string,
    from: HouseAccount,
    to: readonly { readonly account: HouseAccount; readonly amount: Minor }[],
    reference: string,
  ): void;
  /** The latest movements, newest first. */
  movements(memberId: number, limit?: number): Movement[];
  /**
   * All transfers between the main wallet and others, newest first: the change of the main wallet, with the name of the other
   * one.
   */
  transfers(memberId: number): Movement[];
  /** All totals by currency; the amounts of a currency add up to zero. */
  sums(): LedgerSum[];
  /** Checks the invariants of the whole ledger; returns the problems. */
  problems(): string[];
  /** Called with the member's id after each committed change. */
  onChange(listener: (memberId: number) => void): void;
}
