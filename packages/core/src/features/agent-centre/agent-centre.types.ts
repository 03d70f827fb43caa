import type { Money } from '@housefront/contract/money';

/** Money for a member of the downline (AGT-20x). */
export interface AgentTransferForm {
  readonly target: string;
  readonly amount: Money;
  readonly remark: string;
  /** The withdrawal password, four digits. */
  readonly password: string;
}
