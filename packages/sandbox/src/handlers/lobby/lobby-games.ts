import { perObject } from '@housefront/contract/per-object';
import { indexFacets, type FacetGame, type FacetIndex, type FacetRanges } from '@housefront/contract/rules';
import type { SeedGame } from '../../seed/types.ts';
import { gameName } from '../../world/play/catalogue.ts';
import type { World } from '../../world/world.ts';
import { traitsOf } from '../catalogue/traits.ts';

/** A game of the world as facets see it. */
export interface LobbyGame extends FacetGame {
  readonly seed: SeedGame;
}

/** The games of a currency with their index. */
interface Lobby {
  readonly games: readonly LobbyGame[];
  readonly index: FacetIndex<LobbyGame>;
}

/** Prepared games of a world, by what they depend on; the latest few. */
const lobbies = perObject((_world: World) => new Map<string, Lobby>());
const MOST_LOBBIES = 8;

/** All games that take a currency, prepared for counting. */
export function lobbyOf(world: World, currency: string, ranges: FacetRanges): Lobby {
  const now = world.clock.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const key = JSON.stringify([currency, today, ranges.rtp, ranges.lines, ranges.stake?.map(String)]);
  const kept = lobbies(world);
  const known = kept.get(key);
  if (known) return known;
  const { decimals } = world.currencies.row(currency);
  const games = world.seed.games
    .filter(({ gpId }) => world.catalogue.provider(gpId)?.currencies.includes(currency))
    .map((seed): LobbyGame => {
      const traits = traitsOf(seed, { currency, decimals, now });
      return {
        seed,
        providerId: seed.gpId,
        hallId: seed.hallId,
        labelIds: seed.labels,
        features: traits.features,
        theme: traits.theme ?? null,
        volatility: traits.volatility ?? null,
        rtp: traits.rtp ?? null,
        lowestStake: traits.minStake === undefined ? null : BigInt(traits.minStake),
        lines: traits.lines ?? null,
        jackpotId: traits.jackpotId ?? null,
        releasedAt: traits.releasedAt ?? null,
        popularity: traits.popularity,
      };
    });
  const lobby = { games, index: indexFacets(games, { ranges, today }) };
  kept.set(key, lobby);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_LOBBIES) break;
    kept.delete(oldest);
  }
  return lobby;
}

/** The games whose name in a language has the text. */
export function namedLike(games: readonly LobbyGame[], text: string, locale: Parameters<typeof gameName>[1]) {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? games : games.filter(({ seed }) => gameName(seed, locale).toLowerCase().includes(wanted));
}
