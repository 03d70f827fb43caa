import { like, should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Meaning of the call for jackpots. */
export const jackpots: CallMeanings = {
  jackpots: {
    level: 'may',
    without: 'The home page shows the total of all jackpots only.',
    reply: {
      list: 'The jackpots, in the order of the page.',
      'list.id': 'Id of the jackpot. A second one with the same id is left out.',
      'list.name': 'Name of the jackpot: one for all languages, or one for each.',
      'list.amount': like(should('Amount in minor units.', 'The jackpot shows a dash.'), '1250000'),
      'list.version': should(
        'Number of changes of this jackpot so far, as in the events: one more with each.',
        'A lost event is noticed with the next answer only.',
      ),
      'list.art': should('Address of its picture.', 'The jackpot has a drawn picture.'),
      'list.games': like(
        'Ids of the games that feed it; missing for all games. The jackpot of one game leads to it.',
        '1001',
      ),
      'list.last': should('Its last win.', 'The jackpot does not say when it was won.'),
      'list.last.amount': like('Amount of the last win in minor units.', '980000'),
      'list.last.at': 'When it was won.',
      'list.last.name': 'Name of the winner, masked by the platform.',
      'list.drops_by': should('When it is won at the latest.', 'The jackpot does not say when it is won.'),
      'list.drops_by.at': like('The latest moment.', '2026-01-15T12:00:00.000Z'),
      'list.drops_by.amount': like('The amount below which it is won, in minor units.', '2000000'),
    },
  },
};
