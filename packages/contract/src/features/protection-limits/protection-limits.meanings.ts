import type { CallMeanings } from '../../calls/meaning.types.ts';

/** Reviews of limits. */
export const protectionLimits: CallMeanings = {
  reviewStore: {
    level: 'may',
    without: 'Needed only where a site has a profile of player protection that asks for reviews.',
  },
};
