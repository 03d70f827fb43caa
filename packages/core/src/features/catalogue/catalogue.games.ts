import { pickText, type LocalizedText } from '../../i18n/localized-text.ts';
import type { CatalogueGame, GameLabel, GameTag } from './catalogue.types.ts';

/** The three filters of a game list, by their platform names (CAT-18). */
export type GameFilter = 'all_game' | 'my_favorite' | 'last_play';

/** The filters in the order they are shown; the first is the default. */
export const GAME_FILTERS = ['all_game', 'my_favorite', 'last_play'] as const satisfies readonly GameFilter[];

/** The orders of a list, by the names that addresses use. */
export type GameSort = 'default' | 'name' | 'hot' | 'new';

/** The orders as they are offered; the first is the platform's own. */
export const GAME_SORTS = ['default', 'hot', 'new', 'name'] as const satisfies readonly GameSort[];

/** The name in the current language, else in en_US (CAT-04). */
export const gameName = (game: { readonly name: LocalizedText }, locale: string): string => pickText(game.name, locale);

/** Badges of a game: its own and those of its labels, hot before new (CAT-05). */
export const badgesOf = (game: CatalogueGame, labels: readonly GameLabel[] = []): readonly GameTag[] => {
  const tags = new Set([game.tag, ...labels.filter(({ id }) => game.labelIds.includes(id)).map(({ tag }) => tag)]);
  return (['hot', 'new'] as const).filter((tag) => tags.has(tag));
};
