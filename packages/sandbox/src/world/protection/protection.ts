import { limitOf, refusedBy, sumsAreDue, type LimitLeft, type WaitReason } from '@housefront/contract/rules';
import { valuesAt } from '@housefront/contract/dated';
import type { CurrencyRow } from '@housefront/contract/currency';
import { PROFILES, type ProfileName, type Protection } from '@housefront/contract/protection';
import { withOwnCurrencies } from '@housefront/contract/protection-amounts';
import * as z from 'zod/mini';
import type { Ages } from './ages.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { createLimitFacts, type LimitFacts } from './protection-limits.ts';
import { createMemberLimits, type MemberLimits } from './member-limits.ts';
import { createMemberPauses, type MemberPauses } from './member-pauses.ts';
import { createMemberSums } from './member-sums.ts';

/** Why a member may not go on now (codes 301 to 307). */
export type ProtectionRefusal =
  | { readonly code: '301'; readonly limit: LimitLeft; readonly overall: boolean }
  | { readonly code: '302' | '303'; readonly until: number | null }
  | { readonly code: '307'; readonly until: number; readonly reason: WaitReason }
  | { readonly code: '304' | '305' | '306' };

/** Stakes, wins and losses of some days, in minor units. */
export interface Sums {
  readonly days: number;
  readonly staked: bigint;
  readonly won: bigint;
  readonly readAt: number | null;
  readonly due: boolean;
}

/** Player protection at the platform: it decides and enforces, whatever a site shows (document 3). */
export interface PlayerProtection extends MemberLimits, MemberPauses {
  /** Limits over all operators, limits by personal contact, and reviews. */
  readonly facts: LimitFacts;
  /** The capabilities of a site; undefined without a profile. */
  of(siteId: number): Protection | undefined;
  /** Sets the profile of a site; null for none. */
  setProfile(siteId: number, profile: ProfileName | null): void;
  /** Declines the first limit that this profile asks for. False where the profile does not let members decline. */
  decline(memberId: number, profile: Protection): boolean;
  /** Whether the member has neither set a limit that the profile asks for nor declined it in this profile (RG-12). */
  asksLimit(memberId: number, profile: Protection): boolean;
  /** Whether a limit must be set, or declined, before a deposit or before play. */
  needsLimit(memberId: number, profile: Protection, before: 'deposit' | 'play'): boolean;
  /** The sums that the profile asks to be read; undefined where it asks for none. */
  sums(memberId: number, profile: Protection, signedInAt: number): Sums | undefined;
  readSums(memberId: number): number;
  /** Why a member cannot pay an amount in (minor units). Limits and pauses hold on sites without a profile too (RG-48). */
  refusesDeposit(memberId: number, profile: Protection | undefined, amount: bigint): ProtectionRefusal | undefined;
  /** Why a member cannot start a game. */
  refusesPlay(memberId: number, profile: Protection | undefined, signedInAt: number): ProtectionRefusal | undefined;
}

const profileRow = z.object({ profile: z.string() });
const stateRow = z.object({ sumsReadAt: z.nullable(z.number()) });

/** The question of a profile for a first limit. Another profile has another one: an answer to it is none to this. */
const questionOf = ({ zone, firstLimit }: Protection): string => JSON.stringify([zone, firstLimit]);

/** Whether a text is the name of a profile. */
export const isProfile = (name: string): name is ProfileName => Object.hasOwn(PROFILES, name);

/**
 * Creates the platform's player protection.
 * @param profiles of sites for which none was set
 * @param currencies of the sites, beside those of the kit
 */
