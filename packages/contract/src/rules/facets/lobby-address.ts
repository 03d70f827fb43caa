import { FACETS, type FacetId } from '../../pages/facet-names.ts';
import { closedValues, type FacetRanges } from './facet-values.ts';
import { GAME_ORDERS, type GameOrder } from './game-orders.ts';
import type { FacetChoice } from './index-facets.ts';

/** Most values that an address chooses. */
export const MAX_CHOSEN = 12;
const MAX_VALUE = 64;
const MAX_TEXT = 100;
/** More than the pages of the largest catalogue. */
const MAX_PAGE = 999;

/** The choice in the address of a list. */
export interface LobbyAddress {
  /** The values of each facet sorted, none twice; facets without a value are missing. */
  readonly choice: FacetChoice;
  /** The text that is searched; empty for none. */
  readonly text: string;
  readonly order: GameOrder;
  /** From 1. */
  readonly page: number;
}

/** Values that addresses of a list may contain. */
export interface LobbyRules {
  /** Facets of the list. Parameters of other facets have another meaning, such as the hall of a list of one provider. */
  readonly facets: readonly FacetId[];
  readonly ranges: FacetRanges;
}

/** Parameters of facets that had a name before there were facets, for one value; several values have the name of the facet. */
const SINGLE: Partial<Readonly<Record<FacetId, string>>> = { hall: 'gt_id', provider: 'gp_id' };

/** Neither control characters nor halves of a character. */
const isPrintable = (value: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(value);

const isValue = (value: string): boolean =>
  value !== '' && value.length <= MAX_VALUE && value === value.trim() && isPrintable(value);

/** Values are joined by commas, so a comma inside of one is written as an escape. */
const escaped = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescaped = (value: string): string => value.replaceAll('%2C', ',').replaceAll('%25', '%');

const parametersOf = (facet: FacetId): readonly string[] => [
  facet,
  ...(SINGLE[facet] === undefined ? [] : [SINGLE[facet]]),
];

/** Reads the values of a facet; unknown ones are dropped. */
function readValues(search: URLSearchParams, facet: FacetId, { ranges }: LobbyRules): readonly string[] {
  const closed = closedValues(facet, ranges);
  const [joined = '', single = ''] = parametersOf(facet).map((name) => search.get(name) ?? '');
  const values = [...joined.split(',').map(unescaped), single];
  const known = values.filter((value) => isValue(value) && (closed === undefined || closed.includes(value)));
  return [...new Set(known)].sort();
}

/** Reads the query of an address. Whatever it holds that means nothing is left out, and so are values above the most (LOB-03). */
export function readLobbyAddress(search: URLSearchParams, rules: LobbyRules): LobbyAddress {
  let left = MAX_CHOSEN;
  const choice: Partial<Record<FacetId, readonly string[]>> = {};
  for (const facet of FACETS.filter((one) => rules.facets.includes(one))) {
    const values = readValues(search, facet, rules).slice(0, left);
    left -= values.length;
    if (values.length > 0) choice[facet] = values;
  }
  const text = (search.get('q') ?? '').trim();
  const sort = search.get('sort');
  const page = /^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0];
  return {
    choice,
    text: text.length <= MAX_TEXT && isPrintable(text) ? text : '',
    order: GAME_ORDERS.find((order) => order === sort) ?? 'platform',
    page: page !== undefined && Number(page) <= MAX_PAGE ? Number(page) : 1,
  };
}

/**
 * Writes what an address says into a query, in its one canonical form: facets and values sorted, nothing that is the default (LOB-03).
 * @param search the query so far; parameters of others are kept as they are, before those of the list
 * @returns with its question mark; empty without parameters
 */
export function writeLobbyAddress(
  { choice, text, order, page }: LobbyAddress,
  search: URLSearchParams,
  { facets }: Pick<LobbyRules, 'facets'>,
): string {
  const written = new URLSearchParams(search);
  for (const name of [...facets.flatMap(parametersOf), 'q', 'sort', 'page']) written.delete(name);
  for (const facet of FACETS.filter((one) => facets.includes(one))) {
    const values = choice[facet] ?? [];
    const [first] = values;
    if (first === undefined) continue;
    const single = values.length === 1 ? SINGLE[facet] : undefined;
    if (single === undefined) written.set(facet, values.map(escaped).join(','));
    else written.set(single, first);
  }
  if (text !== '') written.set('q', text);
  if (order !== 'platform') written.set('sort', order);
  if (page > 1) written.set('page', String(page));
  // Commas and colons are allowed in a query as they are, and people read them.
  const query = written.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}

/**
 * The canonical form of the query of an address; equal to it if it is canonical already.
 * @public for screens that list games by facets
 */
export const canonicalSearch = (search: string, rules: LobbyRules): string => {
  const query = new URLSearchParams(search);
  return writeLobbyAddress(readLobbyAddress(query, rules), query, rules);
};

/** The choice with a value added, or removed if it is chosen. With the most chosen already, nothing is added. */
export function toggled(choice: FacetChoice, facet: FacetId, value: string): FacetChoice {
  const chosen = choice[facet] ?? [];
  const size = FACETS.reduce((sum, one) => sum + (choice[one]?.length ?? 0), 0);
  if (!chosen.includes(value) && size >= MAX_CHOSEN) return choice;
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort();
  const { [facet]: _before, ...others } = choice;
  return values.length === 0 ? others : { ...others, [facet]: values };
}
