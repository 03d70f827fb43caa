import type { Labels } from '../../labels/index.ts';
import type { ReactNode } from 'react';
import type { slotListLabels } from './labels.ts';
import type {
  GameModel,
  ListChoice,
  ListProgressModel,
  Loadable,
  LongList,
  ProviderModel,
  TileBadge,
} from '../../slots/models.ts';

/** The three filters of a game list, by their platform names (CAT-18). */
export type GameFilter = 'all_game' | 'my_favorite' | 'last_play';

/** A label of a list; one with a tag shows its translated badge (CAT-05). */
export interface LabelModel {
  readonly id: string;
  readonly name: string;
  readonly badge?: TileBadge | undefined;
}

/** A provider's games `/slotgame`, or those of all providers `/games` (CAT-14). */
export interface SlotListViewProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly filter: GameFilter;
  readonly filters: readonly { readonly value: GameFilter; readonly label: string }[];
  readonly onFilter: (filter: GameFilter) => void;
  readonly labels: readonly LabelModel[];
  /** Null means all. */
  readonly label: string | null;
  readonly onLabel: (id: string | null) => void;
  /** Opens the demo games of the provider; omitted if there are none. */
  readonly demos?: { readonly label: string; readonly onOpen: () => void } | undefined;
  /** Provider filter; omitted on the list of a single provider. */
  readonly choice?: ListChoice | undefined;
  readonly sort: ListChoice;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Resets search, label and filter. */
  readonly onShowAll: () => void;
  readonly progress?: ListProgressModel | undefined;
  /** Models are made for the tiles on screen only. */
  readonly games: Loadable<GameModel, LongList<GameModel>>;
  /** Games whose names the search nearly is; they follow the exact ones under a heading of their own (LOB-06). */
  readonly similar?: LongList<GameModel> | undefined;
  /** Number of results, announced to screen readers too; null while unknown. */
  readonly found: number | null;
  /** Facets above the games, which announce the number of results, and a part below the games; omitted without facets (LOB-08). */
  readonly lobby?: { readonly bar: ReactNode; readonly below: ReactNode } | undefined;
  /** Message for no results, with what brings some back. */
  readonly empty: {
    readonly title: string;
    readonly hint: string;
    readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  };
  readonly texts: Labels<typeof slotListLabels>;
}

/** The desktop room of a hall `/gameRoom`: the same list beside a provider switcher (CAT-16). */
export interface GameRoomViewProps extends SlotListViewProps {
  readonly providers: readonly ProviderModel[];
  readonly provider: string;
}
