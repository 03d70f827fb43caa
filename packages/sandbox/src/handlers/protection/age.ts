import type { Protection } from '@housefront/contract/protection';
import { isOfAge } from '../../world/protection/age-check.ts';
import type { ProtectionRefusal } from '../../world/protection/protection.ts';
import type { HandlerContext, MemberContext } from '../../answers/defineHandler.ts';

/** Refuses play and deposits of a member whose age is not verified, where the profile asks for it (RG-03). */
export const refusesAge = (
  context: Pick<HandlerContext<unknown>, 'world'>,
  profile: Protection,
  memberId: number,
): ProtectionRefusal | undefined =>
  profile.ageVerified === true && !isOfAge(context.world, profile, memberId) ? { code: '305' } : undefined;

/** Refuses trial games of guests, and of members whose age is not verified (RG-03). */
export const refusesTrial = (
  context: Pick<HandlerContext<unknown>, 'world'>,
  profile: Protection,
  memberId: number | undefined,
): ProtectionRefusal | undefined => {
  const isAllowed = memberId === undefined ? profile.guestTrials !== false : isOfAge(context.world, profile, memberId);
  return isAllowed || (memberId !== undefined && profile.ageVerified !== true) ? undefined : { code: '305' };
};

/** Whether the age of the member is verified; absent where the profile does not ask. */
export const agePart = (context: MemberContext<unknown>, profile: Protection): object =>
  profile.ageVerified === true
    ? { age: { verified: isOfAge(context.world, profile, context.signed.memberId) ? 1 : 0 } }
    : {};
