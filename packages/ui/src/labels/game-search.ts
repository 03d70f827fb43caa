import { loadLabels } from './lists.ts';

/** Texts of the dialog that searches all games. */
export const gameSearchLabels = {
  ...loadLabels,
  title: 'catalogue.search_all',
  search: 'catalogue.search',
  close: 'common.close',
  clear: 'catalogue.clear_search',
  play: 'catalogue.play',
  /** Name of the list of results. */
  results: 'catalogue.filter.all_game',
  none: 'catalogue.empty.all_game',
  noneHint: 'catalogue.empty.all_game_hint',
  /** Announced after each change, e.g. "48 games". */
  resultCount: ['catalogue.game_count', 'count'],
} as const;
