import { captchaLabels, passwordToggleLabels } from '../../labels/forms.ts';

export const loginLabels = {
  ...captchaLabels,
  ...passwordToggleLabels,
  title: 'session.title',
  subtitle: 'session.subtitle',
  account: 'session.account',
  accountHint: 'ph_account_name',
  password: 'session.password',
  passwordHint: 'ph_password',
  submit: 'session.submit',
  submitting: 'session.submitting',
  close: 'common.close',
  customerService: 'common.customer_service',
  forgot: 'auth.forgot',
  /** Above the third-party sign-in services. */
  otherWays: 'auth.other_ways',
} as const;
