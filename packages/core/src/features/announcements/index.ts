import type { Announcement } from '@housefront/contract/features/announcements';
import { queryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';
import { pickText } from '../../i18n/localized-text.ts';
import { htmlToText } from '../../html-text.ts';

export { announcementArticles, type AnnouncementArticle } from './announcements.articles.ts';
export { htmlToText } from '../../html-text.ts';
export type { Announcement } from '@housefront/contract/features/announcements';

/** One line of the marquee. */
export interface AnnouncementLine {
  /** The platform's id, or one made of the place in the list. */
  readonly id: string;
  /** Plain text, HTML removed (HOME-15x). */
  readonly text: string;
  readonly title: string;
}

/** Announcements of the marquee. */
export interface AnnouncementsFeature {
  readonly queries: { list(): ReturnType<typeof listOptions> };
  readonly dispose: () => void;
}

const listOptions = (deps: FeatureDeps) =>
  queryOptions({
    queryKey: ['announcements', deps.site.getState().siteId],
    queryFn: async ({ signal }) => (await import('./announcements.api.ts')).fetchAnnouncements(deps, signal),
  });

/** The announcements for this login state, ordered by sort; equal ones keep their order (HOME-13, HOME-14). */
export const visibleAnnouncements = (list: readonly Announcement[], member: boolean): Announcement[] =>
  list
    .filter((item) => (member ? item.display_after_login : item.display_before_login))
    .sort((a, b) => a.sort - b.sort);

/** The marquee's lines; an announcement without text is left out (HOME-15x). */
export const announcementLines = (list: readonly Announcement[], member: boolean, locale: string): AnnouncementLine[] =>
  visibleAnnouncements(list, member).flatMap((item, index) => {
    const title = htmlToText(pickText(item.title, locale));
    const text = htmlToText(pickText(item.content, locale)) || title;
    return text === '' ? [] : [{ id: item.id ?? `line-${index}`, text, title }];
  });

/** Creates the announcements feature; the list is loaded again after a login (AUTH-13). */
export const createAnnouncements = (deps: FeatureDeps): AnnouncementsFeature => {
  const refetch = () => void deps.queryClient.invalidateQueries({ queryKey: ['announcements'] });
  const stops = [
    deps.events.on('login', ({ atStart }) => {
      if (!atStart) refetch();
    }),
    deps.events.on('logout', refetch),
  ];
  return { queries: { list: () => listOptions(deps) }, dispose: () => stops.forEach((stop) => stop()) };
};
