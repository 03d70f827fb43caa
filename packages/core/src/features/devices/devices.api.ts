import { deviceEnd, deviceEndOthers, devices } from '@housefront/contract/features/devices';
import { unwrap, type CallResult } from '../../adapters/http/call-types.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { readServerTime, type ServerTime } from '../../i18n/index.ts';
import { plainText } from '../../i18n/plain-text.ts';
import type { EndedDevices, SignedInDevice } from './devices.types.ts';

type Deps = Pick<FeatureDeps, 'calls'>;

const timeOf = (wire: string): ServerTime | null => (wire === '' ? null : readServerTime(wire));

/** The devices on which the member is signed in. */
export const fetchDevices = async ({ calls }: Deps, signal: AbortSignal): Promise<readonly SignedInDevice[]> => {
  const { list } = unwrap(await calls.send(devices, {}, { signal, silent: true }));
  return list.map(({ id, browser, system, place, address, created_at, used_at, is_current }) => ({
    id,
    browser: plainText(browser),
    system: plainText(system),
    place: plainText(place),
    address: plainText(address),
    signedInAt: timeOf(created_at),
    usedAt: timeOf(used_at),
    isCurrent: is_current,
  }));
};

/** Ends the login of a device. */
export const sendEnd = ({ calls }: Deps, id: string) => calls.send(deviceEnd, { id }, { silent: true });

/** Ends the logins of all other devices. */
export const sendEndOthers = async ({ calls }: Deps): Promise<CallResult<EndedDevices>> => {
  const result = await calls.send(deviceEndOthers, {}, { silent: true });
  if (!result.ok) return result;
  const { since = '', passkeys = [] } = result.data ?? {};
  return { ...result, data: { since: timeOf(since), passkeys: passkeys.map(({ name }) => plainText(name)) } };
};
