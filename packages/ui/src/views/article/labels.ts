import { loadLabels } from '../../labels/index.ts';

/** Labels of the view article. */
export const articleLabels = {
  ...loadLabels,
  /** Name of the navigation to the other articles. */
  more: 'content.more',
  customerService: 'common.customer_service',
} as const;
