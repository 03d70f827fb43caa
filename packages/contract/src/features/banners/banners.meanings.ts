import { should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Pictures of the carousel. */
export const banners: CallMeanings = {
  carouselPicture: {
    level: 'should',
    without: 'The home page has no carousel.',
    request: { use_type: 'Size of the pictures: 0 desktop, 1 small, 2 phone.' },
    reply: {
      headline: should('What is offered, in a few words over the picture.', 'The picture is shown alone.'),
      line: 'One sentence below the headline.',
      button:
        'Text of the call to action. Missing: it names the hall, the provider or the page to which the banner leads.',
      ends_at: 'When the offer ends. The banner says until which day it runs, and is not shown afterwards.',
    },
  },
};
