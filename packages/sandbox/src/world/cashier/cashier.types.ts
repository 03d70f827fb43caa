import { isLocale, type Locale } from '@housefront/contract/ids';
import type { Minor } from '@housefront/contract/money';
import * as z from 'zod/mini';
import type { SeedCashier, SeedDepositMethod, SeedReceiver } from '../../seed/cashier.ts';
import { asMinor } from '../ledger/ledger.types.ts';
import type { Member } from '../members/members.ts';

/** `cancelled` is a withdrawal that was refused or that the member cancelled, `failed` a deposit that was not paid or a transfer that failed. */
export const ORDER_STATUSES = ['pending', 'success', 'failed', 'cancelled'] as const;
/** See {@link ORDER_STATUSES}. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** Final states of an order. */
export type OrderOutcome = Exclude<OrderStatus, 'pending'>;

/** A truth value in a row. */
export const flag = z.pipe(
  z.number(),
  z.transform((value) => value === 1),
);

/** A language in a row. */
const asLocale = z.pipe(
  z.string(),
  z.transform((code): Locale => (isLocale(code) ? code : 'en_US')),
);

/** Reads a row of the table of orders. */
export const orderRow = z.object({
  id: z.number(),
  number: z.string(),
  kind: z.enum(['deposit', 'withdrawal']),
  memberId: z.number(),
  /** Id of the deposit's method; `bank` of a withdrawal. */
  method: z.string(),
  /** Id of the account that receives the money: of the house, or of the member. */
  account: z.string(),
  amount: asMinor,
  fee: asMinor,
  status: z.enum(ORDER_STATUSES),
  remark: z.string(),
  /** The idempotency key of the call. */
  requestKey: z.string(),
  /** Token of the payment provider's page; null without one. */
  payToken: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** End of the time to pay a deposit; null for a withdrawal. */
  expiresAt: z.nullable(z.number()),
  finishedAt: z.nullable(z.number()),
  /** Steps of a withdrawal that are done; null while they are not, and for a deposit. */
  checkedAt: z.nullable(z.number()),
  sentAt: z.nullable(z.number()),
  /** Language of the request. */
  locale: asLocale,
  /** Made by the platform itself, not by the member. */
  automatic: flag,
  /** A deposit that was paid after a break or an exclusion had begun: the payment went back (RG-48). */
  returned: flag,
});

/** A deposit or a withdrawal. */
export type MoneyOrder = Readonly<z.output<typeof orderRow>>;
/** The direction of an order: into the wallet, or out of it. */
export type OrderKind = MoneyOrder['kind'];

/** A deposit as ordered by a member. */
export interface DepositRequest {
  readonly methodId: string;
  readonly accountId: string;
  readonly amount: Minor;
  readonly payerName: string;
  readonly remark: string;
  readonly requestKey: string;
}

/** A withdrawal as ordered by a member. */
export interface WithdrawalRequest {
  readonly bankAccountId: number;
  readonly amount: Minor;
  readonly requestKey: string;
  /** Made by the platform itself (RG-43). */
  readonly automatic?: true;
  /** Language of the request; English without it. */
  readonly locale?: Locale | undefined;
}

/** Reason why a deposit is refused. */
export type DepositRefusal = 'method' | 'amount' | 'account' | 'under-way' | 'bank-needed' | 'closed';
/** Reason why a withdrawal is refused. */
export type WithdrawalRefusal = 'account' | 'amount' | 'cash' | 'turnover' | 'daily' | 'under-way' | 'closed';

/** The withdrawable amount of a member. */
export interface WithdrawalLimits {
  readonly available: Minor;
  readonly min: Minor;
  readonly max: Minor;
  readonly feeBasisPoints: number;
  /** Withdrawals that are left today. */
  readonly left: number;
  /** The remaining turnover, and the whole requirement. */
  readonly turnover: Minor;
  readonly required: Minor;
  /** The part of the balance that is locked until then: equal to the remaining turnover. */
  readonly held: Minor;
}

/** Deposits and withdrawals with their rules. */
export interface Cashier {
  /** The methods, banks and limits of a currency. */
  of(currency: string): SeedCashier;
  method(currency: string, id: string): SeedDepositMethod | undefined;
  receiver(currency: string, order: Pick<MoneyOrder, 'method' | 'account'>): SeedReceiver | undefined;
  /** Whether the platform has closed the wallets (MEM-03x). */
  isClosed(): boolean;
  /** Whether a member has to bind a bank account before a deposit (MEM-18). */
  mustBind(memberId: number): boolean;
  limits(member: Member): WithdrawalLimits;
  /** Starts a deposit. It ends by itself after a while, on the payment provider's page, or by {@link Cashier.finish}. */
  deposit(member: Member, request: DepositRequest): MoneyOrder | DepositRefusal;
  /** Starts a withdrawal and reserves its amount. */
  withdraw(member: Member, request: WithdrawalRequest): MoneyOrder | WithdrawalRefusal;
  /** Cancels a pending withdrawal of a member; false if there is none of this number. */
  cancel(memberId: number, number: string): boolean;
  /** Takes a pending withdrawal one step further, in the end to its payment; undefined if there is none of this number. */
  advance(number: string): MoneyOrder | undefined;
  /** Ends an order; undefined if it is unknown or has ended. */
  finish(number: string, outcome: OrderOutcome): MoneyOrder | undefined;
  byPayToken(token: string): MoneyOrder | undefined;
  /** Orders of a member, the newest first. */
  orders(memberId: number, kind?: OrderKind): MoneyOrder[];
  /** Pending orders of all members, oldest first. */
  pending(): MoneyOrder[];
  /** Ends overdue deposits, and takes withdrawals further whose next step is due. */
  settleDue(): void;
  /** Successful deposits of a member. */
  depositCount(memberId: number): number;
  /** Called for each order that starts, goes a step further or ends, after the commit. */
  onChange(listener: (order: MoneyOrder) => void): void;
}
