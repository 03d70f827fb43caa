import { loadLabels } from '../../labels/index.ts';

export const articleLabels = {
  ...loadLabels,
  /** Name of the navigation to the other articles. */
  more: 'content.more',
  customerService: 'common.customer_service',
} as const;
