export { createRecovery, type Recovery, type RecoveryState, type StepOutcome } from './createRecovery.ts';
export type { RecoverySms } from './recovery.sms.ts';
export { type LocalCaptcha } from './recovery.captcha.ts';
export {
  checkEmail,
  checkIdentity,
  checkPassword,
  PASSWORD_LENGTH,
  type IdentityForm,
  type PasswordForm,
} from './recovery.check.ts';
