export { findProofs, proveByCode, proveByPasskey, proveByPassword } from './reauthentication.actions.ts';
export type { ProofOutcome } from './reauthentication.types.ts';
