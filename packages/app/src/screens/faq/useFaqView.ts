import type { FaqViewProps } from '@housefront/ui/views';
import { faqLabels } from '@housefront/ui/views/faq/labels';
import { useQuery } from '@tanstack/react-query';
import { loadable } from '../../kernel/lists/loadable.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { useOpenCustomerService } from '../../kernel/hooks/useCustomerService.ts';

/** Frequently asked questions (HOME-28). */
export function useFaqView(): FaqViewProps {
  const { core } = useRuntime();
  const query = useQuery(core.content.queries.faq());
  const onCustomerService = useOpenCustomerService();
  const questions = (query.data ?? []).map(({ id, title, description }) => ({
    id,
    title,
    summary: description,
    href: paths.faqEntry(id),
  }));
  return {
    questions: loadable(query, questions),
    onCustomerService,
    texts: useLabels(faqLabels),
  };
}
