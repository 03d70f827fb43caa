import type { CatalogueGame } from './catalogue.types.ts';

/** Games of a top ten. */
export const TOP_TEN = 10;

/**
 * Fills shelves so that no game is in two of them. Call the result for each shelf, the first on the page first: it takes
 * the games that are in none before, in their order (LOOK-05).
 */
export const shelfTaker = () => {
  const taken = new Set<string>();
  return (games: readonly CatalogueGame[], most = Infinity): readonly CatalogueGame[] => {
    const shelf: CatalogueGame[] = [];
    for (const game of games) {
      if (shelf.length >= most) break;
      if (taken.has(game.id)) continue;
      taken.add(game.id);
      shelf.push(game);
    }
    return shelf;
  };
};

/** Lists from which the shelves of home are made. */
export interface HomeLists {
  /** Hot games, the hottest first. */
  readonly hot: readonly CatalogueGame[];
  /** Games for the shelves of their halls, the preferred first. One without a hall has no shelf. */
  readonly games: readonly CatalogueGame[];
  /** The member's own games, which have a shelf before all others. */
  readonly own: readonly CatalogueGame[];
}

/** The lists of home, each game in one of them. */
export interface HomeShelves {
  readonly top: readonly CatalogueGame[];
  /** Games by the id of their hall. */
  readonly halls: ReadonlyMap<number, readonly CatalogueGame[]>;
}

/** A shelf without some games. Its last games take their places, so that no other game moves. */
export function without(games: readonly CatalogueGame[], gone: ReadonlySet<string>): readonly CatalogueGame[] {
  const isLeft = ({ id }: CatalogueGame): boolean => !gone.has(id);
  const count = games.filter(isLeft).length;
  const last = games.slice(count).filter(isLeft);
  return games.slice(0, count).flatMap((game) => (isLeft(game) ? game : (last.pop() ?? [])));
}

/**
 * Divides lists among the shelves of home: each game has one place. A member's own games come after the page of a guest was
 * seen, so the shelves of halls keep the places of their other games (LOOK-05).
 */
export function homeShelves({ hot, games, own }: HomeLists): HomeShelves {
  const take = shelfTaker();
  const top = take(hot, TOP_TEN);
  const halls = new Map<number, CatalogueGame[]>();
  for (const game of take(games)) {
    if (game.hallId === null) continue;
    const shelf = halls.get(game.hallId) ?? [];
    shelf.push(game);
    halls.set(game.hallId, shelf);
  }
  if (own.length === 0) return { top, halls };
  const takeOther = shelfTaker();
  takeOther(own);
  const others = takeOther(hot, TOP_TEN);
  const gone = new Set([...own, ...others].map(({ id }) => id));
  return { top: others, halls: new Map([...halls].map(([hall, shelf]) => [hall, without(shelf, gone)])) };
}
