import { htmlToText } from '../../i18n/html-text.ts';
import { pickText } from '../../i18n/localized-text.ts';
import type { Announcement } from './announcements.types.ts';

/** One line of the marquee. */
export interface AnnouncementLine {
  /** The platform's id, else one made from the position in the list. */
  readonly id: string;
  /** Plain text, HTML removed (HOME-15x). */
  readonly text: string;
  readonly title: string;
}

/** The announcements for this login state, ordered by sort; equal ones keep their order (HOME-14). */
export const visibleAnnouncements = (list: readonly Announcement[], member: boolean): Announcement[] =>
  list.filter((item) => (member ? item.shownToMembers : item.shownToGuests)).sort((a, b) => a.sort - b.sort);

/** The marquee's lines; an announcement without text is left out (HOME-15x). */
export const announcementLines = (list: readonly Announcement[], member: boolean, locale: string): AnnouncementLine[] =>
  visibleAnnouncements(list, member).flatMap((item, index) => {
    const title = htmlToText(pickText(item.title, locale));
    const text = htmlToText(pickText(item.content, locale)) || title;
    return text === '' ? [] : [{ id: item.id ?? `line-${index}`, text, title }];
  });
