export { RecoveryModal } from './RecoveryModal.tsx';
