import type { CoreI18n } from '@housefront/core/i18n';
import type { HomeTexts } from '@housefront/ui/views';

/** The words of the home page. */
export const homeTexts = ({ t }: CoreI18n): HomeTexts => ({
  banners: t('home.banners'),
  previous: t('common.previous'),
  next: t('common.next'),
  goToSlide: t('home.go_to_slide', { index: '{{index}}' }),
  announcements: t('home.announcements'),
  pauseAnnouncements: t('home.pause_announcements'),
  playAnnouncements: t('home.play_announcements'),
  jackpot: t('home.jackpot'),
  halls: t('catalogue.halls'),
  hotGames: t('home.hot_games'),
  lastPlayed: t('home.last_played'),
  promotions: t('promotions.title'),
  providers: t('home.providers'),
  seeAll: t('common.see_all'),
  play: t('catalogue.play'),
  demo: t('catalogue.demo'),
  addFavourite: t('catalogue.add_favourite'),
  removeFavourite: t('catalogue.remove_favourite'),
  emptyHall: t('catalogue.empty.hall'),
  emptyHallHint: t('catalogue.empty.hall_hint'),
  loadFailed: t('common.load_failed'),
  retry: t('common.retry'),
  welcomeTitle: t('home.welcome_title'),
  welcomeBody: t('home.welcome_body'),
  login: t('shell.header.login'),
  register: t('shell.header.register'),
});
