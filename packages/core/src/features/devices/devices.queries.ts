import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { settingQuery } from '../../loading/member-setting.ts';

/** Reads the devices on which the member is signed in. */
export const deviceQueries = (deps: Pick<FeatureDeps, 'calls' | 'ports'>) => ({
  devices: () =>
    settingQuery(deps, 'devices', async (signal) => (await import('./devices.api.ts')).fetchDevices(deps, signal)),
});
