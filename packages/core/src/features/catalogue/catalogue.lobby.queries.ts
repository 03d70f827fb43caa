import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';
import { sitePayload } from '../site/index.ts';
import type { FacetNames, LobbyAsk, LobbyPage, LobbyShelves } from './catalogue.lobby.types.ts';
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
    const { siteId, currency, supportDevice, template } = sitePayload(site.getState());
    return { siteId, currency, supportDevice, template, locale: site.getState().locale };
  };
  const member = () => site.getState().memberId ?? GUEST;
  const options = { staleTime: STALE_MS, retry: false } as const;
  const shelves = (hallId: number | undefined, whose: string) => {
    const key = [...GAMES_KEY, 'shelves', { hallId }, where(), whose] as const;
    return query<LobbyShelves, typeof key>(
      key,
      async ({ signal }) => (await api()).fetchShelves(deps, hallId, whose === GUEST, signal),
      options,
    );
  };
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
    /** Shelves of home, or of a hall, as guests have them: asked for without the token, for members too (LOB-10). */
    shelves: (hallId?: number) => shelves(hallId, GUEST),
    /** The same with those of the member's segments; disabled for guests. */
    ownShelves: (hallId?: number) => ({ ...shelves(hallId, member()), enabled: member() !== GUEST }),
  };
};
