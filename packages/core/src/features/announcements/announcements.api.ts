import * as wire from '@housefront/contract/features/announcements';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { unwrap } from '../../adapters/http/call-types.ts';
import { sitePayload } from '../site/index.ts';
import type { Announcement } from './announcements.types.ts';

const toAnnouncement = (item: wire.Announcement): Announcement => ({
  id: item.id,
  title: item.title,
  content: item.content,
  shownToGuests: item.display_before_login,
  shownToMembers: item.display_after_login,
  sort: item.sort,
  createdAt: item.created_at,
});

/** Announcements of the marquee (API-27). */
export const fetchAnnouncements = async (
  { calls, site }: FeatureDeps,
  signal: AbortSignal,
): Promise<Announcement[]> => {
  const { siteId: site_id } = sitePayload(site.getState());
  const request = { site_id, sort_field: 'sort', sort_order: 'asc' } as const;
  return unwrap(await calls.send(wire.announcements, request, { signal, silent: true })).map(toAnnouncement);
};
