import { isForMode, type SiteMode } from '../site/index.ts';
import type { Banner } from './banners.types.ts';

/** The banners for this login state and mode (HOME-11x). */
export const visibleBanners = (banners: readonly Banner[], member: boolean, mode: SiteMode): Banner[] =>
  banners.filter((banner) => (member ? banner.shownToMembers : banner.shownToGuests) && isForMode(banner.device, mode));
