import type { Core } from '@housefront/core';
import { createNotFound, type NotFound } from '@housefront/core/features/content';
import { paths } from '../../kernel/paths.ts';
import type { PageTopic } from '../../kernel/page.types.ts';

/** Kind of an article: a content page, or the answer to a question. */
export type ArticleKind = 'main' | 'faq';

/** Addresses of the content pages. @throws when they cannot be loaded */
export async function articleAddresses({ queryClient, content }: Core): Promise<readonly string[]> {
  return (await queryClient.fetchQuery(content.queries.pages())).map(({ id }) => paths.main(id));
}

/** Loads a content page and the list of them, for its first paint. */
export const prefetchArticle = ({ queryClient, content }: Core, { params }: { params: { readonly id: string } }) => [
  queryClient.prefetchQuery(content.queries.page(params.id)),
  queryClient.prefetchQuery(content.queries.pages()),
];

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

/** The error of an article that does not exist; null if it exists, or if that is unknown (ERR-09). */
export async function findArticle(
  { queryClient, content }: Core,
  kind: ArticleKind,
  id: string,
  path: string,
): Promise<(NotFound & Error) | null> {
  try {
    const article =
      kind === 'main'
        ? await queryClient.fetchQuery(content.queries.page(id))
        : (await queryClient.fetchQuery(content.queries.faq())).find((entry) => entry.id === id);
    return article ? null : createNotFound(path);
  } catch {
    return null;
  }
}
