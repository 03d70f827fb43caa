export const agreementLabels = {
  title: 'signup.agreement_title',
  accept: 'signup.agreement_accept',
  close: 'common.close',
  loading: 'signup.agreement_loading',
  failed: 'signup.agreement_failed',
  retry: 'signup.retry',
} as const;
