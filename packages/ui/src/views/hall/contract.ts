import type { Labels } from '../../labels/index.ts';
import type { hallLabels } from './labels.ts';
import type { ListedShelvesModel } from '../../patterns/ListedShelves/models.ts';
import type { SportFrameModel } from '../../patterns/SportFrame/models.ts';
import type { Destination, GameModel, HallModel, Loadable, ProviderModel } from '../../slots/models.ts';

export type { SportFrameModel };

/** One hall `/gameHall/{gt_id}` (CAT-09). */
export interface HallViewProps {
  readonly halls: readonly HallModel[];
  readonly title: string;
  readonly intro: string;
  readonly hallKey: HallModel['key'];
  readonly providers: Loadable<ProviderModel>;
  /** "24 games" for a provider; null when unknown. */
  readonly gameCountLabel: (provider: ProviderModel) => string | null;
  /** They come first, where there are any (LOOK-19). */
  readonly hotGames: Loadable<GameModel>;
  /** The shelves that the platform lists, in place of those of hot and crash games; undefined where it lists none (LOB-09). */
  readonly listed?: ListedShelvesModel | undefined;
  /** The crash games of the slot hall with a link to all of them; omitted in other halls (CAT-14). */
  readonly crashGames?: { readonly games: Loadable<GameModel>; readonly all: Destination } | undefined;
  /** Quick bets in a frame, in the sports hall of a platform that has them (SPORT-01). */
  readonly sportFrame?: SportFrameModel | undefined;
  /** Link to the search of the hall's games, or of all. */
  readonly search: { readonly label: string; readonly href: string };
  readonly texts: Labels<typeof hallLabels>;
}
