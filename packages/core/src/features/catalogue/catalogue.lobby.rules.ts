import { FACETS, type FacetId } from '@housefront/contract/facet-names';
import type { FacetChoice, FacetIndex, FacetRanges } from '@housefront/contract/rules';
import type { SiteConfig } from '@housefront/contract/site-config';

/** Most games that the browser counts by itself (LOB-05). */
export const MOST_COUNTED = 2000;

/** The limits of a site between the values of facets that are numbers. */
export function lobbyRanges(
  { lobby }: Pick<SiteConfig, 'lobby'>,
  currency: string,
): Required<{ [Name in keyof FacetRanges]: NonNullable<FacetRanges[Name]> }> {
  const { rtp = [], lines = [], stake = {} } = lobby?.ranges ?? {};
  return { rtp, lines, stake: (Object.hasOwn(stake, currency) ? (stake[currency] ?? []) : []).map(BigInt) };
}

/**
 * Whether the browser counts and filters what it has loaded, and not the platform.
 * @param games how many there are, loaded or not
 * @param isMissing whether the platform has no call for it
 */
export const countsHere = ({ lobby }: Pick<SiteConfig, 'lobby'>, games: number, isMissing: boolean): boolean =>
  isMissing || lobby?.count === 'browser' || (lobby?.count !== 'platform' && games <= MOST_COUNTED);

/** The removal that brings back the most games: one facet's choice, or the text. */
export interface Removal {
  readonly facet: FacetId | 'text';
  /** Games that are found without it. */
  readonly count: number;
}

/**
 * The part to remove from a choice that finds nothing; null if nothing brings a game back (LOB-07).
 * @param found the games that the text finds; undefined without a text
 */
export function bestRemoval<Game>(
  index: FacetIndex<Game>,
  choice: FacetChoice,
  found?: readonly Game[],
): Removal | null {
  const facets = FACETS.filter((facet) => choice[facet]?.length).map((facet): Removal => {
    const { [facet]: _removed, ...rest } = choice;
    return { facet, count: index.count(rest, found).total };
  });
  const text: readonly Removal[] = found ? [{ facet: 'text', count: index.count(choice).total }] : [];
  const best = [...facets, ...text].reduce<Removal | null>(
    (most, one) => (one.count > (most?.count ?? 0) ? one : most),
    null,
  );
  return best;
}
