import type { GameModel, Loadable, ProviderModel } from '../../slots/models.ts';

/** The three filters of a game list (CAT-18), by their platform names. */
export type GameFilter = 'all_game' | 'my_favorite' | 'last_play';

export interface SlotListTexts {
  readonly back: string;
  readonly search: string;
  readonly clearSearch: string;
  readonly filters: string;
  readonly labels: string;
  readonly allLabels: string;
  readonly play: string;
  readonly demo: string;
  readonly addFavourite: string;
  readonly removeFavourite: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly showAll: string;
  readonly loadFailed: string;
  readonly retry: string;
  readonly providers: string;
  /** Announced to screen readers after a change, e.g. "48 games". */
  readonly resultCount: string;
}

/** A provider's games `/slotgame` (CAT-12 to CAT-14). */
export interface SlotListViewProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly filter: GameFilter;
  readonly filters: readonly { readonly value: GameFilter; readonly label: string }[];
  readonly onFilter: (filter: GameFilter) => void;
  readonly labels: readonly { readonly id: string; readonly name: string }[];
  /** Null means all. */
  readonly label: string | null;
  readonly onLabel: (id: string | null) => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly games: Loadable<GameModel>;
  readonly texts: SlotListTexts;
}

/** The desktop room of a hall `/gameRoom` (CAT-16, CAT-17x): the same list beside a provider switcher. */
export interface GameRoomViewProps extends SlotListViewProps {
  readonly providers: readonly ProviderModel[];
  readonly provider: string;
}
