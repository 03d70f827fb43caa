export * from './GameFilters.tsx';
export * from './GameResults.tsx';
