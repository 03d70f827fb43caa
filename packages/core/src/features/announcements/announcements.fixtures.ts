import type { Announcement } from './announcements.types.ts';

/** An announcement for everybody. */
export const announcement = (over: Partial<Announcement>): Announcement => ({
  id: '1',
  title: '',
  content: 'text',
  shownToGuests: true,
  shownToMembers: true,
  sort: 0,
  createdAt: '',
  ...over,
});
