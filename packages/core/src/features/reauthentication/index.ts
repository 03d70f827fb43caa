export { findProofs, proveByCode, proveByPasskey, proveByPassword, sendProven } from './reauthentication.actions.ts';
export type { Prove, ProofOutcome, ProofWays } from './reauthentication.types.ts';
