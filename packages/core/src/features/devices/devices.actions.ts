import { showOutcome } from '../../calls/call-outcome.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CallResult } from '../../adapters/http/call-types.ts';
import { sendEnd, sendEndOthers } from './devices.api.ts';
import { endRefusal } from './devices.codes.ts';
import type { EndedDevices } from './devices.types.ts';
import { rereadSetting } from '../../loading/member-setting.ts';

type Deps = Pick<FeatureDeps, 'calls' | 'events' | 'queryClient'>;

const report = async (deps: Deps, result: CallResult<unknown>, key: string): Promise<boolean> => {
  showOutcome(deps, result, key, endRefusal);
  await rereadSetting(deps, 'devices');
  return result.ok;
};

/** Signs the member out on a device. Messages are emitted. Never rejects (PLT-05). */
export const endDevice = async (deps: Deps, id: string): Promise<boolean> =>
  report(deps, await sendEnd(deps, id), 'devices.ended');

/**
 * Signs the member out on all other devices. Messages are emitted. Never rejects (SEC-10).
 * @returns the passkeys that were added lately; null if the platform refused
 */
export const endOtherDevices = async (deps: Deps): Promise<EndedDevices | null> => {
  const result = await sendEndOthers(deps);
  return (await report(deps, result, 'devices.others_ended')) && result.ok ? result.data : null;
};
