export * from './ListProgress.tsx';
