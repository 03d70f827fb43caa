import { isForMode, type SiteMode } from '../site/index.ts';
import type { Banner } from './banners.types.ts';

/**
 * The banners for this login state and mode that have not ended (HOME-11x).
 * @param now ms since the epoch; without it none has ended
 */
export const visibleBanners = (banners: readonly Banner[], member: boolean, mode: SiteMode, now = 0): Banner[] =>
  banners.filter(
    ({ shownToMembers, shownToGuests, device, endsAt }) =>
      (member ? shownToMembers : shownToGuests) && isForMode(device, mode) && (endsAt === null || endsAt > now),
  );
