/** Labels of a list that failed to load. */
export const loadLabels = { loadFailed: 'common.load_failed', retry: 'common.retry' } as const;

/**
 * Labels of a list in all its states, unless it has texts of its own for the empty state.
 * @public for the views that `pnpm gen screen` writes
 */
export const listLabels = { ...loadLabels, empty: 'common.empty' } as const;
