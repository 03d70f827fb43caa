export { LoginForm } from './LoginForm.tsx';
export { LoginModal } from './LoginModal.tsx';