export function createPlayerProtection(
  db: Database,
  clock: Clock,
  ages: Ages,
  profiles: ReadonlyMap<number, ProfileName> = new Map(),
  currencies: readonly CurrencyRow[] = [],
): PlayerProtection {
  const facts = createLimitFacts(db, clock, ages);
  const sums = createMemberSums(db, clock);
  const memberLimits = createMemberLimits(db, clock, facts, sums);
  const pauses = createMemberPauses(db, clock);

  const hasDeclined = (memberId: number, profile: Protection): boolean =>
    db.has('limit_declined', { memberId, question: questionOf(profile) });
  const refusedByPause = (memberId: number): ProtectionRefusal | undefined => {
    const pause = pauses.pause(memberId);
    return pause && { code: pause.kind === 'break' ? '302' : '303', until: pause.until };
  };

  const protection: PlayerProtection = {
    ...memberLimits,
    ...pauses,
    facts,
    of: (siteId) => {
      const found = db.get(profileRow, 'SELECT profile FROM protection_profile WHERE site_id = ?', siteId)?.profile;
      const name = found ?? profiles.get(siteId) ?? 'none';
      return isProfile(name)
        ? valuesAt<Protection>(withOwnCurrencies(PROFILES[name], currencies, name), clock.now())
        : undefined;
    },
    setProfile: (siteId, profile) => {
      const name = profile ?? 'none';
      db.insert('protection_profile', { siteId, profile: name }, 'replace');
    },
    decline: (memberId, profile) => {
      const { firstLimit } = profile;
      if (!firstLimit || firstLimit.decline === 'never') return false;
      db.insert('limit_declined', { memberId, question: questionOf(profile), at: clock.now() }, 'replace');
      return true;
    },
    asksLimit: (memberId, profile) => {
      const { firstLimit } = profile;
      if (!firstLimit) return false;
      const own = memberLimits.limits(memberId);
      if (firstLimit.needs.some((key) => limitOf(own, key) !== undefined)) return false;
      return firstLimit.decline === 'never' || !hasDeclined(memberId, profile);
    },
    needsLimit: (memberId, profile, before) => {
      const { firstLimit } = profile;
      // A limit that play needs is also asked for before a deposit: money would be in, and could not be played.
      if (!firstLimit || (before === 'play' && firstLimit.before === 'deposit')) return false;
      return firstLimit.decline !== 'freely' && protection.asksLimit(memberId, profile);
    },
    sums: (memberId, { sums: asked }, signedInAt) => {
      if (!asked) return undefined;
      const at = clock.now();
      const since = at - asked.days * 86_400_000;
      const readAt =
        db.get(stateRow, 'SELECT sums_read_at FROM member_protection WHERE member_id = ?', memberId)?.sumsReadAt ??
        null;
      return {
        days: asked.days,
        staked: sums.staked(memberId, since),
        won: sums.won(memberId, since),
        readAt,
        due: sumsAreDue({ signedInAt, readAt }, asked.everyHours, at),
      };
    },
    readSums: (memberId) => {
      const now = clock.now();
      db.insert('member_protection', { memberId }, 'ignore');
      db.run('UPDATE member_protection SET sums_read_at = ? WHERE member_id = ?', now, memberId);
      return now;
    },
    refusesDeposit: (memberId, profile, amount) => {
      const paused = refusedByPause(memberId);
      if (paused) return paused;
      if (profile && protection.needsLimit(memberId, profile, 'deposit')) return { code: '306' };
      const left = protection.left(memberId, profile);
      const limit = refusedBy(left, 'deposit', amount);
      return limit && { code: '301', limit, overall: left.some((one) => one === limit && one.overall) };
    },
    refusesPlay: (memberId, profile, signedInAt) => {
      const paused = refusedByPause(memberId);
      if (paused) return paused;
      if (profile && protection.needsLimit(memberId, profile, 'play')) return { code: '306' };
      if (profile && protection.sums(memberId, profile, signedInAt)?.due) return { code: '304' };
      const spent = protection.left(memberId, profile).find(({ kind, left }) => kind !== 'deposit' && left === 0n);
      return spent && { code: '301', limit: spent, overall: false };
    },
  };
  return protection;
}
