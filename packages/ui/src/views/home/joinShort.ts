import type { HallShelf } from './contract.ts';

/** Shelves of halls for a page that shows all below each other. */
export interface JoinedShelves {
  /** The shelves of one hall: those that fill their row, and those without games. */
  readonly shelves: readonly HallShelf[];
  /** The games of the other halls together; null if there are none, or too few to fill a row. */
  readonly more: { readonly halls: readonly HallShelf['hall'][]; readonly games: HallShelf['games'] } | null;
}

/**
 * Joins the shelves that are shorter than their row. If all are, each stays: a short list of games is better than none (LOOK-05).
 * @param row tiles of a whole row
 */
export function joinShort(all: readonly HallShelf[], row: number): JoinedShelves {
  const isShort = ({ games }: HallShelf): boolean =>
    games.state === 'ready' && games.items.length > 0 && games.items.length < row;
  const short = all.filter(isShort);
  const items = short.flatMap(({ games }) => games.items);
  if (items.length < row) {
    const isAlone = short.length === all.filter(({ games }) => games.items.length > 0).length;
    return { shelves: isAlone ? all : all.filter((shelf) => !isShort(shelf)), more: null };
  }
  const more = { halls: short.map(({ hall }) => hall), games: { state: 'ready', items } as const };
  return { shelves: all.filter((shelf) => !isShort(shelf)), more };
}
