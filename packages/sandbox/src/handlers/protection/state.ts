import type { Protection } from '@housefront/contract/protection';
import type { Limit, LimitLeft } from '@housefront/contract/rules';
import type { MemberContext } from '../defineHandler.ts';
import { waitPart } from './waits.ts';

import { iso, type StatePart } from './state.types.ts';

export { iso };

const limitData = (limit: Limit, left: readonly LimitLeft[]): object => {
  const { kind, period, amount, pending } = limit;
  const open = left.find((one) => one.kind === kind && one.period === period);
  return {
    kind,
    period,
    amount: String(amount),
    left: open ? String(open.left) : null,
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
  return world.protection.limits(signed.memberId).map((limit) => limitData(limit, left));
};

/** When the member of a request signed in. */
export function signedInAt({ world, signed }: Pick<MemberContext<unknown>, 'world' | 'signed'>): number {
  return world.sessions.devices(signed.memberId).find(({ id }) => id === signed.sessionId)?.createdAt ?? 0;
}

const limitsPart: StatePart = (context, profile) => ({
  limits: limitsOf(context, profile),
  limit_needed: context.world.protection.needsLimit(context.signed.memberId, profile, 'deposit') ? 1 : 0,
});

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
export const stateParts: readonly StatePart[] = [limitsPart, pausePart, sumsPart, waitPart];
