export { PasswordModal } from './PasswordModal.tsx';
