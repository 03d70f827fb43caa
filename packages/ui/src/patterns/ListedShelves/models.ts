import type { Destination, GameModel, ProviderModel } from '../../slots/models.ts';

/** A shelf that the platform lists: of games, or of providers. */
export interface ListedShelf {
  readonly id: string;
  readonly title: string;
  readonly games: readonly GameModel[];
  readonly providers: readonly ProviderModel[];
  /** The page with all of it. */
  readonly more: Destination | undefined;
}

/** The shelves that the platform lists for a page, in its order (LOB-09). */
export interface ListedShelvesModel {
  readonly shelves: readonly ListedShelf[];
  /** Those of the member's segments. They are added below the view only, so that nothing in view moves (LOB-10). */
  readonly later: readonly ListedShelf[];
}
