/** What a list says that could not be loaded. */
export const loadLabels = { loadFailed: 'common.load_failed', retry: 'common.retry' } as const;
