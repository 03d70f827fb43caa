import { htmlToText } from '../../i18n/html-text.ts';
import { shortened } from '@housefront/contract/graphemes';
import { serverDay } from '../../i18n/server-time.ts';
import { pickText } from '../../i18n/localized-text.ts';
import type { Announcement } from './announcements.types.ts';

/** An announcement in full length (SHELL-34). */
export interface AnnouncementArticle {
  /** The id of its line in the marquee. */
  readonly id: string;
  /** Its title, else its beginning. */
  readonly title: string;
  /** HTML as received; only the sanitising component may show it. */
  readonly html: string;
  /** YYYY-MM-DD in the platform's zone; empty when it has none, a dash when it cannot be read. */
  readonly date: string;
}

/** Longest heading made of an announcement's own words, in characters. */
const HEADING = 80;

/** The announcements that the marquee shows, in full length; `list` holds the visible ones in order (SHELL-34). */
export const announcementArticles = (list: readonly Announcement[], locale: string): AnnouncementArticle[] =>
  list.flatMap((item, index) => {
    const title = htmlToText(pickText(item.title, locale));
    const html = pickText(item.content, locale) || pickText(item.title, locale);
    const text = htmlToText(html);
    if (text === '' && title === '') return [];
    const heading = title || shortened(text, HEADING);
    return [{ id: item.id ?? `line-${index}`, title: heading, html, date: serverDay(item.createdAt) }];
  });
