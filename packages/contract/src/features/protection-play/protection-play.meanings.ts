import { should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Player protection around games, payments and promotions. */
export const protectionPlay: CallMeanings = {
  gameFacts: {
    level: 'may',
    without: 'The window before the start of a game shows no facts of it.',
    reply: {
      rtp: 'Return to player in percent: 96.04.',
      top_prize_odds: 'One round in so many wins the top prize.',
      top_prize: 'Top prize as a multiple of the stake.',
      rules_url: 'Page with rules and prizes; http or https.',
    },
  },
  payoutStore: {
    level: 'may',
    without: 'Needed only where a site has a profile of player protection with payments of winnings.',
    request: { amount: 'Amount above which winnings are paid out, in minor units; null ends it.' },
    reply: {
      payout: 'What holds from now on. Missing: nothing is paid out by itself.',
      amount: 'The amount in minor units.',
    },
  },
  promotionOffers: {
    level: 'may',
    without: 'A site with a profile that bounds wagering shows no terms of promotions.',
    reply: {
      list: 'Promotions that members have to take part in.',
      id: 'Id of the promotion, as in promotions. promotionOptIn names it.',
      title: 'Name of the promotion.',
      wagering: should('How many times the amount has to be staked.', 'The terms do not say how much.'),
      product: 'Games whose stakes count, in the language of the request.',
      days: 'Days in which it has to be done.',
      opted_in: should('Whether the member takes part.', 'The member is asked again.'),
    },
  },
  promotionOptIn: {
    level: 'may',
    without: 'Nothing but the terms can be read: members cannot take part.',
    request: { id: 'Id of the promotion in promotionOffers.' },
    reply: { opted_in: should('Whether the member takes part now.', 'The member does not take part.') },
  },
};
