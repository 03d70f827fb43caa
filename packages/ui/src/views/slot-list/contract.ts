import type { Labels } from '../../labels/index.ts';
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

/** The three filters of a game list (CAT-18), by their platform names. */
export type GameFilter = 'all_game' | 'my_favorite' | 'last_play';

/** A label of a list; one with a tag shows its translated badge (CAT-05). */
export interface LabelModel {
  readonly id: string;
  readonly name: string;
  readonly badge?: TileBadge | undefined;
}

/** A provider's games `/slotgame` (CAT-12 to CAT-14), or those of all providers `/games`. */
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
  /** Number of results; announced to screen readers too. */
  readonly found: number;
  /** Message for no results. */
  readonly empty: { readonly title: string; readonly hint: string };
  readonly texts: Labels<typeof slotListLabels>;
}

/** The desktop room of a hall `/gameRoom` (CAT-16, CAT-17x): the same list beside a provider switcher. */
export interface GameRoomViewProps extends SlotListViewProps {
  readonly providers: readonly ProviderModel[];
  readonly provider: string;
}
