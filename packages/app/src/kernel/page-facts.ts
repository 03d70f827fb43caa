import { factsOf, type AddressId, type PageId } from '@housefront/contract/pages';
import type { Core } from '@housefront/core';
import type { ViewName } from '@housefront/ui/views';
import { loadedPage, viewOf } from './definePage.tsx';
import type { SiteRouter } from './router.types.ts';

/** Whether the router shows an unknown address or a page that failed. */
export const needsErrorView = (router: SiteRouter): boolean =>
  router.state.matches.some(
    ({ _notFound, status }) => _notFound === true || status === 'notFound' || status === 'error',
  );

/** The current address id; null when there is no page. */
export const pageId = (router: SiteRouter): AddressId | null =>
  needsErrorView(router) ? null : (router.state.matches.at(-1)?.staticData.page ?? null);

/** The view of the current page; null when it has none of its own. */
export function pageView(router: SiteRouter): ViewName | null {
  if (needsErrorView(router)) return 'error';
  const id = pageId(router);
  // An address that redirects nowhere is a page.
  return id === null || factsOf(id).leadsTo !== undefined ? null : viewOf(id as PageId);
}

/** Whether the page is the same for every guest, so that its data can be loaded as one file (API-18x). */
export const hasPayload = (id: AddressId | null): boolean => id !== null && factsOf(id).payload === true;

/** Address of the largest image of a page's first paint, to be preloaded. */
export const heroImage = (router: SiteRouter, core: Core): string | null =>
  loadedPage(pageId(router))?.hero?.(core) ?? null;
