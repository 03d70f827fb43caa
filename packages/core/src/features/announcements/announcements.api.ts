import { announcements, type Announcement } from '@housefront/contract/features/announcements';
import type { FeatureDeps } from '../../createFeature.ts';
import { unwrap } from '../../adapters/call-types.ts';
import { sitePayload } from '../site/index.ts';

/** Announcements of the marquee (API-27, HOME-15x). */
export const fetchAnnouncements = async (
  { calls, site }: FeatureDeps,
  signal: AbortSignal,
): Promise<Announcement[]> => {
  const { site_id } = sitePayload(site.getState());
  const request = { site_id, sort_field: 'sort', sort_order: 'asc' } as const;
  return unwrap(await calls.send(announcements, request, { signal, silent: true }));
};
