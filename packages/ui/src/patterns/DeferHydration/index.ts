export * from './DeferHydration.tsx';
export { holdHydration, setDeferOffscreen } from './hydrationGate.ts';
export * from './useHydrationReleased.ts';
