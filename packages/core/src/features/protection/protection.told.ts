/** Loaded with the first refusal. */
export { readRefusal } from './protection.refusals.ts';
export { refusedStore } from '../../protection-refusal.ts';
