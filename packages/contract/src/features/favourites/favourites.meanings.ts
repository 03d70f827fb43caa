import type { CallMeanings } from '../../calls/meaning.types.ts';

/** Meaning of the calls for favourites. */
export const favourites: CallMeanings = {
  favoriteStore: {
    level: 'should',
    without: 'A mark as favourite is taken back, with a message that it failed.',
    request: {
      data: 'Games whose mark changes, at least one.',
      game_id: 'Id of the game, as the platform gave it.',
      status: '1 marks the game, 0 takes the mark away.',
    },
  },
};
