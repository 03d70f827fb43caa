export {
  AUTH_CALLBACK_PATH,
  followAuthMessage,
  openAuthWindow,
  reportAuthAnswer,
  type AuthProvider,
} from './auth-window.ts';
