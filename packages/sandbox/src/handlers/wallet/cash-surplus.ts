import { cashSurplusCheck } from '@housefront/contract/features/member';
import { defineMemberHandler } from '../../answers/defineHandler.ts';

/** The member's cash surplus: off, unless a scenario adds one (MEM-16). */
export const cashSurplusCheckHandler = defineMemberHandler(cashSurplusCheck, ({ world, ok }) => {
  const surplus = world.situations.current().find(({ cashSurplus }) => cashSurplus)?.cashSurplus;
  return surplus ? ok({ active: 1, balance: surplus.balance, interest: surplus.interest }) : ok({ active: 0 });
});
