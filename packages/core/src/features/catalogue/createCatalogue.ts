import { hashKey } from '@tanstack/react-query';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { CATALOGUE_KEY, catalogueQueries, GAMES_KEY, GUEST, LAST_PLAYED } from './catalogue.queries.ts';
import { listedProviders, openProvider, type ListedProvider, type ProviderTarget } from './catalogue.providers.ts';
import type { CatalogueGame, Hall, Provider, ProviderGames } from './catalogue.types.ts';

/** Halls, providers and games. */
export interface CatalogueFeature {
  /** Query options; lists keep their last good content on failure. */
  readonly queries: ReturnType<typeof catalogueQueries>;
  /** The effect of choosing a provider on this site and layout (CAT-16). */
  readonly openProvider: (hallId: number, provider: Provider, name: string) => ProviderTarget;
  /** Every provider with a list, for a search across all games (CAT-10x). */
  readonly listedProviders: (halls: readonly Hall[]) => readonly ListedProvider[];
  /**
   * Every game of the lists that were loaded for this visitor and site, by id, to find games for ids of other calls (CAT-24).
   */
  readonly loadedGames: () => ReadonlyMap<string, CatalogueGame>;
  /** Updates lists when games end, when hearts change, and on login and logout; called once by the core when it starts. */
  readonly attach: () => () => void;
}

type CachedGames = readonly CatalogueGame[] | Pick<ProviderGames, 'games'> | undefined;

const withHearts = (cached: CachedGames, hearts: ReadonlyMap<string, boolean>): CachedGames => {
  if (cached === undefined) return undefined;
  if ('games' in cached) {
    const games = withHearts(cached.games, hearts);
    return games === cached.games || games === undefined || 'games' in games ? cached : { ...cached, games };
  }
  const changed = (game: CatalogueGame) => (hearts.get(game.id) ?? game.favourite) !== game.favourite;
  if (!cached.some(changed)) return cached;
  return cached.map((game) => (changed(game) ? { ...game, favourite: !game.favourite } : game));
};

/** Creates the queries of halls, providers and games, and keeps them current. */
export const createCatalogue = (deps: FeatureDeps): CatalogueFeature => {
  const { events, queryClient, site } = deps;
  const { directLaunchProviders, gameRoom } = deps.config;
  const refresh = (...key: readonly string[]) =>
    void queryClient.invalidateQueries({ queryKey: [CATALOGUE_KEY, ...key] });
  const forgetMember = () => {
    const own = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      queryKey[1] !== 'halls' && queryKey.at(-1) !== GUEST;
    queryClient.removeQueries({ queryKey: [CATALOGUE_KEY], predicate: own });
    refresh('halls');
  };
  const queries = catalogueQueries(deps);
  const options = () => ({ directLaunchProviders, gameRoom, desktop: site.getState().mode === 'desktop' });
  return {
    queries,
    openProvider: (hallId, provider, name) => openProvider(hallId, provider, name, options()),
    listedProviders: (halls) => listedProviders(halls, options()),
    loadedGames: () => {
      const place = hashKey(queries.templateGames().queryKey.slice(-2));
      const lists = queryClient.getQueriesData<CachedGames>({
        queryKey: GAMES_KEY,
        predicate: ({ queryKey }) => hashKey(queryKey.slice(-2)) === place,
      });
      const games = lists.flatMap(([, list = []]) => ('games' in list ? list.games : list));
      return new Map(games.map((game) => [game.id, game]));
    },
    attach: () => {
      const stops = [
        events.on('game-ended', () => refresh(...GAMES_KEY.slice(1), LAST_PLAYED)),
        events.on('favourites-saved', ({ hearts }) => {
          queryClient.setQueriesData<CachedGames>({ queryKey: GAMES_KEY }, (cached) => withHearts(cached, hearts));
        }),
        // At start the lists are as fresh as the login.
        events.on('login', ({ atStart }) => (atStart ? undefined : refresh())),
        events.on('logout', forgetMember),
        events.on('session-expired', forgetMember),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
};
