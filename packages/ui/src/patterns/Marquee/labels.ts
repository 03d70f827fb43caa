export const marqueeLabels = {
  announcements: 'home.announcements',
  pauseAnnouncements: 'home.pause_announcements',
  playAnnouncements: 'home.play_announcements',
} as const;
