import type { Banner } from './banners.types.ts';

/** The banners for this login state (HOME-11x). */
export const visibleBanners = (banners: readonly Banner[], member: boolean): Banner[] =>
  banners.filter((banner) => (member ? banner.shownToMembers : banner.shownToGuests));
