import type { Core } from '@housefront/core';
import { createNotFound, type ContentPage, type NotFound } from '@housefront/core/features/content';

/** Kind of an article: a content page, or the answer to a question. */
export type ArticleKind = 'main' | 'faq';

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
