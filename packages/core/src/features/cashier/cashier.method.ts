import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { Deposits } from './cashier.types.ts';

/** Members of this device whose method is remembered. */
const MAX_REMEMBERED = 20;

type Device = Pick<FeatureDeps, 'ports'>;

/** The method that is remembered for the signed-in member, and the entries of the others. */
function remembered({ ports: { storage } }: Device) {
  const start = `${storage.get('member_id') ?? ''} `;
  const all = storage.get('depositMethods') ?? [];
  const others = all.filter((entry) => !entry.startsWith(start));
  return { start, others, own: all.find((entry) => entry.startsWith(start))?.slice(start.length) };
}

/**
 * The method that a member deposits by: that of the last deposit on this device, else of the latest order that the platform
 * lists, else the first one. Undefined without methods (LOOK-10).
 */
export const usualMethod = (device: Device, { methods, orders }: Deposits): string | undefined => {
  const known = new Set(methods.map(({ id }) => id));
  const wanted = [remembered(device).own, ...orders.map(({ methodId }) => methodId)];
  return wanted.find((id) => id !== undefined && known.has(id)) ?? methods[0]?.id;
};

/** Remembers the method of a deposit for the member, on this device. */
export const rememberMethod = (device: Device, methodId: string): void => {
  const { start, others } = remembered(device);
  device.ports.storage.set('depositMethods', [...others, start + methodId].slice(-MAX_REMEMBERED));
};
