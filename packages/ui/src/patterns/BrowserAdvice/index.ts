export { BrowserAdviceModal } from './BrowserAdviceModal.tsx';
