import type { Protection } from '@housefront/contract/protection';
import type { ProtectionRefusal } from '../../world/protection.ts';
import type { HandlerContext, MemberContext } from '../defineHandler.ts';

/** Refuses play and deposits of a member whose age is not verified, where the profile asks for it (RG-03). */
export const refusesAge = (
  { world, signed }: Pick<MemberContext<unknown>, 'world' | 'signed'>,
  profile: Protection,
): ProtectionRefusal | undefined =>
  profile.ageVerified === true && !world.ages.isVerified(signed.memberId) ? { code: '305' } : undefined;

/** Refuses trial games of guests, and of members whose age is not verified (RG-03). */
export const refusesTrial = (
  { world }: Pick<HandlerContext<unknown>, 'world'>,
  profile: Protection,
  memberId: number | undefined,
): ProtectionRefusal | undefined => {
  const isAllowed = memberId === undefined ? profile.guestTrials !== false : world.ages.isVerified(memberId);
  return isAllowed || (memberId !== undefined && profile.ageVerified !== true) ? undefined : { code: '305' };
};

/** Whether the age of the member is verified; absent where the profile does not ask. */
export const agePart = ({ world, signed }: MemberContext<unknown>, { ageVerified }: Protection): object =>
  ageVerified === true ? { age: { verified: world.ages.isVerified(signed.memberId) ? 1 : 0 } } : {};
