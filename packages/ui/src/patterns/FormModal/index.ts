export * from './FormModal.tsx';
