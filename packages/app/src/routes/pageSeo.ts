import { HALLS } from '@housefront/contract/ids';
import { siteTitle } from '@housefront/contract/site-title';
import type { Core } from '@housefront/core';
import { needsErrorView } from './pageFacts.ts';
import { paths, routePatterns } from './paths.ts';
import type { SiteRouter } from './router.tsx';

/** A step of the way to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** What search engines and shared links are told about a page (SHELL-17x). */
export interface PageSeo {
  /** Text of the title element. */
  readonly title: string;
  readonly description: string;
  /** From the home page to this one; empty on the home page itself. */
  readonly crumbs: readonly Crumb[];
  /** True for pages that no search engine should keep: technical pages, windows, errors, searches (SHELL-17x). */
  readonly noindex: boolean;
  /** Path with the parts of the query that make another page of it. */
  readonly path: string;
}

/** Pages that are about something; all others are left out by search engines. */
const indexed: ReadonlySet<string> = new Set([
  routePatterns.home,
  routePatterns.gameHall,
  routePatterns.slotGame,
  routePatterns.faq,
  routePatterns.faqEntry,
  routePatterns.main,
  routePatterns.sponsor,
  routePatterns.app,
  '/discount',
  '/discount/$id',
]);

interface Facts {
  readonly name: string;
  readonly description?: string;
  readonly parent?: Crumb;
}

/** Name and description of a page, by its route; null for one that has none of its own. */
function factsOf({ i18n, queryClient, content, config }: Core, route: string, id: string, gtId: number): Facts | null {
  const { t } = i18n;
  const hall = HALLS.find((known) => known.id === gtId);
  switch (route) {
    case routePatterns.gameHall:
    case routePatterns.slotGame:
      return hall ? { name: t(`hall.${hall.key}.name`), description: t(`hall.${hall.key}.intro`) } : null;
    case routePatterns.faq:
      return { name: t('content.faq.title'), description: t('content.faq.intro') };
    case routePatterns.faqEntry: {
      const entry = queryClient.getQueryData(content.queries.faq().queryKey)?.find((one) => one.id === id);
      const parent = { name: t('content.faq.title'), path: paths.faq() };
      return entry ? { name: entry.title, description: entry.description, parent } : null;
    }
    case routePatterns.main: {
      const page = queryClient.getQueryData(content.queries.page(id).queryKey);
      return page ? { name: page.title, description: page.description } : null;
    }
    case routePatterns.sponsor:
      return { name: t('content.sponsor.title'), description: t('content.sponsor.intro') };
    case routePatterns.app:
      return { name: t('content.app.title', { site: config.public.SITE_NAME }), description: t('content.app.intro') };
    default:
      return null;
  }
}

const kept = ['gt_id', 'gp_id', 'house', 'isCrashGame'];

/** The facts of the page that a router stands on. */
export function pageSeo(router: SiteRouter, core: Core): PageSeo {
  const { pathname, searchStr } = router.state.location;
  const match = router.state.matches.at(-1);
  const route = match?.fullPath ?? '';
  const params: Readonly<Record<string, string | undefined>> = match?.params ?? {};
  const search = new URLSearchParams(searchStr);
  const site = siteTitle(core.config, core.i18n.locale);
  const lost = needsErrorView(router);
  const gtId = Number(params['gtId'] ?? search.get('gt_id'));
  const facts = lost ? null : factsOf(core, route, params['id'] ?? '', gtId);
  const query = new URLSearchParams(
    route === routePatterns.slotGame
      ? kept.flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : []))
      : [],
  ).toString();
  const path = query ? `${pathname}?${query}` : pathname;
  const home = { name: core.i18n.t('common.home'), path: paths.home() };
  return {
    title: facts ? `${facts.name} – ${site}` : site,
    description: facts?.description || core.i18n.t('shell.description', { site }),
    crumbs: facts ? [home, ...(facts.parent ? [facts.parent] : []), { name: facts.name, path }] : [],
    noindex: lost || !indexed.has(route),
    path,
  };
}
