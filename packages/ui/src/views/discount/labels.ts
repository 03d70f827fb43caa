import { loadLabels } from '../../labels/index.ts';

/** Labels of the view discount. */
export const discountLabels = {
  ...loadLabels,
  back: 'promotions.all',
} as const;
