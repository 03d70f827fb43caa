import {
  approveLimit,
  askContact,
  askLimit,
  confirmLimit,
  durationEnd,
  limitOf,
  needsContact,
  periodStart,
  type Limit,
  type LimitKey,
  type LimitLeft,
} from '@housefront/contract/rules';
import type { Protection } from '@housefront/contract/protection';
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { asMinor } from './ledger.ts';

/** A limit over all operators is counted as a deposit limit of a month (RG-19). */
const OVERALL: LimitKey = { kind: 'deposit', period: 'month' };

const memberRow = z.object({ currency: z.string(), born: z.nullable(z.string()), created_at: z.number() });
const factsRow = z.object({ reviewed_at: z.nullable(z.number()), elsewhere: asMinor, elsewhere_at: z.number() });

/** Whole years since a birthday, written as 1990-01-31, by the day at a moment in UTC; null for none. */
export function ageOn(born: string, at: number): number | null {
  const [year, month, day] = born.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const today = new Date(at);
  const isBefore = today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day);
  const age = today.getUTCFullYear() - year - (isBefore ? 1 : 0);
  return Number.isNaN(age) ? null : age;
}

/** Limits beside those of kinds and periods: over all operators, by personal contact, and their review. */
export interface LimitFacts {
  /** The limits after a member asked for one, as the profile has it. */
  ask(
    memberId: number,
    limits: readonly Limit[],
    profile: Protection,
    key: LimitKey,
    amount: bigint | null,
  ): readonly Limit[];
  /** Monthly deposit limits above it need a personal contact; null without (RG-44). */
  contactAbove(memberId: number, profile: Protection): bigint | null;
  /** The limits after the contact took place. */
  approve(limits: readonly Limit[]): readonly Limit[];
  /** The monthly limit over all operators: that of the member, else that of the profile; null without (RG-19). */
  overall(memberId: number, limits: readonly Limit[], profile: Protection): bigint | null;
  /** The rests with what was deposited at other operators. */
  withElsewhere(memberId: number, left: readonly LimitLeft[], profile: Protection): readonly LimitLeft[];
  /** Sets what a member deposited at other operators this month. */
  setElsewhere(memberId: number, amount: bigint): void;
  /** Whether it is time to review limits and transactions (RG-18). */
  reviewDue(memberId: number, profile: Protection): boolean;
  review(memberId: number): void;
}

/** Creates these facts over the database. */
export function createLimitFacts(db: Database, clock: Clock): LimitFacts {
  const member = (id: number) =>
    db.get(
      memberRow,
      "SELECT currency, json_extract(profile, '$.member_birthday') AS born, created_at FROM member WHERE id = ?",
      id,
    );
  const facts = (id: number) =>
    db.get(factsRow, 'SELECT reviewed_at, elsewhere, elsewhere_at FROM member_protection WHERE member_id = ?', id);
  const known = (id: number) => void db.run('INSERT OR IGNORE INTO member_protection (member_id) VALUES (?)', id);
  const amountIn = (amounts: Readonly<Record<string, string>> | undefined, currency: string | undefined) => {
    const amount = currency === undefined ? undefined : amounts?.[currency];
    return amount === undefined ? null : BigInt(amount);
  };

  const self: LimitFacts = {
    ask: (id, limits, profile, key, amount) => {
      const at = clock.now();
      const above = self.contactAbove(id, profile);
      const present = limitOf(limits, key);
      const isRaise = !present || amount === null || amount > present.amount;
      if (above !== null && isRaise && needsContact(key, amount, above)) return askContact(limits, key, amount, above);
      const asked = askLimit(limits, key, amount, profile.raise ?? { wait: '24h' }, { at, zone: profile.zone });
      return profile.raise ? asked : confirmLimit(asked, key, Number.POSITIVE_INFINITY);
    },
    contactAbove: (id, { contactAbove }) => {
      if (!contactAbove) return null;
      const { currency, born } = member(id) ?? {};
      const { amounts, young } = contactAbove;
      const age = ageOn(born ?? '', clock.now());
      const isYoung = young !== undefined && age !== null && age < young.below;
      return amountIn(isYoung ? young.amounts : amounts, currency);
    },
    approve: (limits) => limits.reduce<readonly Limit[]>(approveLimit, limits),
    overall: (id, limits, profile) =>
      profile.overall ? (limitOf(limits, OVERALL)?.amount ?? amountIn(profile.overall, member(id)?.currency)) : null,
    withElsewhere: (id, left, profile) => {
      if (!profile.overall) return left;
      const { elsewhere = 0n, elsewhere_at: since = 0 } = facts(id) ?? {};
      const counts = since >= periodStart('month', clock.now(), profile.zone);
      return left.map((limit) => {
        if (!counts || limit.kind !== OVERALL.kind || limit.period !== OVERALL.period) return limit;
        return { ...limit, left: limit.left > elsewhere ? limit.left - elsewhere : 0n };
      });
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
      const since = facts(id)?.reviewed_at ?? member(id)?.created_at ?? clock.now();
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
