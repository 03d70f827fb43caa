export * from './RecoveryForm.tsx';
