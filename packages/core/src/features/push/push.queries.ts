import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { settingQuery } from '../../loading/member-setting.ts';

/** Queries of the notices. */
export const pushQueries = (deps: Pick<FeatureDeps, 'calls' | 'ports'>) => ({
  settings: () => settingQuery(deps, 'push', async (signal) => (await import('./push.api.ts')).fetchPush(deps, signal)),
});
