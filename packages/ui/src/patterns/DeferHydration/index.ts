export * from './DeferHydration.tsx';
export { holdHydration } from './gate.ts';
export * from './useReleased.ts';
