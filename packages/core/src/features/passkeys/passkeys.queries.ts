import type { FeatureDeps } from '../../feature-deps.ts';
import { query } from '../../query.ts';

const KEY = ['member', 'passkeys'] as const;

/** Queries of the passkeys. */
export const passkeyQueries = (deps: Pick<FeatureDeps, 'calls' | 'ports'>) => ({
  passkeys: () =>
    query(
      [...KEY, deps.ports.storage.get('member_id') ?? ''] as const,
      async ({ signal }) => (await import('./passkeys.api.ts')).fetchPasskeys(deps, signal),
      { staleTime: 0, retry: false },
    ),
});

/** Loads the member's passkeys again. */
export const rereadPasskeys = ({ queryClient }: Pick<FeatureDeps, 'queryClient'>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });
