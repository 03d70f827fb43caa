import { factsOf, type AddressId, type PageId } from '@housefront/contract/pages';
import type { Core } from '@housefront/core';
import type { ViewName } from '@housefront/ui/views';
import { loadedPage, viewOf } from './definePage.tsx';
import type { Place } from './place.ts';

/** The page that a place shows; null when there is none, or it failed. */
export const pageId = ({ failed, page }: Place): AddressId | null => (failed ? null : page);

/** The view of a place; null when it has none of its own. */
export function pageView(place: Place): ViewName | null {
  if (place.failed) return 'error';
  const id = pageId(place);
  // An address that redirects nowhere is a page.
  return id === null || factsOf(id).leadsTo !== undefined ? null : viewOf(id as PageId);
}

/** Whether the page is the same for every guest, so that its data can be loaded as one file (API-18x). */
export const hasPayload = (id: AddressId | null): boolean => id !== null && factsOf(id).payload === true;

/** Address of the largest image of a page's first paint, to be preloaded. */
export const heroImage = (place: Place, core: Core): string | null => loadedPage(pageId(place))?.hero?.(core) ?? null;
