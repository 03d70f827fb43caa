import type { HandlerContext } from '../../answers/defineHandler.ts';
import { refusesAge } from './age.ts';
import { profileOf } from './protection.ts';

/**
 * Whether a member may not be given money that counts like a deposit: for each reason for which the site refuses their own
 * deposits (RG-03).
 */
export function refusesMoneyIn(
  context: Pick<HandlerContext<unknown>, 'world' | 'services'>,
  memberId: number,
  amount: bigint,
): boolean {
  const { world } = context;
  const profile = profileOf(context);
  if (profile && refusesAge(context, profile, memberId)) return true;
  if (profile?.fundsNotice && !world.choices.hasReadFunds(memberId)) return true;
  return world.protection.refusesDeposit(memberId, profile, amount) !== undefined;
}
