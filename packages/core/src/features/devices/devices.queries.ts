import type { FeatureDeps } from '../../feature-deps.ts';
import { settingQuery } from '../../member-setting.ts';

/** Queries of the devices. */
export const deviceQueries = (deps: Pick<FeatureDeps, 'calls' | 'ports'>) => ({
  devices: () =>
    settingQuery(deps, 'devices', async (signal) => (await import('./devices.api.ts')).fetchDevices(deps, signal)),
});
