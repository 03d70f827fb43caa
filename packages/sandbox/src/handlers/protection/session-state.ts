import type { MemberContext } from '../../answers/defineHandler.ts';
import type { PlaySession } from '../../world/protection/reality-checks.ts';
import { iso, type StatePart } from './part.ts';
import { signedInAt } from './state.ts';

/** The session of a request. */
export const sessionOf = (context: MemberContext<unknown>): PlaySession => {
  const { memberId, sessionId } = context.signed;
  return { memberId, sessionId, signedInAt: signedInAt(context) };
};

/** This sign-in, with the stakes and wins of all its rounds. */
export const sessionPart: StatePart = (context) => {
  const { memberId, signedInAt: since } = sessionOf(context);
  const { staked, won } = context.world.realityChecks.sums(memberId, since);
  return { session: { started_at: iso(since), staked: String(staked), won: String(won) } };
};

/** The reality check of this sign-in; nothing where the profile has none. */
export const checkPart: StatePart = (context, profile) => {
  const { realityCheck } = profile;
  if (!realityCheck) return {};
  const { realityChecks } = context.world;
  return {
    check: {
      every_minutes: realityChecks.interval(context.signed.memberId, profile),
      due_at: iso(realityChecks.dueAt(sessionOf(context), profile)),
      allowed: [...realityCheck.minutes],
    },
  };
};
