import { checkAnswer, checkStore } from '@housefront/contract/features/protection-session';
import type { Protection } from '@housefront/contract/protection';
import { CHECK_DUE } from '@housefront/contract/protection-codes';
import { defineMemberHandler, type Answer, type MemberContext } from '../../answers/defineHandler.ts';
import { profileOf } from './protection.ts';
import { checkPart, sessionOf } from './session-state.ts';

/** Refuses to start a game while a reality check is due. */
export const refuseUnchecked = (context: MemberContext<unknown>, profile: Protection): Answer | undefined =>
  context.world.realityChecks.isDue(sessionOf(context), profile)
    ? context.refuse(CHECK_DUE, 'checkDue', null)
    : undefined;

/** Answers to the calls that choose the interval of the reality check and answer one (RG-11). */
export const realityCheckHandlers = [
  defineMemberHandler(checkStore, (context) => {
    const { world, signed, request, ok, refuse } = context;
    const profile = profileOf(context);
    if (!profile) return refuse('404', 'noProtection');
    if (!world.realityChecks.choose(signed.memberId, profile, request.every_minutes)) {
      return refuse('101', 'durationUnknown');
    }
    return ok(checkPart(context, profile));
  }),
  defineMemberHandler(checkAnswer, (context) => {
    const { world, ok, refuse } = context;
    const profile = profileOf(context);
    if (!profile) return refuse('404', 'noProtection');
    if (!profile.realityCheck) return refuse('101', 'noProtection');
    world.realityChecks.answer(sessionOf(context), profile);
    return ok(checkPart(context, profile));
  }),
];
