export { createRecovery } from './createRecovery.ts';
export type { RecoverySms } from './recovery.sms.ts';
export { checkEmail, PASSWORD_LENGTH, type IdentityForm, type PasswordForm } from './recovery.check.ts';
