import { expect, test } from 'vitest';
import { game, seededRandom } from '../../testing/index.ts';
import type { HomeLists } from './catalogue.shelves.ts';
import { homeShelves, ownShelf, type CatalogueGame } from './index.ts';

const idsOf = (games: readonly CatalogueGame[]): string[] => games.map(({ id }) => id);

/** Lists of a catalogue of `count` games in six halls that overlap as lists of a platform do: the hot games are everywhere. */
function lists(count: number, seed: number): HomeLists {
  const random = seededRandom(seed);
  const all = Array.from({ length: count }, (_, at) => game(`${at}`, { hallId: 2 + (at % 6) }));
  const some = (share: number): CatalogueGame[] => all.filter(() => random.next() < share);
  const hot = some(0.4);
  return { hot, games: [...hot.slice(0, 5), ...some(0.7), ...hot], own: [] };
}

const catalogues = [3, 4, 9, 10, 11, 40, 200, 10_000].flatMap((count) => [1, 2, 3].map((seed) => ({ count, seed })));

test.each(catalogues)(
  '[LOOK-05] of $count games (seed $seed) none stands twice, none is lost, and each list keeps its order',
  ({ count, seed }) => {
    const given = lists(count, seed);
    const { top, halls } = homeShelves(given);
    expect(idsOf(top)).toEqual(idsOf(given.hot.slice(0, 10)));
    const placed = [...idsOf(top), ...[...halls.values()].flatMap(idsOf)];
    expect(new Set(placed).size).toBe(placed.length);
    expect(new Set(placed)).toEqual(new Set(idsOf([...given.hot, ...given.games])));
    const order = [...new Set(idsOf(given.games))];
    for (const [hall, shelf] of halls) {
      expect(shelf.every(({ hallId }) => hallId === hall)).toBe(true);
      const inShelf = new Set(idsOf(shelf));
      expect(idsOf(shelf)).toEqual(order.filter((id) => inShelf.has(id)));
    }
  },
);

test.each(catalogues)(
  '[LOOK-05] [LOOK-15] own games among $count (seed $seed) have one place, and move no other game of a hall but its last',
  ({ count, seed }) => {
    const given = lists(count, seed);
    const guest = homeShelves(given);
    const own = [...given.hot.slice(0, 3), ...given.games.slice(-4)];
    const { top, halls } = homeShelves({ ...given, own });
    const ownIds = new Set(idsOf(own));
    const placed = [...ownIds, ...idsOf(top), ...[...halls.values()].flatMap(idsOf)];
    expect(new Set(placed).size).toBe(placed.length);
    expect(new Set(placed)).toEqual(new Set(idsOf([...given.hot, ...given.games])));
    expect(idsOf(top)).toEqual(idsOf(given.hot.filter(({ id }) => !ownIds.has(id)).slice(0, 10)));
    for (const [hall, shelf] of halls) {
      const before = idsOf(guest.halls.get(hall) ?? []);
      const stays = before.slice(0, shelf.length).filter((id) => !ownIds.has(id) && !idsOf(top).includes(id));
      expect(stays.every((id) => shelf[before.indexOf(id)]?.id === id)).toBe(true);
    }
  },
);

test('[LOOK-05] the work grows with the catalogue, not with its square', () => {
  const reads = (count: number): number => {
    let read = 0;
    const counted = (games: readonly CatalogueGame[]): CatalogueGame[] =>
      games.map((one) =>
        Object.defineProperty({ ...one }, 'id', {
          get: () => {
            read += 1;
            return one.id;
          },
        }),
      );
    const { hot, games } = lists(count, 1);
    homeShelves({ hot: counted(hot), games: counted(games), own: counted(hot.slice(0, 20)) });
    return read;
  };
  expect(reads(10_000)).toBeLessThan(reads(1000) * 15);
});

test('[LOOK-05] a game without a hall has no shelf of a hall, and takes nobody’s place', () => {
  const { halls } = homeShelves({ hot: [], games: [game('1', { hallId: null }), game('2')], own: [] });
  expect([...halls].map(([hall, games]) => [hall, idsOf(games)])).toEqual([[2, ['2']]]);
});

const many = (from: string, count: number): CatalogueGame[] =>
  Array.from({ length: count }, (_, at) => game(`${from}${at + 1}`));
const own = (over: Partial<Parameters<typeof ownShelf>[0]>) => {
  const shelf = ownShelf({ played: [], favourites: [], others: many('o', 20), row: 4, ...over });
  return shelf && { ...shelf, games: idsOf(shelf.games) };
};

test('[LOOK-15] a member without games has no own shelf', () => {
  expect(own({})).toBeNull();
});

test('[LOOK-15] one played game is joined by favourites, or the row is filled with other games and named so', () => {
  const played = many('p', 1);
  expect(own({ played, favourites: many('f', 3) })).toEqual({ kind: 'both', games: ['p1', 'f1', 'f2', 'f3'] });
  const filled = own({ played, favourites: [...played, ...many('f', 1)] });
  expect(filled).toEqual({ kind: 'filled', games: ['p1', 'f1', 'o1', 'o2', 'o3', 'o4', 'o5', 'o6'] });
  expect(own({ played, others: many('o', 2) })).toBeNull();
});

test('[LOOK-15] of thirty played games the last are first, then favourites, then earlier ones, twenty in all', () => {
  const played = many('p', 30);
  const all = own({ played, favourites: [...many('f', 2), ...played.slice(0, 1)] });
  expect(all).toMatchObject({ kind: 'both' });
  expect(all?.games).toEqual(['p1', 'p2', 'p3', 'p4', 'f1', 'f2', ...idsOf(played).slice(4, 18)]);
  expect(own({ played })).toEqual({ kind: 'played', games: idsOf(played).slice(0, 20) });
  expect(own({ favourites: many('f', 4) })).toEqual({ kind: 'favourites', games: ['f1', 'f2', 'f3', 'f4'] });
});
