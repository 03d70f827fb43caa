import { factsOf, type AddressId, type PageId } from '@housefront/contract/pages';
import type { Core } from '@housefront/core';
import type { GameShape } from '@housefront/ui/primitives/UiProvider';
import type { ViewName } from '@housefront/ui/views';
import { loadedPage, viewOf } from '../definePage.tsx';
import type { Route } from '../route/route.ts';

/** The page that a route shows; null when there is none, or it failed. */
export const pageId = ({ failed, page }: Route): AddressId | null => (failed ? null : page);

/** The view of a route; null when it has none of its own. */
export function pageView(route: Route): ViewName | null {
  if (route.failed) return 'error';
  const id = pageId(route);
  // An address without a redirect is a page.
  return id === null || factsOf(id).leadsTo !== undefined ? null : viewOf(id as PageId);
}

/** Whether the page is the same for every guest, so that its data can be loaded as one file (API-18x). */
export const hasPayload = (id: AddressId | null): boolean => id !== null && factsOf(id).payload === true;

/** Address of the largest image of a page's first paint, to be preloaded. */
export const heroImage = (route: Route, core: Core, tiles: GameShape): string | null =>
  loadedPage(pageId(route))?.hero?.(core, tiles) ?? null;
