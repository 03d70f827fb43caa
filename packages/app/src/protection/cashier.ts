/** Contributions of player protection to the cashier, loaded at once. */
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import type { ReactNode } from 'react';
import { useCashierParts, type CashierParts } from './history/useCashierParts.ts';
import { useDepositLimits, type DepositLimits } from './limits/useDepositLimits.ts';
import { usePayoutBlocks } from './play/usePayoutBlocks.ts';
import { useProtectedDeposit } from './useProtectedDeposit.ts';

/** Additions to a deposit. */
export interface DepositParts extends CashierParts {
  readonly limits: DepositLimits;
  /** The section as the profile wants it (RG-03, RG-15). */
  readonly protect: (isMember: boolean, section: AccountSection) => AccountSection;
}

/** Additions to a withdrawal. */
export interface WithdrawalParts extends Pick<CashierParts, 'net'> {
  /** The payment of winnings (RG-43). */
  readonly payout: readonly AccountBlock[];
}

/** Hands its additions to a deposit. */
export function DepositContribution({ render }: { readonly render: (parts: DepositParts) => ReactNode }) {
  return render({ ...useCashierParts(), limits: useDepositLimits(), protect: useProtectedDeposit() });
}

/** Hands its additions to a withdrawal. */
export function WithdrawalContribution({ render }: { readonly render: (parts: WithdrawalParts) => ReactNode }) {
  const { net } = useCashierParts();
  return render({ net, payout: usePayoutBlocks() });
}
