/** Texts of the carousel for screen readers. */
export const bannerCarouselLabels = {
  banners: 'home.banners',
  previous: 'common.previous',
  next: 'common.next',
  goToSlide: ['home.go_to_slide', 'index'],
} as const;
