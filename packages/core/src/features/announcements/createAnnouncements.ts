import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { announcementQueries } from './announcements.queries.ts';

/** The operator's announcements, shown as lines of a marquee. */
export interface AnnouncementsFeature {
  readonly queries: ReturnType<typeof announcementQueries>;
  readonly dispose: () => void;
}

/** Creates the announcements feature; the list is loaded again after a login (AUTH-13). */
export const createAnnouncements = (deps: FeatureDeps): AnnouncementsFeature => {
  const refetch = () => void deps.queryClient.invalidateQueries({ queryKey: ['announcements'] });
  const stops = [
    deps.events.on('login', ({ atStart }) => {
      if (!atStart) refetch();
    }),
    deps.events.on('logout', refetch),
  ];
  return { queries: announcementQueries(deps), dispose: () => stops.forEach((stop) => stop()) };
};
