import type { FeatureDeps } from '../../feature-deps.ts';
import { query } from '../../query.ts';

const KEY = ['member', 'devices'] as const;

/** Queries of the devices. */
export const deviceQueries = (deps: Pick<FeatureDeps, 'calls' | 'ports'>) => ({
  devices: () =>
    query(
      [...KEY, deps.ports.storage.get('member_id') ?? ''] as const,
      async ({ signal }) => (await import('./devices.api.ts')).fetchDevices(deps, signal),
      { staleTime: 0, retry: false },
    ),
});

/** Loads the devices again. */
export const rereadDevices = ({ queryClient }: Pick<FeatureDeps, 'queryClient'>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });
