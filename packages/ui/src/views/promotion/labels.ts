import { loadLabels } from '../../labels/index.ts';

/** Labels of the view promotion. */
export const promotionLabels = {
  ...loadLabels,
  back: 'promotions.all',
} as const;
