import type { Core } from '@housefront/core';
import { paths } from '../../kernel/paths.ts';
import type { PageTopic } from '../../kernel/page.types.ts';
import type { ArticleKind } from './findArticle.ts';

/** Metadata of an article from loaded data; null for an unknown one. A question has the list as its parent. */
export function articleTopic({ i18n, queryClient, content }: Core, kind: ArticleKind, id: string): PageTopic | null {
  const article =
    kind === 'main'
      ? queryClient.getQueryData(content.queries.page(id).queryKey)
      : queryClient.getQueryData(content.queries.faq().queryKey)?.find((entry) => entry.id === id);
  if (!article) return null;
  const topic = { name: article.title, description: article.description };
  return kind === 'main' ? topic : { ...topic, parent: { name: i18n.t('content.faq.title'), path: paths.faq() } };
}
