import { loadLabels } from '../../labels/index.ts';
import { gameTileLabels } from '../../patterns/GameTile/labels.ts';

export const hallLabels = {
  ...loadLabels,
  ...gameTileLabels,
  halls: 'catalogue.halls',
  moreHalls: 'catalogue.more_halls',
  providers: 'catalogue.providers',
  hotGames: 'catalogue.hot_games',
  crashGames: 'catalogue.crash_games',
  seeAll: 'common.see_all',
  empty: 'catalogue.empty.hall',
  emptyHint: 'catalogue.empty.hall_hint',
} as const;
