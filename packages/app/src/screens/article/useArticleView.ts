import type { ArticleViewProps } from '@housefront/ui/views';
import { articleLabels } from '@housefront/ui/views/article/labels';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { useOpenCustomerService } from '../../kernel/hooks/useCustomerService.ts';
import type { ArticleKind } from './article-data.ts';

/** An article with links to the others (HOME-29). */
export function useArticleView(kind: ArticleKind, id: string): ArticleViewProps {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { queries } = core.content;
  const onCustomerService = useOpenCustomerService();
  const page = useQuery({ ...queries.page(id), enabled: kind === 'main' });
  const pages = useQuery({ ...queries.pages(), enabled: kind === 'main' });
  const faq = useQuery({ ...queries.faq(), enabled: kind === 'faq' });
  const source = kind === 'main' ? page : faq;
  const article = kind === 'main' ? page.data : faq.data?.find((entry) => entry.id === id);
  const others = (kind === 'main' ? pages.data : faq.data) ?? [];
  const state = { pending: 'loading', error: 'error', success: article ? 'ready' : 'loading' } as const;
  return {
    state: state[source.status],
    title: article?.title ?? '',
    html: article?.html ?? '',
    parent: kind === 'faq' ? { title: t('content.faq.all'), href: paths.faq() } : null,
    links: others.map((other) => ({
      id: other.id,
      title: other.title,
      href: kind === 'main' ? paths.main(other.id) : paths.faqEntry(other.id),
      active: other.id === id,
    })),
    ...(source.status === 'error' && { onRetry: () => void source.refetch() }),
    onCustomerService,
    texts: useLabels(articleLabels),
  };
}
