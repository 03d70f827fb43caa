import { queryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';
import type { ModelList } from './content.api.ts';
import { noContent, type ContentProvider } from './content.types.ts';

export type { ModelEntry, ModelList } from './content.api.ts';
export { createNotFound, type NotFound } from './notFound.ts';
export type { ContentPage, ContentProvider } from './content.types.ts';

/** Loads a provider; it stays out of pages that show none of its content. */
export type LoadContent = () => Promise<ContentProvider>;

/** What the content feature works with. */
export interface ContentSources {
  /** The site's content; none without it. */
  readonly load?: LoadContent | undefined;
}

/** A site's own pages and the lists of its template. */
export interface ContentFeature {
  readonly queries: ContentQueries;
  /** Follows what the platform says of the template's lists while a page is open (RT-07, RT-08x). The answer stops it. */
  readonly attach: () => () => void;
}

/** A language's content does not change while a page is open. */
const forever = { staleTime: Number.POSITIVE_INFINITY, retry: 1 } as const;

/** Query options of a site's own pages and of the lists of its template. */
function contentQueries(deps: FeatureDeps, load: LoadContent) {
  const { siteId, locale } = deps.site.getState();
  return {
    /** A page of `/main/{id}`; null when there is none (HOME-29). */
    page: (id: string) =>
      queryOptions({
        queryKey: ['content', 'page', locale, id],
        queryFn: async () => (await load()).page(id, locale),
        ...forever,
      }),
    /** The pages that a page's neighbours are listed from. */
    pages: () =>
      queryOptions({
        queryKey: ['content', 'pages', locale],
        queryFn: async () => (await (await load()).pages(locale)).map(({ id, title }) => ({ id, title })),
        ...forever,
      }),
    /** Questions and answers (HOME-28). */
    faq: () =>
      queryOptions({
        queryKey: ['content', 'faq', locale],
        queryFn: async () => (await load()).faq(locale),
        ...forever,
      }),
    /** The text above the footer (SHELL-17x). */
    seo: () =>
      queryOptions({
        queryKey: ['content', 'seo', locale],
        queryFn: async () => (await load()).seo(locale),
        ...forever,
      }),
    /** A list of the template (SITE-12, SITE-13x). */
    models: (list: ModelList) =>
      queryOptions({
        queryKey: ['content', 'models', siteId, locale, list],
        queryFn: async ({ signal }) => (await import('./content.api.ts')).fetchModels(deps, list, signal),
        staleTime: 5 * 60_000,
      }),
  };
}

/** The queries of content. */
export type ContentQueries = ReturnType<typeof contentQueries>;

/** Creates the content feature. */
export const createContent = (deps: FeatureDeps & ContentSources): ContentFeature => {
  const queries = contentQueries(deps, deps.load ?? (() => Promise.resolve(noContent)));
  return {
    queries,
    attach: () =>
      deps.events.on('template-changed', (change) => {
        void import('./content.follow.ts').then(({ followTemplate }) => followTemplate(deps, queries, change));
      }),
  };
};
