/** Contributions of player protection to the cashier, loaded at once. */
import type { ReactNode } from 'react';
import type { DepositParts, WithdrawalParts } from '../kernel/extension.ts';
import { useCashierParts } from './history/useCashierParts.ts';
import { useDepositLimits } from './limits/useDepositLimits.ts';
import { usePayoutBlocks } from './play/usePayoutBlocks.ts';
import { useProtectedDeposit } from './useProtectedDeposit.ts';

/** Hands its additions to a deposit. */
export function DepositContribution({ render }: { readonly render: (parts: DepositParts) => ReactNode }) {
  return render({ ...useCashierParts(), limits: useDepositLimits(), protect: useProtectedDeposit() });
}

/** Hands its additions to a withdrawal. */
export function WithdrawalContribution({ render }: { readonly render: (parts: WithdrawalParts) => ReactNode }) {
  const { net } = useCashierParts();
  return render({ net, payout: usePayoutBlocks() });
}
