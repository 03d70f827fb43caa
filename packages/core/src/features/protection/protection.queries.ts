import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { protectionKey, protectionStateKey } from './protection.key.ts';
import type { PlayableGame } from '../../base/playable-game.ts';
import { query } from '../../loading/query.ts';
import type { ProtectionState, RealityCheck } from './protection.types.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'config' | 'events' | 'ports' | 'site'>;

/** Queries of player protection. */
export const protectionQueries = (deps: Deps) => ({
  /** The state of the member's protection. Many parts of a page read it, so it is asked once a minute at most. */
  state: () =>
    query(
      protectionStateKey(deps),
      async ({ signal }) => (await import('./protection.api.ts')).fetchState(deps, signal),
      { staleTime: 60_000 },
    ),
  /** Facts of a game before its first stake. */
  gameFacts: (game: PlayableGame) =>
    query(
      [...protectionKey(deps), 'facts', game.gpId, game.gameType, game.gameCode] as const,
      async ({ signal }) => (await import('./protection.play.api.ts')).fetchGameFacts(deps, game, signal),
      { staleTime: 600_000 },
    ),
  /** Promotions that have to be opted into. */
  offers: () =>
    query([...protectionKey(deps), 'offers'] as const, async ({ signal }) =>
      (await import('./protection.play.api.ts')).fetchOffers(deps, signal),
    ),
});

/** Reads everything of the member's protection again, after a change. */
export const rereadProtection = (deps: Pick<FeatureDeps, 'queryClient' | 'ports'>): Promise<void> =>
  deps.queryClient.invalidateQueries({ queryKey: protectionKey(deps) });

/** Reads the state of the member's protection again, as their money moved. */
export const rereadState = (deps: Pick<FeatureDeps, 'queryClient' | 'ports'>): Promise<void> =>
  deps.queryClient.invalidateQueries({ queryKey: protectionStateKey(deps) });

/** Shows the reality check of an answer at once. */
export const writeCheck = (deps: Pick<FeatureDeps, 'queryClient' | 'ports'>, check: RealityCheck): void =>
  void deps.queryClient.setQueryData<ProtectionState>(
    protectionStateKey(deps),
    (state) => state && { ...state, check },
  );
