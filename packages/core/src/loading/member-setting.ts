import type { FeatureDeps } from '../calls/feature-deps.ts';
import { query } from './query.ts';

/** Settings of the member that a page reads each time it opens. */
type Setting = 'devices' | 'passkeys' | 'push' | 'second-factor';

/**
 * A query of one setting of the signed-in member: never from the cache, and a failure is shown at once.
 * @param load imports the calls of the feature
 */
export const settingQuery = <Data>(
  { ports }: Pick<FeatureDeps, 'ports'>,
  setting: Setting,
  load: (signal: AbortSignal) => Promise<Data>,
) =>
  query(['member', setting, ports.storage.get('member_id') ?? ''] as const, ({ signal }) => load(signal), {
    staleTime: 0,
    retry: false,
  });

/** Loads a setting again after a change. */
export const rereadSetting = ({ queryClient }: Pick<FeatureDeps, 'queryClient'>, setting: Setting): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['member', setting] });
