/** Labels of a list that failed to load. */
export const loadLabels = { loadFailed: 'common.load_failed', retry: 'common.retry' } as const;
