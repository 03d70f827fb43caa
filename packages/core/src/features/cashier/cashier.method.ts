import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { Deposits } from './cashier.types.ts';

/** Members of this device whose method is remembered. */
const MAX_REMEMBERED = 20;

type Device = Pick<FeatureDeps, 'ports'>;

/**
 * The method that a member deposits by: that of the last deposit on this device, else of the latest order that the platform
 * lists, else the first one. Undefined without methods (LOOK-10).
 */
export const usualMethod = ({ ports: { storage } }: Device, { methods, orders }: Deposits): string | undefined => {
  const known = new Set(methods.map(({ id }) => id));
  const own = storage.get('depositMethods')?.[storage.get('member_id') ?? ''];
  return (
    [own, ...orders.map(({ methodId }) => methodId)].find((id) => id !== undefined && known.has(id)) ?? methods[0]?.id
  );
};

/** Remembers the method of a deposit for the member, on this device. */
export const rememberMethod = ({ ports: { storage } }: Device, methodId: string): void => {
  const member = storage.get('member_id');
  if (member === undefined) return;
  const { [member]: _, ...others } = storage.get('depositMethods') ?? {};
  const entries = Object.entries({ ...others, [member]: methodId });
  storage.set('depositMethods', Object.fromEntries(entries.slice(-MAX_REMEMBERED)));
};
