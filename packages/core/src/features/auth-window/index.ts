export { followAuthMessage, openAuthWindow, reportAuthAnswer } from './auth-window.ts';
export { messageOfAnswer } from './auth-window.schema.ts';
