import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { query } from '../../loading/query.ts';
import type { LobbyShelves } from './catalogue.lobby.types.ts';
import { lobbyKeys, lobbyOptions } from './catalogue.lobby.keys.ts';
import { GAMES_KEY, GUEST } from './catalogue.queries.ts';

/** Query options of the platform's shelves, for sites with the key `lobby.shelves` (LOB-09). */
export const shelfQueries = (deps: FeatureDeps) => {
  const { where, member } = lobbyKeys(deps);
  const api = () => import('./catalogue.lobby.api.ts');
  const shelves = (hallId: number | undefined, whose: string, enabled = true) => {
    const key = [...GAMES_KEY, 'shelves', { hallId }, where(), whose] as const;
    return query<LobbyShelves, typeof key>(
      key,
      async ({ signal }) => (await api()).fetchShelves(deps, hallId, whose === GUEST, signal),
      { ...lobbyOptions, enabled },
    );
  };
  return {
    /** Shelves of home, or of a hall, as guests have them: asked for without the token, for members too (LOB-10). */
    ofGuests: (hallId?: number) => shelves(hallId, GUEST),
    /** The same with those of the member's segments; disabled for guests. */
    ofMember: (hallId?: number) => shelves(hallId, member(), member() !== GUEST),
  };
};
