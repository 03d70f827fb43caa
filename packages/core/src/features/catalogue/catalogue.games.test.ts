import { describe, expect, test } from 'vitest';
import { platformDescription } from './catalogue.description.ts';
import { game } from '../../testing/index.ts';
import { provider } from './catalogue.fixtures.ts';
import { badgesOf, GAME_FILTERS, GAME_SORTS, gameName, type GameSort } from './catalogue.games.ts';
import { indexGames } from './catalogue.list.ts';
import {
  findHall,
  findProvider,
  listedProviders,
  mergeGames,
  openProvider,
  playableGame,
  providerForPlay,
} from './catalogue.providers.ts';
import type { CatalogueGame, Provider } from './catalogue.types.ts';

const ids = (games: readonly CatalogueGame[]) => games.map(({ id }) => id);
const isFavourite = ({ favourite }: CatalogueGame) => favourite;

describe('names and badges', () => {
  test('[CAT-04] text, the entry of the language, the en_US entry, or nothing', () => {
    expect(gameName({ name: 'X' }, 'zh_CN')).toBe('X');
    expect(gameName({ name: { zh_CN: 'A', en_US: 'B' } }, 'zh_CN')).toBe('A');
    expect(gameName({ name: { en_US: 'B' } }, 'zh_CN')).toBe('B');
    expect(gameName({ name: {} }, 'zh_CN')).toBe('');
  });

  test('[CAT-05] a game shows the marks it has itself or through its labels, each once', () => {
    const labels = [
      { id: '1', name: 'Hot', tag: 'hot' as const },
      { id: '2', name: 'New', tag: 'new' as const },
      { id: '3', name: 'Plain', tag: null },
    ];
    expect(badgesOf(game('a', { tag: 'new' }))).toEqual(['new']);
    expect(badgesOf(game('a', { tag: 'new', labelIds: ['1', '2', '3'] }), labels)).toEqual(['hot', 'new']);
    expect(badgesOf(game('a', { labelIds: ['3'] }), labels)).toEqual([]);
  });
});

describe('preparing a list for search', () => {
  const games = ['Ａce', 'Bee', 'Sea'].map((name, at) => game(String(at), { name }));

  test('[CAT-19] names are prepared in steps, and a search finds the same before, during and after', () => {
    const index = indexGames(games, 'en_US');
    const found = () => ids(index.select({ search: 'ace', isFavourite }));
    expect(found()).toEqual(['0']);
    expect(index.prepare(2)).toBe(true);
    expect(found()).toEqual(['0']);
    expect(index.prepare(2)).toBe(false);
    expect(found()).toEqual(['0']);
    expect(ids(index.select({ search: 'E', isFavourite }))).toEqual(['0', '1', '2']);
  });

  test('[CAT-29x] each step goes on behind the last one', () => {
    const read: string[] = [];
    const watched = games.map((one) =>
      Object.defineProperty({ ...one }, 'name', { get: () => (read.push(one.id), one.name) }),
    );
    const index = indexGames(watched, 'en_US');
    index.prepare(1);
    expect(read).toEqual(['0']);
    index.prepare(1);
    expect(read).toEqual(['0', '1']);
  });
});

