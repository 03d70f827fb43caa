import type { FeatureDeps } from '../../feature-deps.ts';
import { settingQuery } from '../../member-setting.ts';

/** Queries of the passkeys. */
export const passkeyQueries = (deps: Pick<FeatureDeps, 'calls' | 'ports'>) => ({
  passkeys: () =>
    settingQuery(deps, 'passkeys', async (signal) => (await import('./passkeys.api.ts')).fetchPasskeys(deps, signal)),
});
