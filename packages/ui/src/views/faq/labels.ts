import { loadLabels } from '../../labels/index.ts';

export const faqLabels = {
  ...loadLabels,
  title: 'content.faq.title',
  intro: 'content.faq.intro',
  empty: 'content.faq.empty',
  emptyHint: 'content.faq.empty_hint',
  customerService: 'common.customer_service',
} as const;
