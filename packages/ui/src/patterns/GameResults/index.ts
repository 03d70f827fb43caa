export * from './GameResults.tsx';
