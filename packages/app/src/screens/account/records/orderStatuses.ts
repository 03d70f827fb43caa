/** Labels and colours of the states of an order (MEM-40x). */
export const orderStatuses = {
  words: {
    pending: 'records.pending',
    success: 'records.success',
    failed: 'records.failed',
    cancelled: 'records.cancelled',
  },
  tones: { pending: 'info', success: 'success', failed: 'danger', cancelled: 'warning' },
} as const;
