export * from './DeferHydration.tsx';
export { holdHydration, letPartsFollow } from './gate.ts';
export * from './useReleased.ts';
