import type { FeatureDeps } from '../../feature-deps.ts';
import { query } from '../../query.ts';

const KEY = ['member', 'push'] as const;

/** Queries of the notices. */
export const pushQueries = (deps: Pick<FeatureDeps, 'calls' | 'ports'>) => ({
  settings: () =>
    query(
      [...KEY, deps.ports.storage.get('member_id') ?? ''] as const,
      async ({ signal }) => (await import('./push.api.ts')).fetchPush(deps, signal),
      { staleTime: 0, retry: false },
    ),
});

/** Loads the settings of the notices again. */
export const rereadPush = ({ queryClient }: Pick<FeatureDeps, 'queryClient'>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });
