export { visibleBanners } from './banners.rules.ts';
export type { Banner, BannerGameLink } from './banners.types.ts';
export { createBanners } from './createBanners.ts';
