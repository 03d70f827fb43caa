export { PasswordModal } from './PasswordPanel.tsx';
