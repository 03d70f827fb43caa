export { followAuthMessage, openAuthWindow, reportAuthAnswer, type AuthProvider } from './auth-window.ts';
