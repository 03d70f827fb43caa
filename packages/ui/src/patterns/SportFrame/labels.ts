export const sportFrameLabels = {
  title: 'sport.title',
  loading: 'sport.loading',
  failed: 'sport.failed',
  failedHint: 'sport.failed_hint',
  open: 'sport.open',
  retry: 'common.retry',
} as const;
