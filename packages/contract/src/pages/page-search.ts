import { FACETS } from './facet-names.ts';
import { addressAt, addressIds, factsOf, FRAME_SEARCH, LOOK_SEARCH, type AddressId } from './pages.ts';

/** Parameters by which somebody looks at a list: its facets, text, order and page. Their number of values has no end. */
export const LOOKS: readonly string[] = [...new Set([...LOOK_SEARCH, ...FACETS, 'page'])];

/** The parameters that the page of an address reads. */
export interface PageSearch {
  /** All of them, with those of every page, sorted. */
  readonly names: readonly string[];
  /** Those by which it only looks at a list differently: such addresses are not for search engines (LOB-11). */
  readonly looks: readonly string[];
}

const ofEveryPage = ['lang', ...FRAME_SEARCH];

const searchOf = (id: AddressId): PageSearch => {
  const { search = [], isNarrowed } = factsOf(id);
  const names = isNarrowed ? [...search, ...LOOKS] : search;
  return {
    names: [...new Set([...ofEveryPage, ...names])].toSorted(),
    looks: isNarrowed ? LOOKS : [],
  };
};

const known = new Map(addressIds.map((id) => [id, searchOf(id)]));
const unknown: PageSearch = { names: ofEveryPage.toSorted(), looks: [] };

/** The parameters that the page at a path of this site reads; an unknown page reads those of every page. */
export function pageSearch(path: string): PageSearch {
  const id = addressAt(path);
  return (id && known.get(id)) ?? unknown;
}

/** Whether an address of this site only looks at a list differently: with a facet, a text, an order or a page of it (LOB-11). */
export const isLook = (path: string, search: URLSearchParams): boolean =>
  pageSearch(path).looks.some((name) => search.has(name));
