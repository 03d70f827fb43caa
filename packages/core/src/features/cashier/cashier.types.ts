import type { ServerTime } from '../../i18n/index.ts';
import type { Money } from '@housefront/contract/money';

/** A bank account that the member has bound (MEM-45x). */
export interface BankAccount {
  readonly id: string;
  readonly bankName: string;
  readonly holder: string;
  /** Masked by the platform. */
  readonly number: string;
  readonly isDefault: boolean;
}

/** Banks that can be linked, and linked accounts (MEM-45x). */
export interface BankAccounts {
  readonly accounts: readonly BankAccount[];
  readonly banks: readonly { readonly id: string; readonly name: string; readonly icon: string }[];
  /** Another one can be bound. */
  readonly hasRoom: boolean;
}

/** An account that deposits are paid into; for crypto its network, coin and address. */
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
  /** Null for no limit (FLD-02). */
  readonly min: Money | null;
  readonly max: Money | null;
  /** Part of the amount, e.g. 0.01; 0 for none, null when it is not known. */
  readonly feeRate: number | null;
  readonly presets: readonly Money[];
  /** The value of one coin in the currency, an exact decimal; null when unknown. */
  readonly rate: string | null;
  readonly receivers: readonly Receiver[];
}

/** A step of a withdrawal, as far as it is known (LOOK-09). */
export type WithdrawalStep = 'requested' | 'checked' | 'sent' | 'arrived';

/** How far a withdrawal is, as the platform says; nothing of it is worked out. */
export interface WithdrawalStory {
  /** The last step that is done; null when it is not known. */
  readonly step: WithdrawalStep | null;
  /** When the steps were done; `arrived` is the end of the order, whatever it was. */
  readonly times: Readonly<Record<WithdrawalStep, ServerTime>>;
  /** How long a withdrawal usually takes, in minutes; null when nothing is promised. */
  readonly usualMinutes: number | null;
  /** The platform's own words about the state; may be empty. */
  readonly text: string;
}

/** A deposit or withdrawal of the last 24 hours. */
export interface MoneyOrder {
  readonly number: string;
  /** The key that it was ordered with. */
  readonly key: string;
  readonly status: 'pending' | 'success' | 'failed' | 'cancelled';
  readonly methodId: string;
  readonly accountId: string;
  /** Null when it is not known, like the fee (FLD-01). */
  readonly amount: Money | null;
  readonly fee: Money | null;
  /** http or https; null where nothing is to be paid on a page. */
  readonly payUrl: string | null;
  /** Only for crypto; exact decimals as text, null when they are not known. */
  readonly crypto: {
    /** Number of coins to send. */
    readonly amount: string | null;
    /** The coin, e.g. USDT; may be empty. */
    readonly coin: string;
    /** The value of one coin in the currency. */
    readonly rate: string | null;
  };
  /** Absent if the order does not expire. If it cannot be read, it is unknown whether the order has expired (FLD-04). */
  readonly expiresAt: ServerTime;
  /** The member can cancel it (RG-27). */
  readonly canCancel: boolean;
  readonly story: WithdrawalStory;
}

/** Ways to deposit, and the latest deposits, the newest first. */
export interface Deposits {
  readonly methods: readonly DepositMethod[];
  readonly orders: readonly MoneyOrder[];
}

/** The withdrawable amount, and the latest withdrawals, the newest first (MEM-39x). */
export interface Withdrawals {
  /** Null when it is not known. */
  readonly available: Money | null;
  /** Null for no limit (FLD-02). */
  readonly min: Money | null;
  readonly max: Money | null;
  /** Part of the amount; 0 for none, null when it is not known. */
  readonly feeRate: number | null;
  /** Withdrawals that are left today; null for any number. */
  readonly left: number | null;
  /** The remaining turnover; null when the platform requires none. */
  readonly turnover: Money | null;
  /** All that had to be bet, of which `turnover` is left; null when it is not known. */
  readonly required: Money | null;
  /** The part of `available` that is locked until then; null for all of it. */
  readonly held: Money | null;
  readonly accounts: readonly BankAccount[];
  readonly orders: readonly MoneyOrder[];
}

/** A deposit as the member fills it in (MEM-36x). */
export interface DepositForm {
  readonly methodId: string;
  readonly accountId: string;
  readonly amount: Money;
  readonly payerName: string;
}

/** A withdrawal as the member fills it in (MEM-39x). */
export interface WithdrawalForm {
  readonly bankAccountId: string;
  readonly amount: Money;
  readonly password: string;
}

/** An order as it was made. */
export interface MadeOrder extends Pick<MoneyOrder, 'number'> {
  /** Address of the payment page; null where there is none. */
  readonly payUrl: string | null;
}
