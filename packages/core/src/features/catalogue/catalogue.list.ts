import { gameName, type GameFilter, type GameSort } from './catalogue.games.ts';
import { findsKind, kindText, searchable } from './catalogue.search.ts';
import { similarNames } from './catalogue.similar.ts';
import type { CatalogueGame, GameLabel } from './catalogue.types.ts';

/** Filters of a list; all given ones apply together (CAT-19). */
export interface GameSelection {
  /** Default all_game. */
  readonly filter?: GameFilter;
  /** Label id; null or absent is all. */
  readonly label?: string | null;
  /** Ids of games that the platform lists for the label's tag although they do not name the label (CAT-15x). */
  readonly labelled?: ReadonlySet<string>;
  /** The typed search text. */
  readonly search?: string;
  /** Whether a game shows as favourite now, pending changes included (CAT-20). */
  readonly isFavourite: (game: CatalogueGame) => boolean;
  /** Ids of the last played games, the latest first (CAT-24). */
  readonly lastPlayed?: readonly string[];
  /** Default: as received; for the filter last_play, latest played first. */
  readonly sort?: GameSort;
}

/** A search that finds as many games forgives no mistakes. */
const ENOUGH = 3;

const sortable = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** A list for repeated filtering and sorting; names are prepared once per list and language. */
export interface GameIndex {
  readonly select: (selection: GameSelection) => readonly CatalogueGame[];
  /**
   * Games whose names the search nearly is, if it found fewer than three; none of those found (LOB-06).
   * @param found what `select` gives for the same selection
   */
  readonly similar: (selection: GameSelection, found: readonly CatalogueGame[]) => readonly CatalogueGame[];
  /**
   * Prepares the next names for search, so that the first keystroke does not wait for all of them.
   * @returns whether names are left
   */
  readonly prepare: (count: number) => boolean;
}

/**
 * Prepares a list for filtering, search and orders; keep it as long as list, language and labels stay (CAT-19).
 * @param nameOrder ids in the order of their names; without all of the list's games they are sorted here
 * @param kindsOf other texts by which a search finds a game: names of its labels, provider and hall
 */
export const indexGames = (
  games: readonly CatalogueGame[],
  locale: string,
  labels: readonly GameLabel[] = [],
  nameOrder: readonly string[] = [],
  kindsOf?: (game: CatalogueGame) => readonly string[],
): GameIndex => {
  const names = new Map<CatalogueGame, string>();
  const nameOf = (game: CatalogueGame) => {
    const known = names.get(game);
    if (known !== undefined) return known;
    const name = searchable(gameName(game, locale));
    names.set(game, name);
    return name;
  };
  const kinds = new Map<CatalogueGame, string>();
  const kindOf = (game: CatalogueGame) => {
    const known = kinds.get(game);
    if (known !== undefined || !kindsOf) return known ?? '';
    const kind = kindText(kindsOf(game));
    kinds.set(game, kind);
    return kind;
  };
  const find = (among: readonly CatalogueGame[], wanted: string): readonly CatalogueGame[] => {
    if (wanted === '') return among;
    const named = among.filter((game) => nameOf(game).includes(wanted));
    // Games that match by name come first.
    const known = new Set(named);
    const ofKind = among.filter((game) => !known.has(game) && findsKind(nameOf(game), kindOf(game), wanted));
    return ofKind.length === 0 ? named : [...named, ...ofKind];
  };
  let prepared = 0;
  let byId: ReadonlyMap<string, CatalogueGame> | undefined;
  const played = (ids: readonly string[]) => {
    const known = (byId ??= new Map(games.map((game) => [game.id, game])));
    return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
  };
  const sorted = new Map<GameSort, readonly CatalogueGame[]>([['default', games]]);
  const order = (sort: GameSort): readonly CatalogueGame[] => {
    const known =
      sorted.get(sort) ??
      (sort === 'name'
        ? (inOrder(games, nameOrder) ?? byName(games, (game) => sortable(gameName(game, locale)), locale))
        : marked(games, sort, labels));
    sorted.set(sort, known);
    return known;
  };
  const base = ({ filter, sort = 'default', lastPlayed = [] }: GameSelection): readonly CatalogueGame[] => {
    if (filter !== 'last_play') return order(sort);
    if (sort === 'default') return played(lastPlayed);
    const ids = new Set(lastPlayed);
    return order(sort).filter(({ id }) => ids.has(id));
  };
  const narrow = (selection: GameSelection): readonly CatalogueGame[] => {
    const { filter, label = null, labelled, isFavourite } = selection;
    const all = base(selection);
    if (filter !== 'my_favorite' && label === null) return all;
    return all.filter(
      (game) =>
        (filter !== 'my_favorite' || isFavourite(game)) &&
        (label === null || game.labelIds.includes(label) || labelled?.has(game.id) === true),
    );
  };
  let nearTo: ReturnType<typeof similarNames> | undefined;
  return {
    prepare: (count) => {
      games.slice(prepared, prepared + count).forEach(nameOf);
      prepared += count;
      return prepared < games.length;
    },
    select: (selection) => find(narrow(selection), searchable(selection.search ?? '')),
    similar: (selection, found) => {
      const wanted = searchable(selection.search ?? '');
      if (wanted === '' || found.length >= ENOUGH) return [];
      nearTo ??= similarNames(games.map(nameOf));
      const isNear = nearTo(wanted);
      const known = new Set(found);
      return narrow(selection).filter((game) => !known.has(game) && isNear(nameOf(game)));
    },
  };
};

/** Games in the order of the ids; undefined if a game is missing in them. */
function inOrder(games: readonly CatalogueGame[], ids: readonly string[]) {
  const places = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: CatalogueGame) => places.get(id) ?? -1;
  return games.every((game) => place(game) >= 0) ? [...games].sort((a, b) => place(a) - place(b)) : undefined;
}

/** By the shown name as the language sorts it; games without a name last. */
function byName(games: readonly CatalogueGame[], nameOf: (game: CatalogueGame) => string, locale: string) {
  const { compare } = new Intl.Collator(locale.replace('_', '-'), { numeric: true });
  const blank = (name: string) => (name === '' ? 1 : 0);
  return games
    .map((game) => ({ game, name: nameOf(game) }))
    .sort((a, b) => blank(a.name) - blank(b.name) || compare(a.name, b.name))
    .map(({ game }) => game);
}

/** Games with the tag first; both parts keep the order of the platform. */
function marked(games: readonly CatalogueGame[], tag: GameSort, labels: readonly GameLabel[]) {
  const ids = new Set(labels.filter((label) => label.tag === tag).map(({ id }) => id));
  const has = (game: CatalogueGame) => game.tag === tag || game.labelIds.some((id) => ids.has(id));
  return [...games.filter(has), ...games.filter((game) => !has(game))];
}
