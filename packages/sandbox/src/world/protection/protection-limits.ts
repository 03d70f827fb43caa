import { formatDate } from '@housefront/contract/wall-time';
import type { Protection } from '@housefront/contract/protection';
import {
  ageOn,
  amountIn,
  durationEnd,
  periodStart,
  type Limit,
  type LimitKey,
  type LimitLeft,
} from '@housefront/contract/rules';
import * as z from 'zod/mini';
import type { Ages } from './ages.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { asMinor } from '../ledger/ledger.ts';

/** The part of a profile under which a limit is set. It stays with the limit on all sites (RG-48). */
export type LimitRule = Pick<Protection, 'zone' | 'raise' | 'overall' | 'contactAbove'>;

/** A limit over all operators, and one by personal contact, are counted as a deposit limit of a month (RG-19). */
export const MONTH: LimitKey = { kind: 'deposit', period: 'month' };
/** Any amount. */
const ANY = -1n;

/** Whether a limit is the one of deposits of a month. */
export const isMonth = ({ kind, period }: LimitKey): boolean => kind === MONTH.kind && period === MONTH.period;

const memberRow = z.object({ currency: z.string(), createdAt: z.number() });
const factsRow = z.object({
  reviewedAt: z.nullable(z.number()),
  elsewhere: asMinor,
  elsewhereAt: z.number(),
  agreed: z.nullable(asMinor),
});

const lowest = (amounts: readonly bigint[]): bigint | null =>
  amounts.reduce<bigint | null>((least, next) => (least === null || next < least ? next : least), null);

/** Limits beside those of kinds and periods: over all operators, by personal contact, and their review. */
export interface LimitFacts {
  /**
   * Monthly deposit limits above it need a personal contact, by the strictest rule; null without. Without a verified birthday
   * the member counts as young (RG-44).
   */
  contactAbove(memberId: number, rules: readonly LimitRule[]): bigint | null;
  /** The platform agreed to deposits of an amount a month, or to any (null). */
  agree(memberId: number, amount: bigint | null): void;
  /** A limit is set: what was agreed before above it holds no longer. */
  lowerAgreed(memberId: number, amount: bigint): void;
  /** The lowest of the monthly limits over all operators; null without (RG-19). */
  overall(memberId: number, rules: readonly LimitRule[]): bigint | null;
  /** The most that a month may have, whatever the member has set; null without such a rule (RG-48). */
  monthCap(memberId: number, rules: readonly LimitRule[]): bigint | null;
  /** The rest with what was deposited at other operators. */
  withElsewhere(memberId: number, left: LimitLeft, zone: string): LimitLeft;
  /** Sets what a member deposited at other operators this month. */
  setElsewhere(memberId: number, amount: bigint): void;
  /** Whether it is time to review limits and transactions (RG-18). */
  reviewDue(memberId: number, profile: Protection): boolean;
  review(memberId: number): void;
}

/** Creates these facts over the database. */
export function createLimitFacts(db: Database, clock: Clock, ages: Ages): LimitFacts {
  const member = (id: number) => db.get(memberRow, 'SELECT currency, created_at FROM member WHERE id = ?', id);
  const facts = (id: number) =>
    db.get(
      factsRow,
      'SELECT reviewed_at, elsewhere, elsewhere_at, agreed FROM member_protection WHERE member_id = ?',
      id,
    );
  const known = (id: number) => void db.insert('member_protection', { memberId: id }, 'ignore');

  const self: LimitFacts = {
    contactAbove: (id, rules) => {
      const { currency = '' } = member(id) ?? {};
      const born = ages.birthday(id);
      return lowest(
        rules.flatMap(({ contactAbove, zone }) => {
          if (!contactAbove) return [];
          const { amounts, young } = contactAbove;
          const age = ageOn(born ?? '', formatDate(clock.now(), zone));
          const isYoung = young !== undefined && (age === null || age < young.below);
          return [amountIn(isYoung ? young.amounts : amounts, currency)];
        }),
      );
    },
    agree: (id, amount) => {
      known(id);
      db.run('UPDATE member_protection SET agreed = ? WHERE member_id = ?', amount ?? ANY, id);
    },
    lowerAgreed: (id, amount) => {
      db.run(
        'UPDATE member_protection SET agreed = ? WHERE member_id = ? AND (agreed = ? OR agreed > ?)',
        amount,
        id,
        ANY,
        amount,
      );
    },
    overall: (id, rules) => {
      const { currency = '' } = member(id) ?? {};
      return lowest(rules.flatMap(({ overall }) => (overall ? [amountIn(overall, currency)] : [])));
    },
    monthCap: (id, rules) => {
      const agreed = facts(id)?.agreed ?? null;
      const above = agreed === ANY ? null : self.contactAbove(id, rules);
      const contact = above !== null && agreed !== null && agreed > above ? agreed : above;
      return lowest([contact, self.overall(id, rules)].filter((amount) => amount !== null));
    },
    withElsewhere: (id, limit, zone) => {
      const { elsewhere = 0n, elsewhereAt: since = 0 } = facts(id) ?? {};
      if (since < periodStart('month', clock.now(), zone)) return limit;
      return { ...limit, left: limit.left > elsewhere ? limit.left - elsewhere : 0n };
    },
    setElsewhere: (id, amount) => {
      known(id);
      db.run(
        'UPDATE member_protection SET elsewhere = ?, elsewhere_at = ? WHERE member_id = ?',
        amount,
        clock.now(),
        id,
      );
    },
    reviewDue: (id, { review, zone }) => {
      if (review === undefined) return false;
      const since = facts(id)?.reviewedAt ?? member(id)?.createdAt ?? clock.now();
      const due = durationEnd(review, since, zone);
      return due !== null && due <= clock.now();
    },
    review: (id) => {
      known(id);
      db.run('UPDATE member_protection SET reviewed_at = ? WHERE member_id = ?', clock.now(), id);
    },
  };
  return self;
}

/** The deposit limit of a month that holds although the member set another one, or none (RG-48). */
export const heldMonth = (own: Limit | undefined, cap: bigint | null): Limit | undefined => {
  if (cap === null || (own && own.amount <= cap)) return own;
  return { ...MONTH, amount: cap, pending: own?.pending ?? null };
};
