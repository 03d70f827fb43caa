/** Labels of the view password. */
export const passwordLabels = {
  title: 'password.forced_title',
  /** Why this has to be done now. */
  body: 'password.forced_body',
  submit: 'password.save',
  submitting: 'recovery.sending',
  logout: 'shell.header.logout',
} as const;
