export * from './OrderChip.tsx';
