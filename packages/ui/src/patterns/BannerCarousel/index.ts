export * from './BannerCarousel.tsx';
export { bannerDotsInset, bannerRadius, bannerRatio } from './BannerCarousel.css.ts';
