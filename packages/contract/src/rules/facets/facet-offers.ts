import type { LocalizedText } from '../../wire/wire.ts';
import type { FacetId } from '../../pages/facet-names.ts';
import type { FacetChoice } from './index-facets.ts';

/** A value of a facet as it is offered. */
export interface OfferedValue {
  readonly id: string;
  readonly name: string;
  /** Games with it among those that pass all other facets; null while that is not known. */
  readonly count: number | null;
  readonly isChosen: boolean;
  /** No game has it: choosing it would show nothing. A chosen one can always be removed. */
  readonly isDisabled: boolean;
}

/** A facet as it is offered. */
export interface OfferedFacet {
  readonly id: FacetId;
  readonly values: readonly OfferedValue[];
}

/** A value by which a facet may narrow, with its name. */
export interface NamedValue {
  readonly id: string;
  readonly name: LocalizedText;
}

/** Input of {@link offerFacets}. */
export interface FacetSource {
  /** The facets in the order in which they are offered. */
  readonly facets: readonly FacetId[];
  readonly named: (facet: FacetId) => readonly NamedValue[];
  readonly choice: FacetChoice;
  /** See `FacetCounts`; undefined while nothing is counted. */
  readonly counts: Readonly<Partial<Record<FacetId, ReadonlyMap<string, number>>>> | undefined;
  /** Language of the visitor, such as `en_US`. */
  readonly locale: string;
}

const FALLBACK = 'en_US';

/** The name in the language of the visitor, else in English; empty without either. */
export function facetName(name: LocalizedText, locale: string): string {
  if (typeof name === 'string') return name.trim();
  const own = Object.hasOwn(name, locale) ? name[locale]?.trim() : undefined;
  return own || (Object.hasOwn(name, FALLBACK) ? (name[FALLBACK]?.trim() ?? '') : '');
}

/**
 * The facets that a lobby offers. A value without a name is not offered, so that no id is ever read by a visitor. One that no game
 * has stays in its place and is disabled, unless it is chosen. A facet without values is left out (LOB-02).
 */
export function offerFacets({ facets, named, choice, counts, locale }: FacetSource): readonly OfferedFacet[] {
  return facets
    .map((id): OfferedFacet => {
      const chosen = choice[id] ?? [];
      const values = named(id).flatMap((value): OfferedValue[] => {
        const name = facetName(value.name, locale);
        if (name === '') return [];
        const count = counts ? (counts[id]?.get(value.id) ?? 0) : null;
        const isChosen = chosen.includes(value.id);
        return [{ id: value.id, name, count, isChosen, isDisabled: count === 0 && !isChosen }];
      });
      return { id, values };
    })
    .filter(({ values }) => values.length > 0);
}
