export { RecoveryModal } from './RecoveryForm.tsx';
