export { announcementArticles } from './announcements.articles.ts';
export { announcementLines, visibleAnnouncements } from './announcements.lines.ts';
export { createAnnouncements } from './createAnnouncements.ts';
