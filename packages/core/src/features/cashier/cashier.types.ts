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
