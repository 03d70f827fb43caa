import { addressAt, factsOf, type AddressId } from '@housefront/contract/pages';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseSearch, pickSearch, readSearch, stringifySearch, type SearchName } from './search.ts';

/** Reason why a route shows no page: the address is unknown, the page has no content, or it failed to load. */
export type Failure = { readonly kind: 'unknown' | 'missing' } | { readonly kind: 'error'; readonly error: unknown };

/** An address of this site and the page at it. */
export interface Route {
  /** Decoded, without a query. */
  readonly path: string;
  /** The query as text, with its question mark; empty without one. */
  readonly search: string;
  /** Path, query and fragment, as they were requested. */
  readonly href: string;
  /** Null at an unknown address. */
  readonly page: AddressId | null;
  /** Values in the path. */
  readonly params: Readonly<Record<string, string>>;
  /** The query as the page reads it; unknown parameters are kept. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly failed: Failure | null;
}

/** Decodes a path, except for percent signs and backslashes, so that it can be encoded again. Malformed paths stay as they are. */
function decodePath(path: string): string {
  try {
    return decodeURI(path.replace(/%(?=25|5c)/gi, '%25'));
  } catch {
    return path;
  }
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** The values in the path of a page; null if one is malformed. */
function paramsOf(id: AddressId, path: string): Readonly<Record<string, string>> | null {
  const segments = segmentsOf(path);
  const names = segmentsOf(factsOf(id).path);
  try {
    return Object.fromEntries(
      names.flatMap((name, at) =>
        name.startsWith('$') ? [[name.slice(1), decodeURIComponent(segments[at] ?? '')]] : [],
      ),
    );
  } catch {
    return null;
  }
}

/** Splits an address of this site. */
export function splitHref(href: string): { readonly path: string; readonly search: string; readonly hash: string } {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(href) ?? [];
  return { path, search, hash };
}

/** Matches an address of this site against the page table. */
export function routeOf(href: string): Route {
  const { path, search } = splitHref(href);
  const query = parseSearch(search);
  const id = addressAt(path);
  const params = id && paramsOf(id, path);
  const page = params ? id : null;
  // Every parameter in the page table is a `SearchName`.
  const names = ((page && factsOf(page).search) ?? []) as readonly SearchName[];
  return {
    path: decodePath(path),
    search: stringifySearch(query),
    href,
    page,
    params: params ?? {},
    query: readSearch(names)(query),
    failed: page === null ? { kind: 'unknown' } : null,
  };
}

/** The canonical form of an address: no empty segments or encoded letters in the path, no invalid parameters in the query. */
export function canonicalHref({ href, query, search }: Route): string {
  const { path, hash } = splitHref(href);
  const wanted = stringifySearch(query);
  const spelled = `/${segmentsOf(path).join('/')}`.replace(/%(?:3\d|[46][1-9a-f]|[57][\da])/gi, decodeURIComponent);
  return path === spelled && search === wanted ? href : spelled + wanted + hash;
}

/** The part of the query that selects the content of a page. */
export const identityOf = ({ page, query }: Route): Record<string, unknown> =>
  pickSearch((page && factsOf(page).identity) ?? [])(query);

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether two routes show the same content, so that nothing has to be loaded between them. */
export const isSamePage = (one: Route, other: Route): boolean =>
  !one.failed &&
  !other.failed &&
  one.page === other.page &&
  isEqual(one.params, other.params) &&
  isEqual(identityOf(one), identityOf(other));

/** Holds the route on screen. It changes once the code of the next page is loaded. */
export interface RouteStore extends Pick<StoreApi<Route>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Shows a route. The object that is shown already changes nothing; an equal one is a new route. */
  readonly show: (route: Route) => void;
}

/**
 * Creates the store of one document or request.
 * @param rendered the route that the server rendered; omitted during server rendering
 */
export function createRouteStore(rendered?: Route): RouteStore {
  const store = createStore<Route>(() => rendered ?? routeOf('/'));
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    // React hydrates with this state, even if the visitor has navigated since.
    getInitialState: () => rendered ?? store.getState(),
    show: (next) => {
      // A changed route would make React hydrate the page at once, in one task.
      if (next === store.getState()) return;
      const { params, query } = store.getState();
      // Equal parts keep their identity, so that their subscribers do not render.
      const kept = {
        params: isEqual(params, next.params) ? params : next.params,
        query: isEqual(query, next.query) ? query : next.query,
      };
      store.setState({ ...next, ...kept }, true);
    },
  };
}
