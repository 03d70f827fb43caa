import type { Protection } from '@housefront/contract/protection';
import type { Limit, LimitLeft } from '@housefront/contract/rules';
import type { MemberContext } from '../defineHandler.ts';
import { netDepositsPart } from './activity.ts';
import { agePart } from './age.ts';
import { checksPart, fundsPart, marketingPart } from './choices.ts';
import { iso, type StatePart } from './part.ts';
import { playPart } from './play.ts';
import { waitPart } from './waits.ts';

const limitData = (limit: Limit, left: readonly LimitLeft[], { overall }: Protection): object => {
  const { kind, period, amount, pending } = limit;
  const open = left.find((one) => one.kind === kind && one.period === period);
  // The rest of a limit over all operators is never sent (RG-19).
  const isSecret = overall !== undefined && kind === 'deposit' && period === 'month';
  return {
    kind,
    period,
    amount: String(amount),
    left: open && !isSecret ? String(open.left) : null,
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
  return world.protection.limits(signed.memberId).map((limit) => limitData(limit, left, profile));
};

/** When the member of a request signed in. */
export function signedInAt({ world, signed }: Pick<MemberContext<unknown>, 'world' | 'signed'>): number {
  return world.sessions.devices(signed.memberId).find(({ id }) => id === signed.sessionId)?.createdAt ?? 0;
}

const limitsPart: StatePart = (context, profile) => {
  const { protection } = context.world;
  const { memberId } = context.signed;
  const above = protection.facts.contactAbove(memberId, profile);
  const overall = protection.facts.overall(memberId, protection.limits(memberId), profile);
  return {
    limits: limitsOf(context, profile),
    limit_needed: protection.asksLimit(memberId, profile) ? 1 : 0,
    review_due: protection.facts.reviewDue(memberId, profile) ? 1 : 0,
    ...(above !== null && { contact_above: String(above) }),
    ...(overall !== null && {
      overall: { amount: String(overall), deposited: String(protection.depositedThisMonth(memberId, profile)) },
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
