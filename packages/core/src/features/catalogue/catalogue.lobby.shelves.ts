import type { LobbyShelf, LobbyShelves } from './catalogue.lobby.types.ts';
import { shelfTaker, without } from './catalogue.shelves.ts';
import type { CatalogueGame } from './catalogue.types.ts';

/** A shelf with the games that it shows. */
export interface PlacedShelf extends Omit<LobbyShelf, 'gameIds'> {
  readonly games: readonly CatalogueGame[];
}

/** The lists from which the shelves of a page are made. */
export interface ShelfLists {
  /** The shelves of guests. */
  readonly guests: LobbyShelves;
  /** Those that the platform lists for the member; undefined before they are loaded. */
  readonly members?: LobbyShelves | undefined;
  /** Ids of games in a shelf before all of them. */
  readonly own: ReadonlySet<string>;
  /** Games as the member's lists have them, by id. */
  readonly loaded: ReadonlyMap<string, CatalogueGame>;
}

/**
 * The shelves of a page, each game in one of them, without empty ones; null if the page has its own ones. `later` are those that
 * only the member's answer has, in its order: they come after the page of a guest was seen (LOB-10).
 */
export function placeShelves({ guests, members, own, loaded }: ShelfLists): {
  readonly shelves: readonly PlacedShelf[];
  readonly later: readonly PlacedShelf[];
} | null {
  if (guests.shelves === null) return null;
  const take = shelfTaker();
  const fill = (shelves: readonly LobbyShelf[], { games }: LobbyShelves): readonly PlacedShelf[] => {
    const received = new Map(games.map((game) => [game.id, game]));
    return shelves.map(({ gameIds, ...shelf }) => ({
      ...shelf,
      games: take(gameIds.flatMap((id) => loaded.get(id) ?? received.get(id) ?? [])),
    }));
  };
  const isShown = ({ games, providers }: PlacedShelf): boolean => games.length + providers.length > 0;
  const shelves = fill(guests.shelves, guests).map((shelf) => {
    const games = without(shelf.games, own);
    // Without a game the shelf would leave its place to those below.
    return games.length === 0 ? shelf : { ...shelf, games };
  });
  const known = new Set(guests.shelves.map(({ id }) => id));
  const segment = members?.shelves?.filter(({ id }) => !known.has(id)) ?? [];
  const later = members
    ? fill(segment, members).map((shelf) => ({ ...shelf, games: shelf.games.filter(({ id }) => !own.has(id)) }))
    : [];
  return { shelves: shelves.filter(isShown), later: later.filter(isShown) };
}
