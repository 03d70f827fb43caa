import type { Core } from '@housefront/core';
import { createNotFound, type ContentPage, type NotFound } from '@housefront/core/features/content';
import { paths } from '../../kernel/paths.ts';

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

/** Reads an article. @throws when the content cannot be loaded */
export async function readArticle(core: Core, kind: ArticleKind, id: string): Promise<ContentPage | null> {
  const { queries } = core.content;
  if (kind === 'main') return core.queryClient.fetchQuery(queries.page(id));
  return (await core.queryClient.fetchQuery(queries.faq())).find((entry) => entry.id === id) ?? null;
}

/** The error of an article that does not exist; null if it exists, or if that is unknown (ERR-09). */
export async function findArticle(
  core: Core,
  kind: ArticleKind,
  id: string,
  path: string,
): Promise<(NotFound & Error) | null> {
  try {
    return (await readArticle(core, kind, id)) === null ? createNotFound(path) : null;
  } catch {
    return null;
  }
}
