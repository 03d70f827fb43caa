import type { Protection } from '@housefront/contract/protection';
import type { MemberContext } from '../../answers/defineHandler.ts';
import type { ProtectionRefusal } from '../../world/protection/protection.ts';
import { iso, type StatePart } from './part.ts';

/** The wait before play that runs now (RG-22). */
export const waitPart: StatePart = ({ world, signed }, { changeWait }) => {
  const wait = changeWait === undefined ? undefined : world.waits.of(signed.memberId);
  return wait ? { wait: { reason: wait.reason, until: iso(wait.until) } } : {};
};

/**
 * Refuses a game that has to wait. A change to another kind of game ends the one that runs: the wait counts from its end
 * (RG-22).
 */
export const refusesByWait = (
  { world, signed }: Pick<MemberContext<unknown>, 'world' | 'signed'>,
  { changeWait: minutes }: Protection,
  kind: string,
  signedInAt: number,
): ProtectionRefusal | undefined => {
  if (minutes === undefined) return undefined;
  const { memberId } = signed;
  const wait = world.waits.before({ memberId, kind, signedInAt, minutes });
  if (!wait) return undefined;
  if (wait.reason === 'change') world.runs.leave(memberId);
  return { code: '307', ...wait };
};
