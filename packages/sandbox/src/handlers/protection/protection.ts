import {
  breakStore,
  exclusionStore,
  limitConfirm,
  limitDecline,
  limitStore,
  limitWithdraw,
  panic,
  protectionState,
  sumsRead,
} from '@housefront/contract/features/protection';
import { isDuration, type Duration, type PauseKind } from '@housefront/contract/rules';
import type { Protection } from '@housefront/contract/protection';
import {
  defineMemberHandler,
  type Answer,
  type HandlerContext,
  type MemberContext,
} from '../../answers/defineHandler.ts';
import { endSessions } from '../../answers/endSessions.ts';
import { checkPart, sessionPart } from './session-state.ts';
import { reviewStore } from '@housefront/contract/features/protection-limits';
import { iso } from './part.ts';
import { limitsOf, stateParts } from './state.ts';
import type { ProtectionRefusal } from '../../world/protection/protection.ts';

/** The capabilities of the site that asks; none of a site without a profile. */
export const profileOf = ({ world, services }: Pick<HandlerContext<unknown>, 'world' | 'services'>) =>
  world.protection.of(Number(services.site));

const refusalTexts = {
  '301': 'limitReached',
  '302': 'onBreak',
  '303': 'excluded',
  '304': 'sumsUnread',
  '305': 'ageUnverified',
  '306': 'limitNeeded',
  '307': 'waitFirst',
} as const;

const refusalData = (refusal: ProtectionRefusal): object | null => {
  if (refusal.code === '301') {
    const { limit, overall } = refusal;
    const { kind, period, left, restartsAt } = limit;
    // The rest at other operators is never sent (RG-19).
    return {
      kind,
      period,
      left: overall ? null : String(left),
      restarts_at: iso(restartsAt),
      ...(overall && { overall: 1 }),
    };
  }
  if (refusal.code === '307') return { until: iso(refusal.until), reason: refusal.reason };
  return refusal.code === '302' || refusal.code === '303' ? { until: iso(refusal.until) } : null;
};

/** Refuses play, a deposit or a sign-in. */
export const refuseFor = ({ refuse }: Pick<HandlerContext<unknown>, 'refuse'>, refusal: ProtectionRefusal): Answer =>
  refuse(refusal.code, refusalTexts[refusal.code], refusalData(refusal));

/** Changes the state of a member where the site has a profile, and announces it to their pages; elsewhere it refuses with 404. */
const guarded = <Request>(
  answer: (context: MemberContext<Request>, profile: Protection) => Answer,
): ((context: MemberContext<Request>) => Answer) => {
  return (context) => {
    const profile = profileOf(context);
    if (!profile) return context.refuse('404', 'noProtection');
    const answered = answer(context, profile);
    context.services.announcer.toMember(context.signed.memberId, 'protection.changed', {});
    return answered;
  };
};

/** Begins a break or an exclusion and ends all sessions of the member. */
const pauseMember = (
  { world, services, signed, ok }: MemberContext<unknown>,
  profile: Protection,
  kind: PauseKind,
  duration: Duration,
): Answer => {
  const { memberId } = signed;
  const until = world.protection.take(memberId, profile, kind, duration);
  endSessions(services, memberId);
  return ok({ until: iso(until) });
};

const takes = (
  context: MemberContext<{ readonly duration: string }>,
  profile: Protection,
  kind: PauseKind,
  lengths: readonly Duration[] = [],
): Answer => {
  const { duration } = context.request;
  return isDuration(duration) && lengths.includes(duration)
    ? pauseMember(context, profile, kind, duration)
    : context.refuse('101', 'durationUnknown');
};

/** Answers to the state of protection, and to the calls of limits, reviews, pauses and played sums. */
export const protectionHandlers = [
  defineMemberHandler(protectionState, (context) => {
    const profile = profileOf(context);
    if (!profile) return context.ok({ limits: [], limit_needed: 0, review_due: 0, checks: [] });
    return context.ok(
      Object.assign({}, ...[...stateParts, sessionPart, checkPart].map((part) => part(context, profile))),
    );
  }),
  defineMemberHandler(
    limitStore,
    guarded((context, profile) => {
      const { world, signed, request, ok } = context;
      const { kind, period, amount } = request;
      world.protection.ask(signed.memberId, profile, { kind, period }, amount === null ? null : BigInt(amount));
      return ok({ limits: limitsOf(context, profile) });
    }),
  ),
  defineMemberHandler(
    limitConfirm,
    guarded((context, profile) => {
      const { world, signed, request, ok, refuse } = context;
      const { kind, period, amount } = request;
      // Without an amount it could be the confirmation of an earlier wish.
      if (amount === undefined) return refuse('101', 'limitNotDue');
      const confirmed = amount === null ? null : BigInt(amount);
      if (!world.protection.confirm(signed.memberId, { kind, period }, confirmed)) return refuse('101', 'limitNotDue');
      return ok({ limits: limitsOf(context, profile) });
    }),
  ),
  defineMemberHandler(
    limitWithdraw,
    guarded((context, profile) => {
      const { world, signed, request, ok } = context;
      world.protection.withdraw(signed.memberId, request);
      return ok({ limits: limitsOf(context, profile) });
    }),
  ),
  defineMemberHandler(
    limitDecline,
    guarded((context, profile) => {
      const { world, signed, ok, refuse } = context;
      if (!world.protection.decline(signed.memberId, profile)) return refuse('101', 'limitNeeded');
      return ok({ limits: limitsOf(context, profile) });
    }),
  ),
  defineMemberHandler(
    reviewStore,
    guarded(({ world, signed, ok, refuse }, profile) => {
      if (profile.review === undefined) return refuse('101', 'noProtection');
      world.protection.facts.review(signed.memberId);
      return ok();
    }),
  ),
  defineMemberHandler(
    breakStore,
    guarded((context, profile) => takes(context, profile, 'break', profile.breaks)),
  ),
  defineMemberHandler(
    exclusionStore,
    guarded((context, profile) => takes(context, profile, 'exclusion', profile.exclusions?.durations)),
  ),
  defineMemberHandler(
    panic,
    guarded((context, profile) =>
      profile.panic === undefined
        ? context.refuse('101', 'durationUnknown')
        : pauseMember(context, profile, 'break', profile.panic.duration),
    ),
  ),
  defineMemberHandler(
    sumsRead,
    guarded(({ world, signed, ok, refuse }, profile) =>
      profile.sums ? ok({ read_at: iso(world.protection.readSums(signed.memberId)) }) : refuse('101', 'noProtection'),
    ),
  ),
];
