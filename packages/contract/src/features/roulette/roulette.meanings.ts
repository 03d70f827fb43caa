import type { CallMeanings } from '../../calls/meaning.types.ts';

/** The wheel of prizes. */
export const roulette: CallMeanings = {
  roulette: { level: 'may', without: 'There is no wheel.' },
  rouletteInfo: { level: 'may', without: 'The wheel does not open. Answer roulette without prizes.' },
  rouletteSpin: {
    level: 'may',
    without: 'The wheel cannot be spun.',
    reply: {
      prize_id: 'Id of the prize that was won, one of prize_settings. The wheel stops at it.',
      remaining_draws: 'Spins that the member has left. Missing: the number is not shown.',
    },
  },
};
