import type { FeatureDeps } from '../../feature-deps.ts';
import { settingQuery } from '../../member-setting.ts';

/** Reads the devices on which the member is signed in. */
export const deviceQueries = (deps: Pick<FeatureDeps, 'calls' | 'ports'>) => ({
  devices: () =>
    settingQuery(deps, 'devices', async (signal) => (await import('./devices.api.ts')).fetchDevices(deps, signal)),
});
