export * from './BannerCarousel.tsx';
export { bannerDotsInset, bannerInset, bannerPeek, bannerRadius, bannerRatio } from './BannerCarousel.css.ts';
