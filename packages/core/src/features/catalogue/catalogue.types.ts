import type { HallKey } from '@housefront/contract/ids';
import type { FacetGame } from '@housefront/contract/rules';
import type { GameArt } from '../../base/game-art.ts';
import type { LocalizedText } from '../../i18n/localized-text.ts';

/** An entry of a hall: a game provider, or a menu entry the site made for one (CAT-11x). */
export interface Provider {
  /** Id of the entry: list, label and demo calls, /slotgame query. */
  readonly id: string;
  /** The real provider: play, favourites and wallet. */
  readonly realId: string;
  readonly name: LocalizedText;
  readonly gameType: string;
  /** Filled when the entry is one game. */
  readonly gameCode: string;
  /** The id as the platform wrote it, as text: list, label and demo calls, /slotgame query (CAT-11x). */
  readonly house: string;
  readonly customized: boolean;
  /** Art for light themes and for dark ones; may be empty (CAT-08). */
  readonly iconLight: string;
  readonly iconDark: string;
  /** 0 when the platform does not say. */
  readonly gameCount: number;
}

/** A hall and its entries in the received order (CAT-06). */
export interface Hall {
  /** gt_id, 2 to 9. */
  readonly id: number;
  readonly key: HallKey;
  readonly name: LocalizedText;
  /** Normal icon and the one of the selected or hovered hall (CAT-07). */
  readonly icon: string;
  readonly iconActive: string;
  readonly providers: readonly Provider[];
  /** The site does not show it. */
  readonly hidden?: true;
}

/** A badge of a game or label (CAT-05). */
export type GameTag = 'hot' | 'new';

/** Facts of a game beside its name and picture. Null and an empty list are unknown (LOB-01). */
export type GameTraits = Omit<FacetGame, 'providerId' | 'hallId' | 'labelIds'>;

/** A game of a list. */
export interface CatalogueGame extends GameArt {
  /** From id or game_id (CAT-03). */
  readonly id: string;
  readonly name: LocalizedText;
  /** May be empty: then the provider of the list. */
  readonly gpId: string;
  readonly gameType: string;
  readonly gameCode: string;
  /** Null when the platform does not say. */
  readonly hallId: number | null;
  readonly house: string;
  readonly tag: GameTag | null;
  readonly labelIds: readonly string[];
  /** The platform's latest value: member_favorite, on crash games is_favorite (CAT-20). */
  readonly favourite: boolean;
  /** The platform offers it without money. */
  readonly demo: boolean;
  /** Its facts from the platform; only on sites with the key `lobby` (LOB-01). */
  readonly traits?: GameTraits;
}

/** A label that narrows a list (CAT-19). */
export interface GameLabel {
  readonly id: string;
  readonly name: LocalizedText;
  readonly tag: GameTag | null;
}

/** The games of a provider with its labels (CAT-15x). */
export interface ProviderGames {
  readonly labels: readonly GameLabel[];
  readonly games: readonly CatalogueGame[];
  /** Number of games that a rendered page left out of a long list; the browser then loads the whole list. */
  readonly more?: number;
}

/** Games that a member played, the latest first (CAT-24). */
export interface PlayedGames {
  readonly ids: readonly string[];
  /** Those that the platform describes; the others are found in lists that are loaded. */
  readonly games: readonly CatalogueGame[];
}

/** A provider in a hall, as in the query of /slotgame (CAT-12). */
export interface ProviderAddress {
  readonly gtId: number;
  readonly gpId: string;
  readonly house: string;
}
