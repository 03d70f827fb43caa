/** What the states of an order are called, and how they look (MEM-40x). */
export const orderStatuses = {
  words: {
    pending: 'records.pending',
    success: 'records.success',
    failed: 'records.failed',
    cancelled: 'records.cancelled',
  },
  tones: { pending: 'info', success: 'success', failed: 'danger', cancelled: 'warning' },
} as const;
