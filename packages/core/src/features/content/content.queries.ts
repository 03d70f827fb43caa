import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';
import type { ModelList } from './content.api.ts';
import type { LoadContent } from './content.types.ts';

/** A language's content does not change while a page is open. */
const forever = { staleTime: Number.POSITIVE_INFINITY, retry: 1 } as const;

/** Query options of a site's own pages and of the lists of its template. */
export const contentQueries = (deps: FeatureDeps, load: LoadContent) => {
  const { siteId, locale } = deps.site.getState();
  return {
    /** A page of `/main/{id}`; null when there is none (HOME-29). */
    page: (id: string) => query(['content', 'page', locale, id], async () => (await load()).page(id, locale), forever),
    /** All pages, for the list of neighbours of a page. */
    pages: () =>
      query(
        ['content', 'pages', locale],
        async () => (await (await load()).pages(locale)).map(({ id, title }) => ({ id, title })),
        forever,
      ),
    /** Questions and answers (HOME-28). */
    faq: () => query(['content', 'faq', locale], async () => (await load()).faq(locale), forever),
    /** The text above the footer (SHELL-17x). */
    seo: () => query(['content', 'seo', locale], async () => (await load()).seo(locale), forever),
    /** A list of the template (SITE-12). */
    models: (list: ModelList) =>
      query(
        ['content', 'models', siteId, locale, list],
        async ({ signal }) => (await import('./content.api.ts')).fetchModels(deps, list, signal),
        { staleTime: 5 * 60_000 },
      ),
  };
};

/** Result of {@link contentQueries}. */
export type ContentQueries = ReturnType<typeof contentQueries>;
