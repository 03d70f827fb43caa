import { loadLabels } from '../../labels/index.ts';
import { gameTileLabels } from '../../patterns/GameTile/labels.ts';

export const slotListLabels = {
  ...loadLabels,
  ...gameTileLabels,
  back: 'common.back',
  search: 'catalogue.search',
  clearSearch: 'catalogue.clear_search',
  filters: 'catalogue.filters',
  labels: 'catalogue.labels',
  allLabels: 'catalogue.all_labels',
  showAll: 'catalogue.show_all',
  similar: 'catalogue.similar',
  providers: 'catalogue.providers',
  /** Announced to screen readers after a change, e.g. "48 games". */
  resultCount: ['catalogue.game_count', 'count'],
} as const;

/** The three filters of a list (CAT-18). */
export const gameFilterLabels = {
  all_game: 'catalogue.filter.all_game',
  my_favorite: 'catalogue.filter.my_favorite',
  last_play: 'catalogue.filter.last_play',
} as const;

/** The sort orders of a list and the label of their select. */
export const gameSortLabels = {
  sort: 'catalogue.sort',
  default: 'catalogue.sort.default',
  hot: 'catalogue.sort.hot',
  new: 'catalogue.sort.new',
  name: 'catalogue.sort.name',
} as const;

/** Text of an empty list, by filter. */
export const noGamesLabels = {
  all_game: 'catalogue.empty.all_game',
  my_favorite: 'catalogue.empty.my_favorite',
  last_play: 'catalogue.empty.last_play',
} as const;

/** Hint for an empty list, by filter. */
export const noGamesHints = {
  all_game: 'catalogue.empty.all_game_hint',
  my_favorite: 'catalogue.empty.my_favorite_hint',
  last_play: 'catalogue.empty.last_play_hint',
} as const;
