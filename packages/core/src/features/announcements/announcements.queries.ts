import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';

/** Query options of the announcements. */
export const announcementQueries = (deps: FeatureDeps) => ({
  list: () =>
    query(['announcements', deps.site.getState().siteId], async ({ signal }) =>
      (await import('./announcements.api.ts')).fetchAnnouncements(deps, signal),
    ),
});
