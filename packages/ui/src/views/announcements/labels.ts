export const announcementsLabels = {
  title: 'home.announcements',
  close: 'common.close',
  /** Name of the list of announcements. */
  list: 'home.announcements',
} as const;
