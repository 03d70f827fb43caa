import { loadLabels } from '../../labels/index.ts';

/** Labels of the view promotion-list. */
export const promotionListLabels = {
  ...loadLabels,
  title: 'promotions.title',
  intro: 'promotions.intro',
  running: 'promotions.running',
  history: 'promotions.history',
  empty: 'promotions.empty',
  emptyHint: 'promotions.empty_hint',
  historyEmpty: 'promotions.history_empty',
} as const;
