/** Labels of the view register. */
export const registerLabels = {
  title: 'signup.title',
  subtitle: 'signup.subtitle',
  submit: 'signup.submit',
  submitting: 'signup.submitting',
  /** Said while the settings of the form are on their way. */
  loading: 'signup.loading',
  /** Explains the mark of required fields. */
  requiredHint: 'signup.required_hint',
  /** Before the way to the sign-in, e.g. 'Already a member?'. */
  haveAccount: 'signup.have_account',
  login: 'signup.to_login',
  customerService: 'common.customer_service',
} as const;
