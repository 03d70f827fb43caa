export const passwordLabels = {
  title: 'password.forced_title',
  /** Reason that the change is required. */
  body: 'password.forced_body',
  submit: 'password.save',
  submitting: 'recovery.sending',
  logout: 'shell.header.logout',
} as const;
