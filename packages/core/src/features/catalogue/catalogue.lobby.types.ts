import type { FacetId } from '@housefront/contract/facet-names';
import type { FacetChoice, GameOrder, NamedValue } from '@housefront/contract/rules';
import type { CatalogueGame } from './catalogue.types.ts';

/** Names of the values of facets, in the order in which they are offered. */
export type FacetNames = Readonly<Partial<Record<FacetId, readonly (NamedValue & { readonly icon: string })[]>>>;

/** Parameters of a page of the platform's lobby. */
export interface LobbyAsk {
  /** Undefined: games of all halls. */
  readonly hallId?: number | undefined;
  readonly choice: FacetChoice;
  readonly text: string;
  readonly order: GameOrder;
  /** From 1. */
  readonly page: number;
}

/** A page of the games that pass facets. */
export interface LobbyPage {
  readonly games: readonly CatalogueGame[];
  /** On all pages; null if unknown. */
  readonly total: number | null;
  /** Games by facet and value; values without a game are missing. */
  readonly counts: Readonly<Partial<Record<FacetId, Readonly<Record<string, number>>>>>;
  /** The text that was searched in the place of a mistyped one. */
  readonly corrected: string | null;
}

/** A shelf of home or of a hall, as the platform lists it. */
export interface LobbyShelf {
  readonly id: string;
  readonly title: string;
  readonly kind: 'games' | 'providers';
  /** Ids of its games in their order; none if they could not be loaded. */
  readonly gameIds: readonly string[];
  readonly providers: readonly { readonly gpId: string; readonly hallId: number | null }[];
  /** Address of the page with all of it, as the platform wrote it; empty without one. */
  readonly more: string;
}

/** The shelves of home or of a hall with the games of all of them. */
export interface LobbyShelves {
  readonly games: readonly CatalogueGame[];
  /** Null if the platform lacks the call, or if it failed: the page has its own shelves then. */
  readonly shelves: readonly LobbyShelf[] | null;
}
