import { shelfTaker } from './catalogue.shelves.ts';
import type { CatalogueGame } from './catalogue.types.ts';

/** Most games of a member's own shelf. */
const MOST = 20;

/** Lists from which a member's own shelf is made. */
export interface OwnLists {
  /** Played last, the latest first. */
  readonly played: readonly CatalogueGame[];
  readonly favourites: readonly CatalogueGame[];
  /** Fill a shelf that would be shorter than its row. */
  readonly others: readonly CatalogueGame[];
  /** Tiles in a row. */
  readonly row: number;
}

/** A member's own shelf, with what it has. */
export interface OwnShelf {
  readonly kind: 'played' | 'favourites' | 'both' | 'filled';
  readonly games: readonly CatalogueGame[];
}

/**
 * The shelf with which a member's home begins: a row of the games that were played last, then favourites, then what was played
 * before. A shorter one is filled with other games. Null without own games, or if no row can be filled (LOOK-15).
 */
export function ownShelf({ played, favourites, others, row }: OwnLists): OwnShelf | null {
  const take = shelfTaker();
  const recent = take(played, row);
  const liked = take(favourites);
  const own = [...recent, ...liked, ...take(played)].slice(0, MOST);
  if (own.length >= row) {
    return { kind: liked.length === 0 ? 'played' : recent.length === 0 ? 'favourites' : 'both', games: own };
  }
  const games = [...own, ...take(others, 2 * row - own.length)];
  return own.length === 0 || games.length < row ? null : { kind: 'filled', games };
}
