export { htmlToText } from '../../html-text.ts';
export { announcementArticles, type AnnouncementArticle } from './announcements.articles.ts';
export { announcementLines, visibleAnnouncements, type AnnouncementLine } from './announcements.lines.ts';
export type { Announcement } from './announcements.types.ts';
export { createAnnouncements, type AnnouncementsFeature } from './createAnnouncements.ts';
