import { dayAt } from '@housefront/contract/dated';
import type { Protection } from '@housefront/contract/protection';
import { ageOn } from '@housefront/contract/rules';
import type { ProtectionRefusal } from '../../world/protection.ts';
import type { HandlerContext, MemberContext } from '../defineHandler.ts';

/** Whether the age is verified: never that of a member whose own birthday says that they are too young. */
const isVerified = (
  { world }: Pick<HandlerContext<unknown>, 'world'>,
  { age = 0, zone }: Protection,
  memberId: number,
): boolean => {
  const birthday = world.members.byId(memberId)?.profile['member_birthday'] ?? '';
  const isOldEnough = birthday === '' || (ageOn(birthday, dayAt(world.clock.now(), zone)) ?? 0) >= age;
  return isOldEnough && world.ages.isVerified(memberId);
};

/** Refuses play and deposits of a member whose age is not verified, where the profile asks for it (RG-03). */
export const refusesAge = (
  context: Pick<HandlerContext<unknown>, 'world'>,
  profile: Protection,
  memberId: number,
): ProtectionRefusal | undefined =>
  profile.ageVerified === true && !isVerified(context, profile, memberId) ? { code: '305' } : undefined;

/** Refuses trial games of guests, and of members whose age is not verified (RG-03). */
export const refusesTrial = (
  context: Pick<HandlerContext<unknown>, 'world'>,
  profile: Protection,
  memberId: number | undefined,
): ProtectionRefusal | undefined => {
  const isAllowed = memberId === undefined ? profile.guestTrials !== false : isVerified(context, profile, memberId);
  return isAllowed || (memberId !== undefined && profile.ageVerified !== true) ? undefined : { code: '305' };
};

/** Whether the age of the member is verified; absent where the profile does not ask. */
export const agePart = (context: MemberContext<unknown>, profile: Protection): object =>
  profile.ageVerified === true
    ? { age: { verified: isVerified(context, profile, context.signed.memberId) ? 1 : 0 } }
    : {};
