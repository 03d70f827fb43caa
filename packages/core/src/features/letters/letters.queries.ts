import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';

/** The member's letters by page, from 1. The first one holds the number of unread letters that all pages show (LET-03). */
export const letterQueries = (deps: FeatureDeps) => ({
  page: (page = 1) =>
    query(['member', 'letters', deps.ports.storage.get('member_id') ?? '', page], async ({ signal }) =>
      (await import('./letters.api.ts')).fetchLetters(deps, page, signal),
    ),
});

/** Result of {@link letterQueries}. */
export type LetterQueries = ReturnType<typeof letterQueries>;
