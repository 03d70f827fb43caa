/** Loaded with the first refusal. */
export { readLimitRefusal, readRefusal } from './protection.refusals.ts';
export { limitRefusedStore, refusedStore } from '../../protection/protection-refusal.ts';
