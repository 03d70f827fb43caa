import { loadLabels } from '../../labels/index.ts';

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
