import type { FacetId } from '@housefront/contract/facet-names';
import type { FacetChoice, LobbyAddress, LobbyRules } from '@housefront/contract/rules';
import type {
  CatalogueGame,
  Hall,
  ListedProvider,
  LobbyAsk,
  LobbyPage,
  Provider,
} from '@housefront/core/features/catalogue';
import type { ListChoice, Loadable, LongList, ListProgressModel } from '@housefront/ui/slots';
import type { ReactNode } from 'react';
import type { ListSearch } from '../../kernel/route/search.ts';

/** The games among which a lobby finds. */
export interface LobbyScope {
  /** Number of games, loaded or not. */
  readonly total: number;
  /** Hall and provider of a list of one provider. */
  readonly hallId?: number | undefined;
  readonly providerId?: string | undefined;
  /** Halls and providers of the list of all games, by which it narrows. */
  readonly everywhere?: { readonly halls: readonly Hall[]; readonly listed: readonly ListedProvider[] } | undefined;
  /** The platform cannot list these games, such as those of the crash menu. */
  readonly isOwn?: boolean;
}

/** A page of the platform. */
export interface AskedPage {
  /** The last page that came; undefined before the first. */
  readonly shown: LobbyPage | undefined;
  /** Whether it is the page of what is chosen now. */
  readonly isCurrent: boolean;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

/** The choice in the lobby of a list, and the source of its games. */
export interface LobbyState {
  readonly scope: LobbyScope;
  readonly rules: LobbyRules;
  readonly address: LobbyAddress;
  /** Changes what the address chooses, from its first page on. */
  readonly choose: (next: (now: LobbyAddress) => Partial<LobbyAddress>) => void;
  /** Whether the address changes because something is being chosen. */
  readonly isChoosing: () => boolean;
  /** Providers and halls are facets, in the place of the select of providers. */
  readonly hasProviders: boolean;
  /** The page of the platform; null where the browser counts and filters what it has loaded. */
  readonly page: AskedPage | null;
  /** A question for the games without one facet, or without the text. */
  readonly askWithout: (part: FacetId | 'text') => LobbyAsk;
}

/** The list below a lobby. */
export interface LobbyList {
  /** All loaded games. */
  readonly games: readonly CatalogueGame[];
  /** Those that filter, label and text find, in the order of the list. */
  readonly found: readonly CatalogueGame[];
  /** Those whose names the text nearly is. */
  readonly similar: readonly CatalogueGame[];
  /** Those that filter and label find. */
  readonly withoutText: () => readonly CatalogueGame[];
  readonly text: string;
  readonly onClearText: () => void;
  /** All games of the list are loaded. */
  readonly isComplete: boolean;
  readonly nameOf: (game: CatalogueGame) => string;
  /** The provider whose list a game came from; undefined on lists of one. */
  readonly ownerOf: ((game: CatalogueGame) => Provider | undefined) | undefined;
}

/** A list as facets narrow it. */
export interface LobbyView {
  readonly games: readonly CatalogueGame[];
  readonly similar: readonly CatalogueGame[];
  /** Null while unknown. */
  readonly found: number | null;
  /** At least one value is chosen. */
  readonly isNarrowed: boolean;
  readonly sort: ListChoice;
  /** The facets. */
  readonly bar: ReactNode;
  /** The part below the list. */
  readonly below: ReactNode;
  /** The removal that brings back the most games; null without one. */
  readonly removal: { readonly label: string; readonly onPress: () => void } | null;
  readonly onClear: () => void;
  /** Load state of a page of the platform; undefined where the browser counts. */
  readonly loadable?: (<Item>(items: LongList<Item>) => Loadable<Item, LongList<Item>>) | undefined;
  readonly progress?: ListProgressModel | undefined;
}

/** The code of lobbies, loaded on sites that have one. */
export interface LobbyCode {
  /** @returns null on sites without a lobby */
  readonly useLobbyState: (search: ListSearch, scope: LobbyScope) => LobbyState | null;
  readonly useLobbyView: (lobby: LobbyState | null, list: LobbyList) => LobbyView | null;
}

/** A choice without one facet. */
export const withoutFacet = (choice: FacetChoice, facet: FacetId): FacetChoice => {
  const { [facet]: _removed, ...rest } = choice;
  return rest;
};
