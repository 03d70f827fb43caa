import type { FaqViewProps } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { loadable } from '../../models/loadable.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { openCustomerService, useCustomerService } from '../../models/useCustomerService.ts';

/** The questions of visitors (HOME-28). */
export function useFaqView(): FaqViewProps {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const query = useQuery(core.content.queries.faq());
  const service = useCustomerService();
  const questions = (query.data ?? []).map(({ id, title, description }) => ({
    id,
    title,
    summary: description,
    href: paths.faqEntry(id),
  }));
  return {
    questions: loadable(query, questions),
    ...(service !== null && { onCustomerService: () => openCustomerService(service) }),
    texts: {
      title: t('content.faq.title'),
      intro: t('content.faq.intro'),
      empty: t('content.faq.empty'),
      emptyHint: t('content.faq.empty_hint'),
      customerService: t('common.customer_service'),
      loadFailed: t('common.load_failed'),
      retry: t('common.retry'),
    },
  };
}
