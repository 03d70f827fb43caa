import type { AddressId, PAGES } from '@housefront/contract/pages';
import { GAME_FILTERS, GAME_SORTS, type GameFilter, type GameSort } from '@housefront/core/features/catalogue';

/** Parses a query as plain text, without JSON, so that links from data and from other systems read the same. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** The reverse of `parseSearch`; empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

const longest = 100;
const text = (value: unknown) => (typeof value === 'string' && value.length <= longest ? value : undefined);
const oneOf = <Value>(values: readonly Value[], value: unknown) => values.find((one) => one === value);
/** Orders of lists by what their games are, by the names of `GAME_ORDERS` of the contract (LOB-04). */
const lobbySorts = ['popular', 'newest', 'rtp', 'stake'] as const;
const halls = [2, 3, 4, 5, 6, 7, 8, 9];

/** Parsers of all parameters; invalid values become undefined. Plain code, because every page loads it. */
const readers = {
  gt_id: (value: unknown) => oneOf(halls, Number(value)),
  gp_id: text,
  house: text,
  isCrashGame: (value: unknown) => oneOf(['1', 'true'] as const, value),
  filter: (value: unknown): GameFilter | undefined => oneOf(GAME_FILTERS, value),
  label: text,
  q: text,
  sort: (value: unknown): GameSort | (typeof lobbySorts)[number] | undefined =>
    oneOf([...GAME_SORTS, ...lobbySorts], value),
  /** A section of a member's or an agent's window. */
  page: (value: unknown) => (typeof value === 'string' && value.length <= 40 ? value : undefined),
};

/** Name of a known parameter. */
export type SearchName = keyof typeof readers;

type Read<Name extends SearchName> = { readonly [Key in Name]?: ReturnType<(typeof readers)[Key]> };
type NamesOf<Id extends AddressId> = (typeof PAGES)[Id] extends { readonly search: readonly (infer Name)[] }
  ? Extract<Name, SearchName>
  : never;

/** The query of a page's address; unknown parameters are kept. */
export type SearchOf<Id extends AddressId> = Read<NamesOf<Id>> & { readonly [other: string]: unknown };

/** The state of a game list as its address holds it (CAT-12). */
export type ListSearch = SearchOf<'slotGame'>;

/** Parses the parameters of a query; invalid values are dropped, unknown ones kept. Never throws. */
export const readSearch =
  (names: readonly SearchName[]) =>
  (search: Record<string, unknown>): Record<string, unknown> => ({
    ...search,
    ...Object.fromEntries(names.map((name) => [name, readers[name](search[name])])),
  });

/** Picks these parameters of a query. */
export const pickSearch =
  (names: readonly string[]) =>
  (search: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(names.map((name) => [name, search[name]]));
