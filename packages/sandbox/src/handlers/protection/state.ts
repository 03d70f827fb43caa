import type { Protection } from '@housefront/contract/protection';
import type { Limit } from '@housefront/contract/rules';
import type { HeldLeft } from '../../world/protection/member-limits.ts';
import type { MemberContext } from '../../answers/defineHandler.ts';
import { netDepositsPart } from './activity.ts';
import { isMonth } from '../../world/protection/protection-limits.ts';
import { agePart } from './age.ts';
import { checksPart, fundsPart, marketingPart } from './choices.ts';
import { iso, type StatePart } from './part.ts';
import { playPart } from './play.ts';
import { waitPart } from './waits.ts';

const limitData = (limit: Limit, left: readonly HeldLeft[]): object => {
  const { kind, period, amount, pending } = limit;
  const open = left.find((one) => one.kind === kind && one.period === period);
  // The rest of a limit over all operators is never sent (RG-19).
  return {
    kind,
    period,
    amount: String(amount),
    left: open && !open.overall ? String(open.left) : null,
    restarts_at: open ? iso(open.restartsAt) : null,
    pending: pending && {
      amount: pending.amount === null ? null : String(pending.amount),
      effective_at: iso(pending.effectiveAt),
    },
  };
};

/** The limits of the member with what is left. */
export const limitsOf = ({ world, signed }: MemberContext<unknown>, profile: Protection): readonly object[] => {
  const left = world.protection.left(signed.memberId, profile);
  return world.protection.held(signed.memberId, profile).map((limit) => limitData(limit, left));
};

/** When the member of a request signed in. */
export function signedInAt({ world, signed }: Pick<MemberContext<unknown>, 'world' | 'signed'>): number {
  return world.sessions.devices(signed.memberId).find(({ id }) => id === signed.sessionId)?.createdAt ?? 0;
}

const limitsPart: StatePart = (context, profile) => {
  const { protection } = context.world;
  const { memberId } = context.signed;
  const rules = protection.depositRules(memberId, profile);
  const above = protection.facts.contactAbove(memberId, rules);
  const isOverall = protection.facts.overall(memberId, rules) !== null;
  const month = protection.held(memberId, profile).find(isMonth);
  return {
    currency: context.signed.member.currency,
    limits: limitsOf(context, profile),
    limit_needed: protection.asksLimit(memberId, profile) ? 1 : 0,
    review_due: protection.facts.reviewDue(memberId, profile) ? 1 : 0,
    ...(above !== null && { contact_above: String(above) }),
    ...(isOverall &&
      month && {
        overall: { amount: String(month.amount), deposited: String(protection.depositedThisMonth(memberId, profile)) },
      }),
  };
};

const pausePart: StatePart = ({ world, signed }) => {
  const pause = world.protection.pause(signed.memberId);
  return pause ? { pause: { kind: pause.kind, until: iso(pause.until) } } : {};
};

const sumsPart: StatePart = (context, profile) => {
  const { world, signed } = context;
  const sums = world.protection.sums(signed.memberId, profile, signedInAt(context));
  if (!sums) return {};
  const { days, staked, won, readAt, due } = sums;
  const lost = staked > won ? staked - won : 0n;
  return {
    sums: {
      days,
      staked: String(staked),
      won: String(won),
      lost: String(lost),
      read_at: iso(readAt),
      due: due ? 1 : 0,
    },
  };
};

/** The parts of the answer, one for each capability with a state. */
export const stateParts: readonly StatePart[] = [
  limitsPart,
  pausePart,
  sumsPart,
  agePart,
  playPart,
  netDepositsPart,
  marketingPart,
  fundsPart,
  checksPart,
  waitPart,
];
