import type { FeatureDeps } from '../../feature-deps.ts';
import { query } from '../../query.ts';

const KEY = ['member', 'second-factor'] as const;

/** Queries of the second factor. */
export const secondFactorQueries = (deps: Pick<FeatureDeps, 'calls' | 'ports'>) => ({
  status: () =>
    query(
      [...KEY, deps.ports.storage.get('member_id') ?? ''] as const,
      async ({ signal }) => (await import('./second-factor.api.ts')).fetchStatus(deps, signal),
      { staleTime: 0, retry: false },
    ),
});

/** Loads the state of the second factor again. */
export const rereadStatus = ({ queryClient }: Pick<FeatureDeps, 'queryClient'>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });
