/*
 * Meaning and level of each call and field of the contract, for the documents and for the check of a platform. Not for browsers.
 */
export { callMeanings } from './all.ts';
export { contractFields, fieldAt, type ContractField, type FieldOwner } from './contract-fields.ts';
export type { Level } from '../calls/meaning.types.ts';
