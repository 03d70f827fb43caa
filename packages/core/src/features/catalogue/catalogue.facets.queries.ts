import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';
import type { FacetNames, LobbyAsk, LobbyPage } from './catalogue.lobby.types.ts';
import { lobbyKeys, lobbyOptions } from './catalogue.lobby.keys.ts';
import { CATALOGUE_KEY, GAMES_KEY, GUEST } from './catalogue.queries.ts';

/**
 * Query options of facets, for sites with the key `lobby`. Each answer has the key of what was asked, so that an older one never
 * takes the place of a newer one; a page that is loading or has failed keeps the one that was shown (LOB-05).
 */
export const facetQueries = (deps: FeatureDeps) => {
  const { where, member } = lobbyKeys(deps);
  const api = () => import('./catalogue.lobby.api.ts');
  return {
    /** Names of the values of facets. */
    names: () => {
      const key = [CATALOGUE_KEY, 'facets', where(), GUEST] as const;
      return query<FacetNames, typeof key>(
        key,
        async ({ signal }) => (await api()).fetchFacetNames(deps, signal),
        lobbyOptions,
      );
    },
    /** A page of the games that pass facets, from the platform. */
    page: (ask: LobbyAsk) => {
      const key = [...GAMES_KEY, 'lobby', ask, where(), member()] as const;
      return query<LobbyPage, typeof key>(key, async ({ signal }) => (await api()).fetchLobbyPage(deps, ask, signal), {
        ...lobbyOptions,
        placeholderData: (shown) => shown,
      });
    },
  };
};
