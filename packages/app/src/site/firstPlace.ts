import { addressAt, factsOf } from '@housefront/contract/pages';
import type { Place } from '../kernel/place.ts';
import { parseSearch, readSearch, stringifySearch, type SearchName } from '../kernel/search.ts';
import type { RenderedPlace } from './hydration-state.ts';

/** The place of a rendered page: what its server says of it, and the query of the address, of which a server reads a part. */
export function firstPlace(
  { path, page, params, failed }: RenderedPlace,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): Place {
  const names = (page && factsOf(page).search) ?? [];
  const asked = parseSearch(search);
  return {
    path,
    search: stringifySearch(asked),
    // Who went back before any script ran is elsewhere already; the router will notice.
    href: failed || addressAt(pathname) === page ? pathname + search + hash : path,
    page,
    params,
    // The rows of the table name known parameters only.
    query: readSearch(names as readonly SearchName[])(asked),
    failed:
      failed === 'error'
        ? { kind: failed, error: new Error('The server could not render this page.') }
        : failed && { kind: failed },
  };
}