describe('selection', () => {
  const games = [
    game('1', { favourite: true, labelIds: ['new'] }),
    game('2', { labelIds: ['new'] }),
    game('3', { favourite: true, name: { zh_CN: '幸运七', en_US: 'Lucky Seven' } }),
  ];
  const index = indexGames(games, 'zh_CN');

  test('an order that names every game is kept, any other is made anew', () => {
    const list = [game('a', { name: 'Anna' }), game('b', { name: 'Bert' }), game('c', { name: 'Cleo' })];
    const sorted = (nameOrder: readonly string[]) =>
      ids(indexGames(list, 'en_US', [], nameOrder).select({ sort: 'name', isFavourite }));
    expect(sorted(['c', 'x', 'a', 'b'])).toEqual(['c', 'a', 'b']);
    expect(sorted(['c', 'b'])).toEqual(['a', 'b', 'c']);
    expect(sorted([])).toEqual(['a', 'b', 'c']);
  });

  test('[CAT-18] three filters, all games first and by default', () => {
    expect(GAME_FILTERS).toEqual(['all_game', 'my_favorite', 'last_play']);
    expect(ids(index.select({ isFavourite }))).toEqual(['1', '2', '3']);
    expect(ids(index.select({ filter: 'my_favorite', isFavourite }))).toEqual(['1', '3']);
    expect(ids(index.select({ filter: 'last_play', isFavourite, lastPlayed: ['2'] }))).toEqual(['2']);
  });

  test('[CAT-19] a label narrows each filter further', () => {
    expect(ids(index.select({ label: 'new', isFavourite }))).toEqual(['1', '2']);
    expect(ids(index.select({ filter: 'my_favorite', label: 'new', isFavourite }))).toEqual(['1']);
    expect(ids(index.select({ filter: 'last_play', label: 'new', isFavourite, lastPlayed: ['3', '2'] }))).toEqual([
      '2',
    ]);
    expect(ids(index.select({ label: null, isFavourite }))).toHaveLength(3);
  });

  test('[CAT-20] my_favorite follows what the hearts show now', () => {
    expect(ids(index.select({ filter: 'my_favorite', isFavourite: ({ id }) => id === '2' }))).toEqual(['2']);
  });

  test('[CAT-24] last played games are matched with the loaded ones and keep the returned order', () => {
    expect(ids(index.select({ filter: 'last_play', isFavourite, lastPlayed: ['3', '1', '99', '3'] }))).toEqual([
      '3',
      '1',
    ]);
    expect(ids(index.select({ filter: 'last_play', isFavourite }))).toEqual([]);
  });

  test('search looks at the shown name, without case, width or outer spaces', () => {
    expect(ids(index.select({ search: ' GAME ２ ', isFavourite }))).toEqual(['2']);
    expect(ids(index.select({ search: '幸运', isFavourite }))).toEqual(['3']);
    expect(ids(index.select({ search: 'lucky', isFavourite }))).toEqual([]);
    expect(ids(indexGames(games, 'en_US').select({ search: 'lucky', isFavourite }))).toEqual(['3']);
    expect(ids(index.select({ search: 'game', filter: 'my_favorite', isFavourite }))).toEqual(['1']);
  });
});

describe('orders', () => {
  const labels = [{ id: 'l1', name: 'Popular', tag: 'hot' as const }];
  const games = [
    game('1', { name: 'Slot 10' }),
    game('2', { name: 'slot 9', tag: 'new' }),
    game('3', { name: '', labelIds: ['l1'] }),
    game('4', { name: 'Árbol', tag: 'hot' }),
  ];
  const index = indexGames(games, 'en_US', labels);
  const sorted = (sort: GameSort) => ids(index.select({ sort, isFavourite }));

  test('[CAT-18] as received, hot or new first, or by the shown name with numbers as numbers and nameless games last', () => {
    expect(GAME_SORTS).toEqual(['default', 'hot', 'new', 'name']);
    expect(sorted('default')).toEqual(['1', '2', '3', '4']);
    expect(sorted('hot')).toEqual(['3', '4', '1', '2']);
    expect(sorted('new')).toEqual(['2', '1', '3', '4']);
    expect(sorted('name')).toEqual(['4', '2', '1', '3']);
    expect(
      ids(
        indexGames([game('a', { name: '赵' }), game('b', { name: '安' })], 'zh_CN').select({
          sort: 'name',
          isFavourite,
        }),
      ),
    ).toEqual(['b', 'a']);
  });

  test('[CAT-24] played games keep their own order until another one is chosen', () => {
    const played = { filter: 'last_play', lastPlayed: ['2', '4', '1'], isFavourite } as const;
    expect(ids(index.select(played))).toEqual(['2', '4', '1']);
    expect(ids(index.select({ ...played, sort: 'name' }))).toEqual(['4', '2', '1']);
  });

  test('[CAT-15x] a label with a tag also holds what the platform gives for the tag', () => {
    expect(ids(index.select({ label: 'l1', isFavourite }))).toEqual(['3']);
    expect(ids(index.select({ label: 'l1', labelled: new Set(['2', '99']), isFavourite }))).toEqual(['2', '3']);
  });
});

describe('all games', () => {
  const hall = (id: number, providers: readonly Provider[]) =>
    ({ id, key: 'slot', name: '', icon: '', iconActive: '', providers }) as const;

  test('[CAT-10x] every provider with a list is asked, one that starts at once is not', () => {
    const halls = [
      hall(2, [provider(), provider({ id: 'GPD' })]),
      hall(3, [provider({ id: 'L' })]),
      hall(6, [provider({ id: 'C' })]),
    ];
    const options = { directLaunchProviders: ['GPD'], gameRoom: true, desktop: true };
    expect(listedProviders(halls, options).map(({ address }) => address)).toEqual([
      { gtId: 2, gpId: 'GP01', house: 'h9' },
      { gtId: 6, gpId: 'C', house: 'h9' },
    ]);
  });

  test('[CAT-11x] lists come together in order, a game of two lists once and with the provider it came from first', () => {
    const [one, made] = [provider(), provider({ id: 'M', customized: true })];
    const [a, b] = [game('1'), game('2')];
    const { games, providerOf } = mergeGames([
      { provider: one, list: { labels: [], games: [a] } },
      { provider: provider({ id: 'late' }), list: undefined },
      { provider: made, list: { labels: [], games: [game('1'), b] } },
    ]);
    expect(games).toEqual([a, b]);
    expect([providerOf(a), providerOf(b), providerOf(game('9'))]).toEqual([one, made, undefined]);
  });
});

