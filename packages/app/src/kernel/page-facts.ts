import { factsOf, type AddressId, type PageId } from '@housefront/contract/pages';
import type { Core } from '@housefront/core';
import type { ViewName } from '@housefront/ui/views';
import { loadedPage, viewOf } from './definePage.tsx';
import type { SiteRouter } from './router.types.ts';

/** Whether a router stands on an address that no route has, or on a page that failed. */
export const needsErrorView = (router: SiteRouter): boolean =>
  router.state.matches.some(
    ({ _notFound, status }) => _notFound === true || status === 'notFound' || status === 'error',
  );

/** The address that a router stands on; null when it has no page to show there. */
export const pageId = (router: SiteRouter): AddressId | null =>
  needsErrorView(router) ? null : (router.state.matches.at(-1)?.staticData.page ?? null);

/** The view of the page that a router stands on; null when it has none of its own. */
export function pageView(router: SiteRouter): ViewName | null {
  if (needsErrorView(router)) return 'error';
  const id = pageId(router);
  // An address that leads nowhere else is a page.
  return id === null || factsOf(id).leadsTo !== undefined ? null : viewOf(id as PageId);
}

/** Whether the page of an address is the same for every guest, so that its data may be had as one file (API-18x). */
export const hasPayload = (id: AddressId | null): boolean => id !== null && factsOf(id).payload === true;

/** Address of the picture that the first paint of a page shows largest, to be fetched with the page. */
export const heroImage = (router: SiteRouter, core: Core): string | null =>
  loadedPage(pageId(router))?.hero?.(core) ?? null;
