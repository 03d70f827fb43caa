import { addressAt, addressIds, factsOf, type AddressId } from './pages.ts';

/** Address of the rules by which browsers prefetch pages (PLT-02). */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * Attribute of the root element while the app follows links itself: the browser then prefetches no documents, which nothing
 * would use.
 */
export const ROUTED_ATTRIBUTE = 'data-routed';

/**
 * Whether a page may be requested ahead of the visitor's decision: it is open to guests and to search engines. Requests of
 * such pages have no effect, so neither has one that the visitor did not send (PLT-02).
 */
export function isPrefetchable(id: AddressId): boolean {
  const { access, leadsTo, robots } = factsOf(id);
  return access === undefined && leadsTo === undefined && robots !== 'closed';
}

/**
 * Whether an address may be prefetched: a page that allows it, and no parameter that the page does not read. Sign-in links,
 * invitations and marks of advertisers are such parameters.
 */
export function mayPrefetch(pathname: string, search: URLSearchParams): boolean {
  const id = addressAt(pathname);
  if (id === null || !isPrefetchable(id)) return false;
  const known = factsOf(id).search ?? [];
  return [...search.keys()].every((name) => known.includes(name));
}

/** Rules of the Speculation Rules API; the part that Housefront uses. */
export interface SpeculationRules {
  readonly prefetch?: readonly {
    readonly where: { readonly and: readonly object[] };
    readonly eagerness: 'moderate';
  }[];
}

/** An address as a URL pattern. */
export interface AddressPattern {
  readonly pathname: string;
  /** Empty: no parameters. */
  readonly search: string;
}

/** Pattern of the addresses of a page, with the parameters that it reads in any order. */
function patternOf(id: AddressId): AddressPattern {
  const { path, search = [] } = factsOf(id);
  const names = search.join('|');
  return {
    pathname: path.replaceAll('$', ':'),
    search: names === '' ? '' : `((?:(?:${names})=[^&]*(?:&(?=.)|$))*)`,
  };
}

/** Patterns of all addresses that browsers prefetch. */
export const prefetchPatterns: readonly AddressPattern[] = addressIds.filter(isPrefetchable).map(patternOf);

/**
 * Prefetch only: a prerendered page would run its code. `moderate`: after the pointer has rested on a link, or is pressed.
 * A link with a target opens in another window, which has no use for the prefetched document.
 */
export const speculationRules: SpeculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: prefetchPatterns },
          { selector_matches: `html:not([${ROUTED_ATTRIBUTE}]) a` },
          { not: { selector_matches: '[target], [download], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
