import { loadLabels } from '../../labels/index.ts';
import { bannerCarouselLabels } from '../../labels/banners.ts';
import { marqueeLabels } from '../../patterns/Marquee/labels.ts';
import { gameTileLabels } from '../../patterns/GameTile/labels.ts';

export const homeLabels = {
  ...loadLabels,
  ...gameTileLabels,
  ...bannerCarouselLabels,
  ...marqueeLabels,
  jackpot: 'home.jackpot',
  halls: 'catalogue.halls',
  moreHalls: 'catalogue.more_halls',
  hotGames: 'home.hot_games',
  topTen: 'home.top_ten',
  moreGames: 'home.more_games',
  lastPlayed: 'home.last_played',
  favourites: 'catalogue.filter.my_favorite',
  playedAndFavourites: 'home.played_and_favourites',
  ownAndMore: 'home.own_and_more',
  playAgain: 'home.play_again',
  promotions: 'promotions.title',
  providers: 'home.providers',
  seeAll: 'common.see_all',
  emptyHall: 'catalogue.empty.hall',
  emptyHallHint: 'catalogue.empty.hall_hint',
  welcomeTitle: 'home.welcome_title',
  welcomeBody: 'home.welcome_body',
  login: 'shell.header.login',
  register: 'shell.header.register',
  balance: 'shell.header.balance',
  stale: 'wallet.stale',
  wallet: 'shell.header.wallet',
} as const;
