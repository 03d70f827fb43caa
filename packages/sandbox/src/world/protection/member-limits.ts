import type { Protection } from '@housefront/contract/protection';
import {
  approveLimit,
  askContact,
  askLimit,
  confirmLimit,
  limitOf,
  limitsLeft,
  LIMIT_KINDS,
  needsContact,
  periodStart,
  PERIODS,
  withdrawLimit,
  type Limit,
  type LimitKey,
  type LimitLeft,
} from '@housefront/contract/rules';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { asMinor } from '../ledger/ledger.ts';
import { createLimitLog } from './limit-log.ts';
import type { MemberSums } from './member-sums.ts';
import { heldMonth, isMonth, MONTH, type LimitFacts, type LimitRule } from './protection-limits.ts';

/** A limit with the rules under which it was set. */
export interface RuledLimit extends Limit {
  readonly rules: readonly LimitRule[];
}

/** The rest of a limit. */
export interface HeldLeft extends LimitLeft {
  /** It counts deposits at other operators too, so its rest is never sent (RG-19). */
  readonly overall: boolean;
}

/**
 * The limits of members. They belong to the member, on every site of the platform: a site without a profile refuses by them too.
 * The rules under which a limit was set stay with it; of several the strictest counts (RG-48).
 */
export interface MemberLimits {
  /** The limits that the member has set. */
  limits(memberId: number): readonly RuledLimit[];
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

const amounts = z.record(z.string(), z.string());
const limitRules: z.ZodMiniType<readonly LimitRule[]> = z.array(
  z.object({
    zone: z.string(),
    raise: z.exactOptional(
      z.object({
        wait: z.templateLiteral([z.number(), z.enum(['h', 'd', 'w', 'm', 'y'])]),
        periodEnd: z.exactOptional(z.literal(true)),
      }),
    ),
    overall: z.exactOptional(amounts),
    contactAbove: z.exactOptional(
      z.object({ amounts, young: z.exactOptional(z.object({ below: z.number(), amounts })) }),
    ),
  }),
);

const limitRow = z.object({
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(PERIODS),
  amount: asMinor,
  pending_amount: z.nullable(asMinor),
  pending_at: z.nullable(z.number()),
  pending_contact: z.number(),
  rules: z.pipe(
    z.string(),
    z.transform((text) => limitRules.parse(JSON.parse(text))),
  ),
});

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
  const log = createLimitLog(db, clock);
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

  /** Writes limits; `ruled`: the rules of the one that was asked for. */
  const write = (
    memberId: number,
    next: readonly Limit[],
    ruled?: { key: LimitKey; rules: readonly LimitRule[] },
  ): void => {
    const before = self.limits(memberId);
    log.write(memberId, before, next);
    db.run('DELETE FROM member_limit WHERE member_id = ?', memberId);
    for (const limit of next) {
      const { kind, period, amount, pending } = limit;
      const isAsked = ruled?.key.kind === kind && ruled.key.period === period;
      const rules = isAsked
        ? ruled.rules
        : (before.find((one) => one.kind === kind && one.period === period)?.rules ?? []);
      db.run(
        `INSERT INTO member_limit (member_id, kind, period, amount, pending_amount, pending_at, pending_contact, rules)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        memberId,
        kind,
        period,
        amount,
        pending?.amount ?? null,
        pending?.effectiveAt ?? null,
        pending && pending.effectiveAt === null ? 1 : 0,
        JSON.stringify(rules),
      );
    }
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
    limits: (memberId) =>
      db
        .all(limitRow, 'SELECT * FROM member_limit WHERE member_id = ?', memberId)
        .map(
          ({
            kind,
            period,
            amount,
            pending_amount: wish,
            pending_at: effectiveAt,
            pending_contact: contact,
            rules,
          }) => ({
            kind,
            period,
            amount,
            pending: effectiveAt === null && contact === 0 ? null : { amount: wish, effectiveAt },
            rules,
          }),
        ),
    depositRules: (memberId, profile) =>
      together(
        ...self.limits(memberId).flatMap(({ kind, rules }) => (kind === 'deposit' ? rules : [])),
        ...(profile ? [ruleOf(profile)] : []),
      ),
    held: (memberId, profile) => {
      const own = self.limits(memberId);
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
        const own = self.limits(memberId);
        const present = self.held(memberId, profile);
        const before = present.find(({ kind, period }) => kind === key.kind && period === key.period);
        const rules = together(...(before?.rules ?? []), ruleOf(profile));
        const after = limitOf(asked(memberId, present, rules, key, amount), key);
        const others = own.filter(({ kind, period }) => kind !== key.kind || period !== key.period);
        write(memberId, [...others, ...(after ? [after] : [])], { key, rules });
        if (isMonth(key) && after) facts.lowerAgreed(memberId, after.amount);
      }),
    approve: (memberId, amount) =>
      db.transaction(() => {
        const before = self.limits(memberId);
        const after = approveLimit(before, MONTH, amount);
        if (after === before) return false;
        facts.agree(memberId, amount);
        write(memberId, after);
        return true;
      }),
    depositedThisMonth: (memberId, { zone }) => used(memberId, zone)({ kind: 'deposit', period: 'month' }),
    confirm: (memberId, key, amount) =>
      db.transaction(() => {
        const before = self.limits(memberId);
        const after = confirmLimit(before, key, clock.now(), amount);
        write(memberId, after);
        return after !== before;
      }),
    withdraw: (memberId, key) => db.transaction(() => write(memberId, withdrawLimit(self.limits(memberId), key))),
  };
  return self;
}
