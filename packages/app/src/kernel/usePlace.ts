import { factsOf, type PageId } from '@housefront/contract/pages';
import { useStore } from 'zustand';
import type { PageAddress } from './page.types.ts';
import type { Place } from './place.ts';
import { useRuntime } from './runtime.ts';

/** Selects from the place on screen. Return parts of it, not new objects. */
export function usePlace<Part>(select: (place: Place) => Part): Part {
  return useStore(useRuntime().place, select);
}

const nothing = {};

/** Parameters of the page on screen; a page without parameters renders for none. */
export function usePageAddress<const Id extends PageId>(id: Id): PageAddress<Id> {
  const { path, search } = factsOf(id);
  const params = usePlace((place) => (path.includes('$') ? place.params : nothing));
  const query = usePlace((place) => (search ? place.query : nothing));
  // Called by the page itself, so they are its own.
  return { params, search: query } as PageAddress<Id>;
}
