import type { FeatureDeps } from '../../feature-deps.ts';
import { protectionKey } from '../../protection-key.ts';
import { query } from '../../query.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'config' | 'ports' | 'site'>;

/** Queries of player protection. */
export const protectionQueries = (deps: Deps) => ({
  /** The state of the member's protection. Many parts of a page read it, so it is asked once a minute at most. */
  state: () =>
    query(
      [...protectionKey(deps), 'state'] as const,
      async ({ signal }) => (await import('./protection.api.ts')).fetchState(deps, signal),
      { staleTime: 60_000 },
    ),
});

/** Reads everything of the member's protection again, after a change. */
export const rereadProtection = (deps: Pick<FeatureDeps, 'queryClient' | 'ports'>): Promise<void> =>
  deps.queryClient.invalidateQueries({ queryKey: protectionKey(deps) });
