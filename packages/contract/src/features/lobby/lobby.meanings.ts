import { ignorable, like, must, should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Facets and shelves of games. */
export const lobby: CallMeanings = {
  lobbyFacets: {
    level: 'may',
    without: 'Lists cannot be narrowed by features, themes and jackpots, whose values have no names then.',
    reply: {
      facets: 'Facets whose values have names: `feature`, `theme` and `jackpot`.',
      'facets.id': 'Name of the facet. Others than the site knows are left out.',
      'facets.name': like('Name of the facet. Missing: the site has a name of its own.', { en_US: 'Features' }),
      'facets.values': must('Values of the facet in the order in which they are offered.', 'The facet is not offered.'),
      'facets.values.id': 'The value as games carry it.',
      'facets.values.name': must(
        'Name of the value by language. A language without one gets the English name.',
        'The value is not offered.',
      ),
      'facets.values.icon': like('Address of a picture beside the name.', '/pictures/megaways.webp'),
    },
  },
  lobbyGames: {
    level: 'may',
    without: 'Lists are narrowed in the browser, which has to load all games first.',
    request: {
      gt_id: like('Only games of this hall. Missing: games of all halls.', 2),
      q: like('Text that was typed. Names with it are found.', 'tiger'),
      facets: 'Chosen values by facet. A game passes a facet with one of its values, and has to pass all facets.',
      ranges: ignorable(
        'Limits of the facets that are numbers. The value `94-96` means from 94 to below 96, `-94` below 94, `96-` from 96.',
      ),
      rtp: 'Limits of the return to player in percent.',
      lines: 'Limits of the lines.',
      stake: 'Lowest stakes in minor units up to which games are found; a value is one of these.',
      sort: 'Order: `platform`, `popular`, `newest`, `name`, `rtp` or `stake`. Games without a value come last.',
      count: 'Games of a page, 60 at most.',
    },
    reply: {
      list: must('Games of the page.', 'The list is empty.'),
      total: should('Number of games on all pages.', 'The button of the facets has no figure.'),
      facets: should('Number of games by facet and value.', 'Values have no figures, and none is disabled.'),
      'facets.id': 'Name of the facet.',
      'facets.values': 'Values with at least one game. Others count as 0.',
      'facets.values.id': 'The value.',
      'facets.values.count': 'Games with the value among those that pass all other facets.',
      corrected: like('The text that was searched in the place of a mistyped one.', 'tiger'),
    },
  },
  lobbyShelves: {
    level: 'may',
    without: 'Home and halls have the shelves of the template.',
    request: { gt_id: like('Shelves of this hall. Missing: those of home.', 2) },
    reply: {
      shelves: must('Shelves in their order.', 'There are none.'),
      id: 'Id of the shelf. A second one with the same id is left out.',
      title: should('Heading of the shelf, by language.', 'The shelf is not shown.'),
      kind: must('Kind: `games`, `providers`, `activities`, `wins` or `jackpots`.', 'The shelf is not shown.'),
      list: 'Games of the shelf, in their order.',
      providers: like('Providers of a shelf of that kind, in their order.', [{ gp_id: 'GPJD', gt_id: 2 }]),
      'providers.gp_id': 'Id of the provider, as in gameList.',
      'providers.gt_id': like('Hall of the provider. Missing: the first hall with it.', 2),
      rule: like('In the place of a list: which games are shown.', {
        facets: { new: ['30'] },
        sort: 'popular',
        count: 24,
      }),
      'rule.facets': like('Values by facet, as in lobbyGames.', { new: ['30'] }),
      'rule.sort': like('Order, as in lobbyGames.', 'popular'),
      'rule.count': like('Most games of the shelf. Missing: 24.', 24),
      more: like('Address of a page of the site with all of it.', '/games?sort=popular'),
    },
  },
};
