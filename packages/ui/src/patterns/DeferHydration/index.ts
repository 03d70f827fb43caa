export * from './DeferHydration.tsx';
export { holdHydration } from './gate.ts';
