/** Hooks of the deposit on a site with a profile, loaded at once. */
export { useDepositLimits } from './limits/useDepositLimits.ts';
export { useProtectedDeposit } from './useProtectedDeposit.ts';
