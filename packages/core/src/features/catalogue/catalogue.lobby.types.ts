import type { FacetId } from '@housefront/contract/facet-names';
import type { FacetChoice, GameOrder, NamedValue } from '@housefront/contract/rules';
import type { CatalogueGame } from './catalogue.types.ts';

/** Names of the values of facets, in the order in which they are offered. */
export type FacetNames = Readonly<Partial<Record<FacetId, readonly (NamedValue & { readonly icon: string })[]>>>;

/** What a page of the platform's lobby is asked for. */
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

/** Which games a shelf shows in the place of a list. */
export interface ShelfRule {
  readonly choice: FacetChoice;
  readonly order: GameOrder;
  /** Most games. */
  readonly count: number;
}

/** A shelf of home or of a hall. */
export interface LobbyShelf {
  readonly id: string;
  readonly title: string;
  readonly kind: 'games' | 'providers' | 'activities' | 'wins' | 'jackpots';
  readonly games: readonly CatalogueGame[];
  readonly providers: readonly { readonly gpId: string; readonly hallId: number | null }[];
  /** Null for a shelf with a list. */
  readonly rule: ShelfRule | null;
  /** Address of the page with all of it, as the platform wrote it; empty without one. */
  readonly more: string;
}
