export { BrowserAdviceModal } from './BrowserAdvice.tsx';
