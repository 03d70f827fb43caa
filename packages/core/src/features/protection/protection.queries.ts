import type { FeatureDeps } from '../../feature-deps.ts';
import type { PlayableGame } from '../../playable-game.ts';
import { query } from '../../query.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'config' | 'ports' | 'site'>;

/** Key of everything that is known of the member's protection. */
const key = ({ ports }: Pick<Deps, 'ports'>) => ['member', 'protection', ports.storage.get('member_id') ?? ''] as const;

/** Queries of player protection. */
export const protectionQueries = (deps: Deps) => ({
  /** The state of the member's protection. Many parts of a page read it, so it is asked once a minute at most. */
  state: () =>
    query(
      [...key(deps), 'state'] as const,
      async ({ signal }) => (await import('./protection.api.ts')).fetchState(deps, signal),
      { staleTime: 60_000 },
    ),
  /** Facts of a game before its first stake. */
  gameFacts: (game: PlayableGame) =>
    query(
      [...key(deps), 'facts', game.gpId, game.gameType, game.gameCode] as const,
      async ({ signal }) => (await import('./protection.play.api.ts')).fetchGameFacts(deps, game, signal),
      { staleTime: 600_000 },
    ),
  /** Promotions that have to be opted into. */
  offers: () =>
    query([...key(deps), 'offers'] as const, async ({ signal }) =>
      (await import('./protection.play.api.ts')).fetchOffers(deps, signal),
    ),
});

/** Reads everything of the member's protection again, after a change. */
export const rereadProtection = (deps: Pick<FeatureDeps, 'queryClient' | 'ports'>): Promise<void> =>
  deps.queryClient.invalidateQueries({ queryKey: key(deps) });
