import type { ServerTime } from '../../i18n/index.ts';
import type { Minor } from '@housefront/contract/money';

/** A bank account that the member has bound (MEM-45x). */
export interface BankAccount {
  readonly id: string;
  readonly bankName: string;
  readonly holder: string;
  /** Masked by the platform. */
  readonly number: string;
  readonly isDefault: boolean;
}

/** What can be bound, and what is (MEM-45x). */
export interface BankAccounts {
  readonly accounts: readonly BankAccount[];
  readonly banks: readonly { readonly id: string; readonly name: string; readonly icon: string }[];
  /** Another one can be bound. */
  readonly hasRoom: boolean;
}

/** An account of the house that is paid into; of crypto money network, coin and address. */
export interface Receiver {
  readonly id: string;
  readonly bankName: string;
  readonly holder: string;
  readonly number: string;
}

/** A way to deposit (MEM-36x). */
export interface DepositMethod {
  readonly id: string;
  readonly type: 'bank' | 'gateway' | 'crypto' | 'ewallet';
  readonly name: string;
  readonly icon: string;
  readonly min: Minor;
  readonly max: Minor;
  /** Part of the amount, e.g. 0.01. */
  readonly feeRate: number;
  readonly presets: readonly Minor[];
  readonly receivers: readonly Receiver[];
}

/** A deposit or withdrawal of the last 24 hours. */
export interface MoneyOrder {
  readonly number: string;
  /** The key that it was ordered with. */
  readonly key: string;
  readonly status: 'pending' | 'success' | 'failed' | 'cancelled';
  readonly methodId: string;
  readonly accountId: string;
  readonly amount: Minor;
  readonly fee: Minor;
  /** http or https; null where nothing is to be paid on a page. */
  readonly payUrl: string | null;
  /** None where it does not end; one that cannot be read says neither that it ended nor that it never will (FLD-04). */
  readonly expiresAt: ServerTime;
}

/** Ways to deposit, and the latest deposits, the newest first. */
export interface Deposits {
  readonly methods: readonly DepositMethod[];
  readonly orders: readonly MoneyOrder[];
}

/** What can be withdrawn, and the latest withdrawals, the newest first (MEM-39x). */
export interface Withdrawals {
  readonly available: Minor;
  readonly min: Minor;
  readonly max: Minor;
  readonly feeRate: number;
  /** Withdrawals that are left today. */
  readonly left: number;
  /** What has to be bet before. */
  readonly turnover: Minor;
  readonly accounts: readonly BankAccount[];
  readonly orders: readonly MoneyOrder[];
}

/** What a member wants to deposit (MEM-36x). */
export interface DepositForm {
  readonly methodId: string;
  readonly accountId: string;
  readonly amount: Minor;
  readonly payerName: string;
}

/** What a member wants to withdraw (MEM-39x). */
export interface WithdrawalForm {
  readonly bankAccountId: string;
  readonly amount: Minor;
  readonly password: string;
}
