import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { decimal, flag, idOrNull, localizedText, siteId, under, time, listOfEach } from '../../wire/wire.ts';

/** An announcement. The content may be HTML (HOME-13). */
export const announcementSchema = z.object({
  /** Null when the platform sends none. */
  id: idOrNull,
  title: localizedText,
  content: localizedText,
  display_before_login: flag,
  display_after_login: flag,
  sort: decimal,
  created_at: time,
});
/** One line of the marquee. */
export type Announcement = z.output<typeof announcementSchema>;

/** Announcements, shown as lines of a marquee. */
export const announcements = defineCall({
  name: 'announcements',
  path: '/arks/web/announcement/marquee',
  auth: 'optional',
  request: z.strictObject({ site_id: siteId, sort_field: z.string(), sort_order: z.enum(['asc', 'desc']) }),
  response: under(['web_announcement_list', 'list'], listOfEach(announcementSchema, 'id')),
  summary: 'Announcements of the marquee, with where each is shown.',
  rows: ['API-27', 'HOME-13', 'HOME-15x'],
});
