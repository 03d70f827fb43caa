import type { Game } from '@housefront/contract/features/catalogue';
import type { FacetGame } from '@housefront/contract/rules';
import type { CatalogueGame, GameTraits } from './catalogue.types.ts';

/** Facts of a game from the platform; undefined if it says nothing, so that pages of such platforms hold nothing of it. */
export function toTraits(game: Game): GameTraits | undefined {
  const traits: GameTraits = {
    features: game.features,
    theme: game.theme,
    volatility: game.volatility,
    rtp: game.rtp,
    lowestStake: game.min_stake?.units ?? null,
    lines: game.lines,
    jackpotId: game.jackpot_id,
    releasedAt: game.released_at,
    popularity: game.popularity,
  };
  const { features, ...others } = traits;
  return features.length > 0 || Object.values(others).some((value) => value !== null) ? traits : undefined;
}

const NOTHING: GameTraits = {
  features: [],
  theme: null,
  volatility: null,
  rtp: null,
  lowestStake: null,
  lines: null,
  jackpotId: null,
  releasedAt: null,
  popularity: null,
};

/** A game as facets see it. */
export interface LobbyGame extends FacetGame {
  readonly game: CatalogueGame;
}

/**
 * A game as facets see it.
 * @param list provider and hall of its list, for a game that names none
 */
export const toLobbyGame = (
  game: CatalogueGame,
  list: { readonly providerId?: string | undefined; readonly hallId?: number | undefined } = {},
): LobbyGame => ({
  ...NOTHING,
  ...game.traits,
  game,
  providerId: game.gpId || (list.providerId ?? ''),
  hallId: game.hallId ?? list.hallId ?? null,
  labelIds: game.labelIds,
});
