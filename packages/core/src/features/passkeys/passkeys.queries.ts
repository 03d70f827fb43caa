import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { settingQuery } from '../../loading/member-setting.ts';

/** Reads the passkeys that the member has registered. */
export const passkeyQueries = (deps: Pick<FeatureDeps, 'calls' | 'ports'>) => ({
  passkeys: () =>
    settingQuery(deps, 'passkeys', async (signal) => (await import('./passkeys.api.ts')).fetchPasskeys(deps, signal)),
});
