/** Labels of the wallet panel, in all its forms. */
export const walletLabels = {
  title: 'wallet.title',
  total: 'wallet.total',
  main: 'wallet.main',
  stale: 'wallet.stale',
  deposit: 'account.deposit',
  refresh: 'shell.header.refresh_balance',
  recall: 'wallet.recall',
  /** Time until funds can be recalled again. */
  recallWait: ['wallet.recall_wait', 'seconds'],
  withdraw: 'account.withdrawal',
  /** Shows the providers without money. */
  showEmpty: ['wallet.show_empty', 'count'],
  empty: 'wallet.empty',
  failed: 'wallet.failed',
  retry: 'common.retry',
} as const;
