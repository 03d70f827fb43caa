export * from './BannerCarousel.tsx';
export { bannerDotsInset, bannerPeek, bannerRadius, bannerRatio } from './BannerCarousel.css.ts';
