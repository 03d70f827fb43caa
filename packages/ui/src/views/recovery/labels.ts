import { captchaLabels, passwordToggleLabels } from '../../labels/forms.ts';

export const recoveryLabels = {
  ...captchaLabels,
  ...passwordToggleLabels,
  title: 'recovery.title',
  /** Below the title, by step. */
  identitySubtitle: 'recovery.subtitle',
  passwordSubtitle: 'recovery.subtitle_password',
  account: 'session.account',
  withdrawPassword: 'question.withdraw_password',
  withdrawPasswordHint: 'recovery.withdraw_password_hint',
  /** Label of the choice between phone and e-mail. */
  way: 'recovery.way',
  byPhone: 'recovery.by_phone',
  byEmail: 'recovery.by_email',
  phone: 'question.member_phone',
  email: 'question.member_email',
  newPassword: 'recovery.new_password',
  newPasswordHint: ['recovery.new_password_hint', 'min', 'max'],
  confirm: 'recovery.confirm',
  next: 'recovery.next',
  save: 'recovery.save',
  sending: 'recovery.sending',
  close: 'common.close',
  customerService: 'common.customer_service',
} as const;
