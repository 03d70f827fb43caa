export { announcementArticles } from './announcements.articles.ts';
export { announcementLines, visibleAnnouncements } from './announcements.lines.ts';
export { createAnnouncements, type AnnouncementsFeature } from './createAnnouncements.ts';
