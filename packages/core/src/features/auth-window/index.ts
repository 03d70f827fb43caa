export { followAuthMessage, openAuthWindow, reportAuthAnswer } from './auth-window.ts';
