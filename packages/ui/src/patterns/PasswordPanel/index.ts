export { PasswordPanel } from './PasswordPanel.tsx';
