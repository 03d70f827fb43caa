import { loadLabels } from '../../labels/index.ts';

export const promotionLabels = {
  ...loadLabels,
  back: 'promotions.all',
} as const;
