export * from './HomeScreenHint.tsx';
