import { should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Meaning of the calls for the jackpot. */
export const jackpot: CallMeanings = {
  jackpot: {
    level: 'may',
    without: 'The home page has no jackpot.',
    reply: {
      jackpot_amount_total: should(
        'The sum of all jackpots in the currency. The data may also be the amount itself.',
        'The home page has no jackpot.',
      ),
    },
  },
};
