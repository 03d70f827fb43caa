import type { Failure, Place } from '../kernel/place.ts';
import type { SiteRouter } from '../kernel/router.types.ts';

type Matches = SiteRouter['state']['matches'];

function failureOf(matches: Matches): Failure | null {
  const failing = matches.find(
    ({ _notFound, status }) => _notFound === true || status === 'notFound' || status === 'error',
  );
  if (!failing) return null;
  if (failing.status === 'error') return { kind: 'error', error: failing.error };
  return { kind: failing._notFound === true ? 'unknown' : 'missing' };
}

/** The place that a router has matched. */
export function placeOf({ state }: SiteRouter): Place {
  const { location, matches } = state;
  const match = matches.at(-1);
  return {
    path: location.pathname,
    search: location.searchStr,
    href: location.href,
    page: match?.staticData.page ?? null,
    params: match?.params ?? {},
    query: match?.search ?? {},
    failed: failureOf(matches),
  };
}
