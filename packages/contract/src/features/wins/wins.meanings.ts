import { like, should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Meaning of the call for recent wins. */
export const wins: CallMeanings = {
  wins: {
    level: 'may',
    without: 'The home page shows no wins.',
    request: { gt_id: 'Id of the hall whose wins are asked for. Missing: of all halls.' },
    reply: {
      list: 'Recent wins, newest first. Fewer than three are not shown. Wins of members who do not want to be seen are left out.',
      'list.id': 'Id of the win. A second one with the same id is left out.',
      'list.game': should('The game, as in the lists of games.', 'The win names no game.'),
      'list.name': should(
        'Name of the member, masked by the platform, such as `d***`. A name with more than one readable letter is masked again.',
        'The win is one of "a member".',
      ),
      'list.amount': like('Amount of the win in minor units. A win without it is left out.', '125000'),
      'list.currency': 'Currency of the amount. A win in another currency than the one that is asked for is left out.',
      'list.multiplier': should('How many times the stake it is.', 'The win shows its amount only.'),
      'list.at': 'When it was won. A win without it, older than a day or from the future is not shown.',
      'list.kind': '`win`, or `jackpot` for a jackpot.',
      version: should(
        'Number of the newest win, as in the events: one more with each.',
        'A lost event is noticed with the next answer only.',
      ),
    },
  },
};
