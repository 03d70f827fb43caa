import type { Locale } from '@housefront/contract/ids';
import type { SeedData, SeedGame, SeedHall, SeedLabel, SeedProvider } from '../../seed/types.ts';

/** A hall with the providers that accept a currency. */
export interface HallEntry {
  readonly hall: SeedHall;
  readonly providers: readonly SeedProvider[];
}

/** Halls, providers and games. They are derived from the seed and never change while the sandbox runs. */
export interface Catalogue {
  /** Halls that have a provider for `currency`, in order. */
  halls(currency: string): HallEntry[];
  provider(gpId: string): SeedProvider | undefined;
  /** All games of a provider; of the real provider for a customized entry (CAT-11x). */
  games(gpId: string): readonly SeedGame[];
  /** The labels of a provider with at least one game. */
  labels(gpId: string): readonly SeedLabel[];
  game(id: number): SeedGame | undefined;
  gameByCode(gpId: string, code: string): SeedGame | undefined;
  /** The `game_type` of a game, or of a provider that is launched directly; undefined for a game that does not exist. */
  gameType(gpId: string, code: string): string | undefined;
  /** Crash games for a currency. */
  crash(currency: string): SeedGame[];
  /** Games with a tag, most played first; of one hall when `hallId` is given. */
  tagged(tag: string, currency: string, hallId?: number): SeedGame[];
  /** The most played games for a currency, of one hall when `hallId` is given. */
  popular(currency: string, count: number, hallId?: number): SeedGame[];
  /** Halls with demo games, each with its demo providers. */
  demoHalls(currency: string): HallEntry[];
  demoGames(gpId: string): SeedGame[];
}

/** Builds the look-ups over a seed. */
export function createCatalogue(seed: SeedData): Catalogue {
  const providers = new Map(seed.providers.map((provider) => [provider.gpId, provider]));
  const games = Map.groupBy(seed.games, (game) => game.gpId);
  const labels = Map.groupBy(seed.labels, (label) => label.gpId);
  const byId = new Map(seed.games.map((game) => [game.id, game]));
  const byCode = new Map(seed.games.map((game) => [`${game.gpId} ${game.code}`, game]));
  const byPopularity = seed.games.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id);

  const real = (gpId: string): string => providers.get(gpId)?.oriGpId ?? gpId;
  const takes = (provider: SeedProvider | undefined, currency: string): boolean =>
    provider !== undefined && provider.currencies.includes(currency);
  const open = (game: SeedGame, currency: string): boolean => takes(providers.get(game.gpId), currency);
  const gamesOf = (gpId: string): readonly SeedGame[] => games.get(real(gpId)) ?? [];
  const demoGames = (gpId: string): SeedGame[] => gamesOf(gpId).filter((game) => game.demo);
  const halls = (keep: (provider: SeedProvider) => boolean): HallEntry[] =>
    seed.halls
      .map((hall) => ({
        hall,
        providers: seed.providers.filter((provider) => provider.hallId === hall.gtId && keep(provider)),
      }))
      .filter((entry) => entry.providers.length > 0);

  return {
    halls: (currency) => halls((provider) => takes(provider, currency)),
    provider: (gpId) => providers.get(gpId),
    games: gamesOf,
    labels: (gpId) => {
      const used = new Set(gamesOf(gpId).flatMap((game) => game.labels));
      return (labels.get(real(gpId)) ?? []).filter((label) => used.has(label.id));
    },
    game: (id) => byId.get(id),
    gameByCode: (gpId, code) => byCode.get(`${real(gpId)} ${code}`),
    gameType: (gpId, code) => {
      const provider = providers.get(real(gpId));
      const isThere = byCode.has(`${real(gpId)} ${code}`) || (code !== '' && providers.get(gpId)?.gameCode === code);
      return isThere ? provider?.gameType : undefined;
    },
    crash: (currency) => byPopularity.filter((game) => game.crash && open(game, currency)),
    tagged: (tag, currency, hallId) =>
      byPopularity.filter(
        (game) =>
          game.tags.some((own) => own === tag) &&
          open(game, currency) &&
          (hallId === undefined || game.hallId === hallId),
      ),
    popular: (currency, count, hallId) =>
      byPopularity
        .filter((game) => open(game, currency) && (hallId === undefined || game.hallId === hallId))
        .slice(0, count),
    demoHalls: (currency) => halls((provider) => takes(provider, currency) && demoGames(provider.gpId).length > 0),
    demoGames,
  };
}

/** The name of a game in one language. */
export function gameName(game: SeedGame, locale: Locale): string {
  return typeof game.names === 'string' ? game.names : game.names[locale];
}
