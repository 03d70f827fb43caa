import type { Answer, HandlerContext } from '../../answers/defineHandler.ts';
import type { Member } from '../../world/members/members.ts';
import { refuseFor } from '../protection/protection.ts';
import { iso } from '../protection/part.ts';
import { startSession, type SignedDevice } from './startSession.ts';

type Context = Pick<HandlerContext<unknown>, 'world' | 'refuse' | 'services'>;

/** Refuses the sign-in of a member who takes a break, before any further step. */
export const refuseBreak = (context: Context, { id }: Pick<Member, 'id'>): Answer | undefined => {
  const pause = context.world.protection.pause(id);
  return pause?.kind === 'break' ? refuseFor(context, { code: '302', until: pause.until }) : undefined;
};

/**
 * Refuses the sign-in of a member who takes a break or is excluded, after all steps of the sign-in. A member who is excluded
 * gets a login that serves withdrawals only (RG-31).
 */
export const refusePaused = (context: Context, member: Member, device: SignedDevice): Answer | undefined => {
  const pause = context.world.protection.pause(member.id);
  if (pause?.kind !== 'exclusion') return refuseBreak(context, member);
  const login = startSession(context.services, member, device, true);
  return context.refuse('303', 'excluded', { until: iso(pause.until), ...login });
};
