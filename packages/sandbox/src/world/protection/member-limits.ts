import type { Protection } from '@housefront/contract/protection';
import {
  approveLimit,
  askContact,
  askLimit,
  confirmLimit,
  limitOf,
  limitsLeft,
  needsContact,
  periodStart,
  withdrawLimit,
  type Limit,
  type LimitKey,
  type LimitLeft,
} from '@housefront/contract/rules';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { createLimitStore, type LimitStore, type RuledLimit } from './limit-store.ts';
import type { MemberSums } from './member-sums.ts';
import { heldMonth, isMonth, MONTH, type LimitFacts, type LimitRule } from './protection-limits.ts';

/** The rest of a limit. */
export interface HeldLeft extends LimitLeft {
  /** It counts deposits at other operators too, so its rest is never sent (RG-19). */
  readonly overall: boolean;
}

/**
 * The limits of members. They belong to the member, on every site of the platform: a site without a profile refuses by them too.
 * The rules under which a limit was set stay with it; of several the strictest counts (RG-48).
 */
export interface MemberLimits extends Pick<LimitStore, 'limits'> {
  /** The limits that hold: also of a month for which the member has set none, or too much. `profile`: that of the site that asks. */
  held(memberId: number, profile: Protection | undefined): readonly RuledLimit[];
  /** The rest of each limit that holds. */
  left(memberId: number, profile: Protection | undefined): readonly HeldLeft[];
  /** The rules that hold for deposits. */
  depositRules(memberId: number, profile: Protection | undefined): readonly LimitRule[];
  /** Asks for a limit; an amount of null removes it. */
  ask(memberId: number, profile: Protection, key: LimitKey, amount: bigint | null): void;
  /** Lets an amount that waits for a personal contact count, null for no limit. False if another one waits, or none (RG-44). */
  approve(memberId: number, amount: bigint | null): boolean;
  /** Sum of the member's deposits since the month began in the profile's zone, in minor units. */
  depositedThisMonth(memberId: number, profile: Protection): bigint;
  /** Confirms an amount, null for no limit. False if another one waits, none, or not long enough. */
  confirm(memberId: number, key: LimitKey, amount: bigint | null): boolean;
  withdraw(memberId: number, key: LimitKey): void;
}

const ruleOf = ({ zone, raise, overall, contactAbove }: Protection): LimitRule => ({
  zone,
  ...(raise && { raise }),
  ...(overall && { overall }),
  ...(contactAbove && { contactAbove }),
});

/** Rules without doubles. */
const together = (...rules: readonly LimitRule[]): readonly LimitRule[] => [
  ...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values(),
];

/** Creates limits that are counted by the sums of members and by the clock. */
export function createMemberLimits(db: Database, clock: Clock, facts: LimitFacts, sums: MemberSums): MemberLimits {
  const store = createLimitStore(db, clock);
  const used = (memberId: number, zone: string) => {
    const at = clock.now();
    return ({ kind, period }: LimitKey): bigint => {
      const since = periodStart(period, at, zone);
      if (kind === 'deposit') return sums.deposited(memberId, since);
      if (kind === 'time') return sums.played(memberId, since);
      const staked = sums.staked(memberId, since);
      return kind === 'stake' ? staked : staked - sums.won(memberId, since);
    };
  };

  /** The limits after one was asked for, by the strictest of the rules. */
  const asked = (
    memberId: number,
    present: readonly Limit[],
    rules: readonly LimitRule[],
    key: LimitKey,
    amount: bigint | null,
  ): readonly Limit[] => {
    const above = isMonth(key) ? facts.contactAbove(memberId, rules) : null;
    const before = limitOf(present, key);
    const isRaise = !before || amount === null || amount > before.amount;
    if (above !== null && isRaise && needsContact(key, amount, above)) return askContact(present, key, amount, above);
    const at = clock.now();
    const waiting = rules.flatMap(({ raise, zone }) =>
      raise ? [askLimit(present, key, amount, raise, { at, zone })] : [],
    );
    const untilOf = (limits: readonly Limit[]) => limitOf(limits, key)?.pending?.effectiveAt ?? 0;
    const [longest] = waiting.toSorted((one, other) => untilOf(other) - untilOf(one));
    if (longest) return longest;
    const atOnce = askLimit(present, key, amount, { wait: '24h' }, { at, zone: 'UTC' });
    return confirmLimit(atOnce, key, Number.POSITIVE_INFINITY);
  };

  const self: MemberLimits = {
    limits: (memberId) => store.limits(memberId),
    depositRules: (memberId, profile) =>
      together(
        ...store.limits(memberId).flatMap(({ kind, rules }) => (kind === 'deposit' ? rules : [])),
        ...(profile ? [ruleOf(profile)] : []),
      ),
    held: (memberId, profile) => {
      const own = store.limits(memberId);
      const rules = self.depositRules(memberId, profile);
      const month = heldMonth(own.find(isMonth), facts.monthCap(memberId, rules));
      return [...own.filter((limit) => !isMonth(limit)), ...(month ? [{ ...month, rules }] : [])];
    },
    left: (memberId, profile) => {
      const at = clock.now();
      return self.held(memberId, profile).flatMap((limit) => {
        const { rules } = limit;
        const overall = isMonth(limit) && facts.overall(memberId, rules) !== null;
        const zones = new Set(rules.length > 0 ? rules.map(({ zone }) => zone) : [profile?.zone ?? 'UTC']);
        const rests = [...zones].flatMap((zone) =>
          limitsLeft([limit], used(memberId, zone), { at, zone }).map((rest) =>
            overall ? facts.withElsewhere(memberId, rest, zone) : rest,
          ),
        );
        const [least] = rests.toSorted((a, b) =>
          a.left === b.left ? b.restartsAt - a.restartsAt : a.left < b.left ? -1 : 1,
        );
        return least ? [{ ...least, overall }] : [];
      });
    },
    ask: (memberId, profile, key, amount) =>
      db.transaction(() => {
        const own = store.limits(memberId);
        const present = self.held(memberId, profile);
        const before = present.find(({ kind, period }) => kind === key.kind && period === key.period);
        const rules = together(...(before?.rules ?? []), ruleOf(profile));
        const after = limitOf(asked(memberId, present, rules, key, amount), key);
        const others = own.filter(({ kind, period }) => kind !== key.kind || period !== key.period);
        store.write(memberId, [...others, ...(after ? [after] : [])], { key, rules });
        if (isMonth(key) && after) facts.lowerAgreed(memberId, after.amount);
      }),
    approve: (memberId, amount) =>
      db.transaction(() => {
        const before = store.limits(memberId);
        const after = approveLimit(before, MONTH, amount);
        if (after === before) return false;
        facts.agree(memberId, amount);
        store.write(memberId, after);
        return true;
      }),
    depositedThisMonth: (memberId, { zone }) => used(memberId, zone)({ kind: 'deposit', period: 'month' }),
    confirm: (memberId, key, amount) =>
      db.transaction(() => {
        const before = store.limits(memberId);
        const after = confirmLimit(before, key, clock.now(), amount);
        store.write(memberId, after);
        return after !== before;
      }),
    withdraw: (memberId, key) =>
      db.transaction(() => store.write(memberId, withdrawLimit(store.limits(memberId), key))),
  };
  return self;
}
