export * from './DeferHydration.tsx';
export { holdHydration, setDeferOffscreen } from './hydration-gate.ts';
export * from './useHydrationReleased.ts';
