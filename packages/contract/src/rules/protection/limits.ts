import { durationEnd, periodEnd, type Duration } from './calendar.ts';
import type { LimitKind, Period } from './limit-kinds.ts';

/** Identifies a limit: a member has at most one of a kind and a period. */
export interface LimitKey {
  readonly kind: LimitKind;
  readonly period: Period;
}

/** A raise or a removal that waits (RG-16). */
export interface PendingLimit {
  /** Minor units, or minutes of time; null for no limit at all. */
  readonly amount: bigint | null;
  /** The moment from which it can be confirmed; null if it needs a personal contact, and counts once the platform says so. */
  readonly effectiveAt: number | null;
}

/** A limit of a member. */
export interface Limit extends LimitKey {
  /** Minor units of the account's currency, or minutes of time. */
  readonly amount: bigint;
  readonly pending: PendingLimit | null;
}

/** Wait of a profile before a limit may be raised or removed (RG-16). */
export interface RaiseWait {
  readonly wait: Duration;
  /** It also waits for the end of the limit's period. */
  readonly periodEnd?: true;
}

/** Moment and time zone of a decision. */
export interface Moment {
  readonly at: number;
  readonly zone: string;
}

const isSame = (one: LimitKey, other: LimitKey): boolean => one.kind === other.kind && one.period === other.period;

/** The limit of a kind and a period. */
export const limitOf = (limits: readonly Limit[], key: LimitKey): Limit | undefined =>
  limits.find((limit) => isSame(limit, key));

const put = (limits: readonly Limit[], key: LimitKey, next: Limit | null): readonly Limit[] => [
  ...limits.filter((limit) => !isSame(limit, key)),
  ...(next ? [next] : []),
];

/** The moment from which a raise can be confirmed. */
const effectiveFrom = (key: LimitKey, { wait, periodEnd: toEnd }: RaiseWait, { at, zone }: Moment): number => {
  const waited = durationEnd(wait, at, zone) ?? Number.POSITIVE_INFINITY;
  return toEnd ? Math.max(waited, periodEnd(key.period, at, zone)) : waited;
};

/**
 * The limits after a member asked for one. A first limit and a lower one count at once; a raise or a removal (null) waits while
 * the old limit holds, and replaces another one that waits. Asking for a lower or the present amount withdraws what waits
 * (RG-16).
 */
export const askLimit = (
  limits: readonly Limit[],
  key: LimitKey,
  amount: bigint | null,
  raise: RaiseWait,
  moment: Moment,
): readonly Limit[] => {
  const present = limitOf(limits, key);
  if (!present) return amount === null ? limits : put(limits, key, { ...key, amount, pending: null });
  if (amount !== null && amount <= present.amount) return put(limits, key, { ...present, amount, pending: null });
  const pending = { amount, effectiveAt: effectiveFrom(key, raise, moment) };
  return put(limits, key, { ...present, pending });
};

/** The limits with what waits in place of the present one. */
const granted = (limits: readonly Limit[], key: LimitKey): readonly Limit[] => {
  const present = limitOf(limits, key);
  if (!present?.pending) return limits;
  const { amount } = present.pending;
  return put(limits, key, amount === null ? null : { ...present, amount, pending: null });
};

/** An amount that a confirmation names: null for no limit at all, undefined for whatever waits. */
type Named = bigint | null | undefined;

const isNamed = (pending: PendingLimit | null | undefined, amount: Named): boolean =>
  amount === undefined || pending?.amount === amount;

/**
 * The limits after a member confirmed what waits. Nothing changes before its moment, or without anything that waits: a raise
 * without a confirmation never counts (RG-16).
 * @param amount what the member confirms; nothing changes if another amount waits, because a confirmation may be older than a wish
 */
export const confirmLimit = (limits: readonly Limit[], key: LimitKey, at: number, amount?: Named): readonly Limit[] => {
  const pending = limitOf(limits, key)?.pending;
  const from = pending?.effectiveAt ?? null;
  return from === null || at < from || !isNamed(pending, amount) ? limits : granted(limits, key);
};

/** Whether a limit is a deposit limit of a month above the amount that needs a personal contact; no limit is above each (RG-44). */
export const needsContact = ({ kind, period }: LimitKey, amount: bigint | null, above: bigint | null): boolean =>
  kind === 'deposit' && period === 'month' && above !== null && (amount === null || amount > above);

/**
 * The limits after a member asked for one that needs a personal contact. It waits without a date; meanwhile the old limit
 * holds, or without one the highest that needs no contact (RG-44).
 */
export const askContact = (
  limits: readonly Limit[],
  key: LimitKey,
  amount: bigint | null,
  above: bigint,
): readonly Limit[] => {
  const present = limitOf(limits, key);
  if (!present && amount === null) return limits;
  return put(limits, key, { ...key, amount: present?.amount ?? above, pending: { amount, effectiveAt: null } });
};

/**
 * The limits after the platform agreed to what waited for a personal contact (RG-44).
 * @param amount what was agreed to; nothing changes if another amount waits
 */
export const approveLimit = (limits: readonly Limit[], key: LimitKey, amount?: Named): readonly Limit[] => {
  const pending = limitOf(limits, key)?.pending;
  return pending?.effectiveAt === null && isNamed(pending, amount) ? granted(limits, key) : limits;
};

/** The limits after a member withdrew what waits; the old limit goes on (RG-16). */
export const withdrawLimit = (limits: readonly Limit[], key: LimitKey): readonly Limit[] => {
  const present = limitOf(limits, key);
  return present?.pending ? put(limits, key, { ...present, pending: null }) : limits;
};

/** The use of a kind by a member since the start of a period; minor units, or minutes. */
export type Usage = (key: LimitKey) => bigint;

/** A limit with what is left of it. */
export interface LimitLeft extends LimitKey {
  readonly limit: bigint;
  /** Never below zero. */
  readonly left: bigint;
  /** When it restarts. */
  readonly restartsAt: number;
}

/** The rest of each limit. A loss that became a win leaves no more than the limit (RG-13). */
export const limitsLeft = (limits: readonly Limit[], used: Usage, { at, zone }: Moment): readonly LimitLeft[] =>
  limits.map(({ kind, period, amount }) => {
    const spent = used({ kind, period });
    const open = amount - (spent > 0n ? spent : 0n);
    return { kind, period, limit: amount, left: open > 0n ? open : 0n, restartsAt: periodEnd(period, at, zone) };
  });

/**
 * The limit of a kind that applies: the one with the least left. Of equal ones that which restarts last, because the member
 * can go on only then. Undefined without a limit of the kind (RG-13).
 */
export const lowestLeft = (all: readonly LimitLeft[], kind: LimitKind): LimitLeft | undefined =>
  all
    .filter((limit) => limit.kind === kind)
    .reduce<LimitLeft | undefined>((lowest, next) => {
      if (!lowest || next.left < lowest.left) return next;
      return next.left === lowest.left && next.restartsAt > lowest.restartsAt ? next : lowest;
    }, undefined);

/** Whether an amount of a kind is over what is left; then the limit that refuses it (code 301). */
export const refusedBy = (all: readonly LimitLeft[], kind: LimitKind, amount: bigint): LimitLeft | undefined => {
  const lowest = lowestLeft(all, kind);
  return lowest && amount > lowest.left ? lowest : undefined;
};
