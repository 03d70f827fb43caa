export * from './DeferHydration.tsx';
export { holdHydration, isHeld, passage } from './gate.ts';
