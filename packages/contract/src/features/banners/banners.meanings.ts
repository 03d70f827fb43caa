import type { CallMeanings } from '../../calls/meaning.types.ts';

/** Pictures of the carousel. */
export const banners: CallMeanings = {
  carouselPicture: {
    level: 'should',
    without: 'The home page has no carousel.',
    request: { use_type: 'Size of the pictures: 0 desktop, 1 small, 2 phone.' },
  },
};
