/** Labels of a list that failed to load. */
export const loadLabels = { loadFailed: 'common.load_failed', retry: 'common.retry' } as const;

/**
 * What a list says in all its states, where it has no words of its own for being empty.
 * @public for the views that `pnpm gen screen` writes
 */
export const listLabels = { ...loadLabels, empty: 'common.empty' } as const;
