import { factsOf } from '@housefront/contract/pages';
import { siteTitle } from '@housefront/contract/site-title';
import type { Core } from '@housefront/core';
import { loadedPage } from '../definePage.tsx';
import type { Crumb } from '../page.types.ts';
import { pageId } from './page-facts.ts';
import { paths } from '../paths.ts';
import type { Route } from '../route/route.ts';

/** Metadata of a page for search engines and shared links (SHELL-17x). */
export interface PageSeo {
  /** Text of the title element. */
  readonly title: string;
  readonly description: string;
  /** Breadcrumbs from the home page to this one; empty on the home page. */
  readonly crumbs: readonly Crumb[];
  /** True for pages that must not be indexed: technical pages, windows, errors, searches (SHELL-17x). */
  readonly noindex: boolean;
  /** Path with the parts of the query that identify another page. */
  readonly path: string;
}

/** The metadata of the page that a route shows. */
export function pageSeo(route: Route, core: Core): PageSeo {
  const { path: pathname, params, query: search } = route;
  const id = pageId(route);
  const { identity = [], robots } = id ? factsOf(id) : {};
  const topic = loadedPage(id)?.topic?.(core, { params, search }) ?? null;
  const asked = new URLSearchParams(route.search);
  const query = new URLSearchParams(
    identity.flatMap((name) => (asked.has(name) ? [[name, asked.get(name) ?? '']] : [])),
  ).toString();
  const path = query ? `${pathname}?${query}` : pathname;
  const site = siteTitle(core.config, core.i18n.locale);
  const home = { name: core.i18n.t('common.home'), path: paths.home() };
  return {
    title: topic ? `${topic.name} – ${site}` : site,
    description: topic?.description || core.i18n.t('shell.description', { site }),
    crumbs: topic ? [home, ...(topic.parent ? [topic.parent] : []), { name: topic.name, path }] : [],
    noindex: robots !== 'index',
    path,
  };
}
