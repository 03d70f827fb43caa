import { should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Halls and games. */
export const catalogue: CallMeanings = {
  gameList: {
    level: 'must',
    without: 'There are no halls and no games.',
  },
  crashGames: {
    level: 'may',
    without: 'The menu has no crash games.',
  },
  tagGameList: {
    level: 'may',
    without: 'The page of all games of a tag is empty.',
    request: { tag: 'The tag: `hot` or `new`.' },
    reply: { info: 'Games with the tag, in the order of the page.' },
  },
  gameLabel: {
    level: 'must',
    without: 'The list of games of each provider says that it could not be loaded.',
    reply: {
      list: 'Labels by which the list can be narrowed, in the order of the buttons.',
      main: should(
        'Games of the provider, in the order of the list. Each names its labels in label_ids.',
        'The list is empty.',
      ),
    },
  },
  templateGameList: {
    level: 'should',
    without: 'The home page has no shelf of featured games.',
  },
  lastPlayingGame: {
    level: 'should',
    without: 'Members see no games that they played last.',
  },
  hotGames: {
    level: 'should',
    without: 'Halls and the search suggest no hot games.',
  },
};
