/** Hooks of the cashier on a site with a profile, loaded at once. */
export { useCashierParts } from './history/useCashierParts.ts';
export { useDepositLimits } from './limits/useDepositLimits.ts';
export { usePayoutBlocks } from './play/usePayoutBlocks.ts';
export { useProtectedDeposit } from './useProtectedDeposit.ts';
