import { factsOf, type PageId, type AddressId } from '@housefront/contract/pages';
import { useStore } from 'zustand';
import type { PageAddress } from './page.types.ts';
import type { Route } from './route/route.ts';
import { useRuntime } from './runtime.ts';

/** Selects from the route on screen. Return parts of it, not new objects. */
export function useRoute<Part>(select: (route: Route) => Part): Part {
  return useStore(useRuntime().route, select);
}

/** Id of the current page; undefined at an unknown address. */
export const usePageId = (): AddressId | undefined => useRoute(({ page }) => page ?? undefined);

const nothing = {};

/** Parameters of the page on screen; a page without parameters renders for none. */
export function usePageAddress<const Id extends PageId>(id: Id): PageAddress<Id> {
  const { path, search } = factsOf(id);
  const params = useRoute((route) => (path.includes('$') ? route.params : nothing));
  const query = useRoute((route) => (search ? route.query : nothing));
  // Called by the page itself, so these are its own parameters.
  return { params, search: query } as PageAddress<Id>;
}
