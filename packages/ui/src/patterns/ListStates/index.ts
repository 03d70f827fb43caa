export * from './ListStates.tsx';
