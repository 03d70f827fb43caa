import { formatDate } from '@housefront/contract/wall-time';
import type { Protection } from '@housefront/contract/protection';
import { ageOn } from '@housefront/contract/rules';
import type { Ages } from './ages.ts';
import type { Clock } from '../storage/clock.ts';
import type { Members } from '../members/members.ts';

/** Parts of the world that know the age of a member. */
export interface AgeSources {
  readonly ages: Ages;
  readonly clock: Clock;
  readonly members: Members;
}

/** Whether the age is verified: never that of a member whose own birthday says that they are too young (RG-03). */
export function isOfAge(
  { ages, clock, members }: AgeSources,
  { age = 0, zone }: Pick<Protection, 'age' | 'zone'>,
  memberId: number,
): boolean {
  const birthday = members.byId(memberId)?.profile['member_birthday'] ?? '';
  const isOldEnough = birthday === '' || (ageOn(birthday, formatDate(clock.now(), zone)) ?? 0) >= age;
  return isOldEnough && ages.isVerified(memberId);
}
