/** Names of the carousel's parts. */
export const bannerCarouselLabels = {
  banners: 'home.banners',
  previous: 'common.previous',
  next: 'common.next',
  goToSlide: ['home.go_to_slide', 'index'],
} as const;
