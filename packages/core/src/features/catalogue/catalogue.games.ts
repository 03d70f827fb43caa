import { pickText, type LocalizedText } from '../../i18n/localized-text.ts';
import type { CatalogueGame, GameLabel, GameTag } from './catalogue.types.ts';

/** The three filters of a game list, by their platform names (CAT-18). */
export type GameFilter = 'all_game' | 'my_favorite' | 'last_play';

/** The filters in the order they are shown; the first is the default. */
export const GAME_FILTERS = ['all_game', 'my_favorite', 'last_play'] as const satisfies readonly GameFilter[];

/** The name in the current language, else in en_US (CAT-04). */
export const gameName = (game: { readonly name: LocalizedText }, locale: string): string => pickText(game.name, locale);

/** Marks of a game: its own and those of its labels, hot before new (CAT-05). */
export const badgesOf = (game: CatalogueGame, labels: readonly GameLabel[] = []): readonly GameTag[] => {
  const tags = new Set([game.tag, ...labels.filter(({ id }) => game.labelIds.includes(id)).map(({ tag }) => tag)]);
  return (['hot', 'new'] as const).filter((tag) => tags.has(tag));
};

/** What narrows a list; everything given holds at once (CAT-19). */
export interface GameSelection {
  /** Default all_game. */
  readonly filter?: GameFilter;
  /** Label id; null or absent is all. */
  readonly label?: string | null;
  /** What the member typed. */
  readonly search?: string;
  /** Whether a game shows as favourite now, pending changes included (CAT-20). */
  readonly isFavourite: (game: CatalogueGame) => boolean;
  /** Ids of the last played games, the latest first (CAT-24). */
  readonly lastPlayed?: readonly string[];
}

const searchable = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** A list that can be narrowed again and again; names are prepared once per list and language. */
export interface GameIndex {
  readonly select: (selection: GameSelection) => readonly CatalogueGame[];
}

/** Prepares a list for filtering and search; keep it as long as list and language stay. */
export const indexGames = (games: readonly CatalogueGame[], locale: string): GameIndex => {
  let names: ReadonlyMap<CatalogueGame, string> | undefined;
  const nameOf = (game: CatalogueGame) => {
    names ??= new Map(games.map((one) => [one, searchable(gameName(one, locale))]));
    return names.get(game) ?? '';
  };
  let byId: ReadonlyMap<string, CatalogueGame> | undefined;
  const played = (ids: readonly string[]) => {
    const known = (byId ??= new Map(games.map((game) => [game.id, game])));
    return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
  };
  return {
    select: ({ filter = 'all_game', label = null, search = '', isFavourite, lastPlayed = [] }) => {
      const wanted = searchable(search);
      const all = filter === 'last_play' ? played(lastPlayed) : games;
      if (filter !== 'my_favorite' && label === null && wanted === '') return all;
      return all.filter(
        (game) =>
          (filter !== 'my_favorite' || isFavourite(game)) &&
          (label === null || game.labelIds.includes(label)) &&
          (wanted === '' || nameOf(game).includes(wanted)),
      );
    },
  };
};
