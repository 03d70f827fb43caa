import { announcements } from '@housefront/contract/features/announcements';
import { defineHandler } from '../../answers/defineHandler.ts';

/** All announcements with their positions; any other sort_field than `id` sorts by `sort`. */
export const announcementsHandler = defineHandler(announcements, ({ request, world, locale, ok }) => {
  const field = request.sort_field === 'id' ? 'id' : 'sort';
  const direction = request.sort_order === 'asc' ? 1 : -1;
  return ok({
    web_announcement_list: world.seed.announcements
      .toSorted((a, b) => direction * (a[field] - b[field]))
      .map((announcement) => ({
        id: announcement.id,
        content: announcement.texts[locale],
        display_before_login: announcement.before ? 1 : 0,
        display_after_login: announcement.after ? 1 : 0,
        sort: announcement.sort,
      })),
  });
});
