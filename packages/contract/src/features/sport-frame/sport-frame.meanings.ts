import { ignorable, should, type CallMeanings } from '../../calls/meaning.types.ts';

/** The frame for quick sports bets. */
export const sportFrame: CallMeanings = {
  sportQuickbetUrl: {
    level: 'may',
    without: 'The home page has no frame for quick sports bets.',
    request: { domain: ignorable('Origin of the site, which the page in the frame may need to allow it.') },
    reply: {
      url: should('Page of the provider for the frame; http or https.', 'There is no frame.'),
      gp_id: 'Sports provider of the frame, as in gameList. A click on a bet starts it.',
    },
  },
};
