import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';
import { sitePayload } from '../site/index.ts';
import type { FacetNames, LobbyAsk, LobbyPage, LobbyShelf } from './catalogue.lobby.types.ts';
import { CATALOGUE_KEY, GAMES_KEY, GUEST } from './catalogue.queries.ts';

const STALE_MS = 5 * 60_000;

/**
 * Query options of facets and shelves, for sites with the key `lobby`. Each answer has the key of what was asked, so that an older
 * one never takes the place of a newer one; a page that is loading or has failed keeps the one that was shown (LOB-05).
 */
export const lobbyQueries = (deps: FeatureDeps) => {
  const { site } = deps;
  const api = () => import('./catalogue.lobby.api.ts');
  const where = () => {
    const { siteId, currency, supportDevice } = sitePayload(site.getState());
    return { siteId, currency, supportDevice, locale: site.getState().locale };
  };
  const member = () => site.getState().memberId ?? GUEST;
  const options = { staleTime: STALE_MS, retry: false } as const;
  return {
    /** Names of the values of facets. */
    facetNames: () => {
      const key = [CATALOGUE_KEY, 'facets', where(), GUEST] as const;
      return query<FacetNames, typeof key>(
        key,
        async ({ signal }) => (await api()).fetchFacetNames(deps, signal),
        options,
      );
    },
    /** A page of the games that pass facets, from the platform. */
    page: (ask: LobbyAsk) => {
      const key = [...GAMES_KEY, 'lobby', ask, where(), member()] as const;
      return query<LobbyPage, typeof key>(key, async ({ signal }) => (await api()).fetchLobbyPage(deps, ask, signal), {
        ...options,
        placeholderData: (shown) => shown,
      });
    },
    /** Shelves of home, or of a hall; those of a member's segments come with the login (LOB-10). */
    shelves: (hallId?: number) => {
      const key = [CATALOGUE_KEY, 'shelves', { hallId }, where(), member()] as const;
      return query<LobbyShelf[], typeof key>(
        key,
        async ({ signal }) => (await api()).fetchShelves(deps, hallId, signal),
        options,
      );
    },
  };
};
