export const registerLabels = {
  title: 'signup.title',
  subtitle: 'signup.subtitle',
  submit: 'signup.submit',
  submitting: 'signup.submitting',
  /** Announced while the settings of the form load. */
  loading: 'signup.loading',
  /** Explains the asterisk of required fields. */
  requiredHint: 'signup.required_hint',
  /** Before the sign-in link, e.g. 'Already a member?'. */
  haveAccount: 'signup.have_account',
  login: 'signup.to_login',
  customerService: 'common.customer_service',
} as const;
