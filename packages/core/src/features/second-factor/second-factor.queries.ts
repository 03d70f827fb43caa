import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { settingQuery } from '../../loading/member-setting.ts';

/** Reads whether the member has a second factor. */
export const secondFactorQueries = (deps: Pick<FeatureDeps, 'calls' | 'ports'>) => ({
  status: () =>
    settingQuery(deps, 'second-factor', async (signal) =>
      (await import('./second-factor.api.ts')).fetchStatus(deps, signal),
    ),
});