describe('providers', () => {
  const options = { directLaunchProviders: ['GPD'], gameRoom: false, desktop: true };
  const kind = (hallId: number, over: Partial<Provider> = {}, more: Partial<typeof options> = {}) =>
    openProvider(hallId, provider(over), 'Name', { ...options, ...more }).kind;

  test.each([
    [2, {}, 'list'],
    [6, {}, 'list'],
    [2, { gameCode: 'X' }, 'play'],
    [2, { id: 'GPD' }, 'play'],
    [3, {}, 'play'],
    [4, {}, 'play'],
    [5, { gameCode: 'X' }, 'play'],
    [9, {}, 'play'],
  ] as const)('[CAT-10x] hall %i, %o: %s', (hallId, over, expected) => {
    expect(kind(hallId, over)).toBe(expected);
  });

  test('[CAT-16] the game room needs the flag, the slot hall and a desktop', () => {
    expect(kind(2, {}, { gameRoom: true })).toBe('room');
    expect(kind(2, {})).toBe('list');
    expect(kind(6, {}, { gameRoom: true })).toBe('list');
    expect(kind(3, {}, { gameRoom: true })).toBe('play');
    expect(kind(2, {}, { gameRoom: true, desktop: false })).toBe('list');
  });

  test('[CAT-11x] house goes on unchanged; a menu entry of the site lists by its own id and plays at the real one', () => {
    const made = provider({ id: 'A', realId: 'B', customized: true, house: '0' });
    expect(providerForPlay(made)).toBe('B');
    expect(openProvider(2, made, 'N', options)).toEqual({ kind: 'list', address: { gtId: 2, gpId: 'A', house: '0' } });
    expect(openProvider(3, made, 'N', options)).toMatchObject({
      kind: 'play',
      game: { gpId: 'B', house: '0', name: 'N' },
    });
    expect(playableGame(game('1', { gpId: 'A' }), 'N', made).gpId).toBe('B');
  });

  test('[CAT-11x] a game fills what it does not say from the provider of its list', () => {
    const bare = game('1', { gpId: '', gameType: '', house: '' });
    expect(playableGame(bare, 'N', provider())).toEqual({
      gpId: 'GP01',
      gameType: '20',
      gameCode: 'c1',
      house: 'h9',
      name: 'N',
    });
    expect(playableGame(game('1', { gpId: 'GPX' }), 'N', provider())).toMatchObject({ gpId: 'GPX', house: 'h' });
    expect(playableGame(game('1'), 'N')).toMatchObject({ gpId: 'GP01', gameType: '20', house: 'h' });
  });

  test('[CAT-10x] an unknown hall or provider is not found', () => {
    const halls = [{ id: 2, key: 'slot', name: '', icon: '', iconActive: '', providers: [provider()] }] as const;
    expect(findHall(halls, 3)).toBeUndefined();
    expect(findProvider(halls, { gtId: 2, gpId: 'GP01' })?.id).toBe('GP01');
    expect(findProvider(halls, { gtId: 2, gpId: 'GP02' })).toBeUndefined();
    expect(findProvider(halls, { gtId: 3, gpId: 'GP01' })).toBeUndefined();
  });
});

describe('platform description', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `P${index + 1}`);

  test('[CAT-26] at most 15 names', () => {
    expect(platformDescription(names(20), 'en_US').split(', ')).toHaveLength(15);
    expect(platformDescription(names(3), 'en_US')).toBe('P1, P2, P3');
  });

  test('[CAT-27] the full-width pause mark joins Chinese names, a comma all others', () => {
    expect(['zh_CN', 'zh_TW', 'en_US', 'ja_JP'].map((locale) => platformDescription(['A', 'B'], locale))).toEqual([
      'A、B',
      'A、B',
      'A, B',
      'A, B',
    ]);
  });

  test('[CAT-28x] blanks are skipped, a name comes once, an ellipsis shows that names were left out', () => {
    expect(platformDescription([' A ', '', 'A', ' ', 'B'], 'en_US')).toBe('A, B');
    expect(platformDescription(names(16), 'en_US').endsWith('P15…')).toBe(true);
    expect(platformDescription([...names(15), 'P1', ''], 'en_US').endsWith('P15')).toBe(true);
  });
});
