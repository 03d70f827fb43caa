import type { Duration } from '@housefront/contract/rules';
import {
  confirmLimit,
  limitOf,
  limitsLeft,
  pauseAt,
  refusedBy,
  sumsAreDue,
  takePause,
  withdrawLimit,
  LIMIT_KINDS,
  PAUSE_KINDS,
  PERIODS,
  periodStart,
  type Limit,
  type LimitKey,
  type LimitLeft,
  type Pause,
  type PauseKind,
  type WaitReason,
} from '@housefront/contract/rules';
import { valuesAt } from '@housefront/contract/dated';
import { PROFILES, type ProfileName, type Protection } from '@housefront/contract/protection';
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { asMinor } from './ledger.ts';
import { createLimitFacts, type LimitFacts } from './protection-limits.ts';
import { createLimitLog } from './limit-log.ts';

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
export interface PlayerProtection {
  /** Limits over all operators, limits by personal contact, and reviews. */
  readonly facts: LimitFacts;
  /** The capabilities of a site; undefined without a profile. */
  of(siteId: number): Protection | undefined;
  /** Sets the profile of a site; null for none. */
  setProfile(siteId: number, profile: ProfileName | null): void;
  limits(memberId: number): readonly Limit[];
  /** The rest of each limit. */
  left(memberId: number, profile: Protection): readonly LimitLeft[];
  /** Asks for a limit; an amount of null removes it. */
  ask(memberId: number, profile: Protection, key: LimitKey, amount: bigint | null): void;
  /** Lets what waits for a personal contact count (RG-44). */
  approve(memberId: number): void;
  /** Deposits of this month on this site. */
  depositedThisMonth(memberId: number, profile: Protection): bigint;
  /** False if nothing waits, or not long enough. */
  confirm(memberId: number, key: LimitKey): boolean;
  withdraw(memberId: number, key: LimitKey): void;
  /** False where the profile does not let members decline. */
  decline(memberId: number, profile: Protection): boolean;
  /** Whether the member has neither set a limit that the profile asks for nor declined (RG-12). */
  asksLimit(memberId: number, profile: Protection): boolean;
  /** Whether a limit must be set, or declined, before a deposit or before play. */
  needsLimit(memberId: number, profile: Protection, before: 'deposit' | 'play'): boolean;
  /** The break or exclusion that holds now. */
  pause(memberId: number): Pause | undefined;
  /** Begins a break or an exclusion; returns its end. */
  take(memberId: number, profile: Protection, kind: PauseKind, duration: Duration): number | null;
  /** Ends the breaks and exclusions of a member, or those of one kind. */
  endPauses(memberId: number, kind?: PauseKind): void;
  /** The sums that the profile asks to be read; undefined where it asks for none. */
  sums(memberId: number, profile: Protection, signedInAt: number): Sums | undefined;
  readSums(memberId: number): number;
  /** Why a member cannot pay an amount in (minor units). */
  refusesDeposit(memberId: number, profile: Protection, amount: bigint): ProtectionRefusal | undefined;
  /** Why a member cannot start a game. */
  refusesPlay(memberId: number, profile: Protection, signedInAt: number): ProtectionRefusal | undefined;
}

const limitRow = z.object({
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(PERIODS),
  amount: asMinor,
  pending_amount: z.nullable(asMinor),
  pending_at: z.nullable(z.number()),
  pending_contact: z.number(),
});
const pauseRow = z.object({ kind: z.enum(PAUSE_KINDS), begins_at: z.number(), ends_at: z.nullable(z.number()) });
const stateRow = z.object({ sums_read_at: z.nullable(z.number()), limit_declined_at: z.nullable(z.number()) });
const total = z.object({ sum: asMinor });

/** Whether a text is the name of a profile. */
export const isProfile = (name: string): name is ProfileName => Object.hasOwn(PROFILES, name);

/**
 * Creates the platform's player protection.
 * @param profiles of sites for which none was set
 */
export function createPlayerProtection(
  db: Database,
  clock: Clock,
  profiles: ReadonlyMap<number, ProfileName> = new Map(),
): PlayerProtection {
  const facts = createLimitFacts(db, clock);
  const moment = (profile: Protection) => ({ at: clock.now(), zone: profile.zone });
  const sum = (sql: string, ...values: (number | string)[]): bigint => db.get(total, sql, ...values)?.sum ?? 0n;

  const limits = (memberId: number): readonly Limit[] =>
    db
      .all(limitRow, 'SELECT * FROM member_limit WHERE member_id = ?', memberId)
      .map(({ kind, period, amount, pending_amount: wish, pending_at: effectiveAt, pending_contact: contact }) => ({
        kind,
        period,
        amount,
        pending: effectiveAt === null && contact === 0 ? null : { amount: wish, effectiveAt },
      }));
  const log = createLimitLog(db, clock);
  const write = (memberId: number, next: readonly Limit[]): void =>
    db.transaction(() => {
      log.write(memberId, limits(memberId), next);
      db.run('DELETE FROM member_limit WHERE member_id = ?', memberId);
      for (const { kind, period, amount, pending } of next)
        db.run(
          `INSERT INTO member_limit (member_id, kind, period, amount, pending_amount, pending_at, pending_contact)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
          memberId,
          kind,
          period,
          amount,
          pending?.amount ?? null,
          pending?.effectiveAt ?? null,
          pending && pending.effectiveAt === null ? 1 : 0,
        );
    });
  const state = (memberId: number) =>
    db.get(stateRow, 'SELECT sums_read_at, limit_declined_at FROM member_protection WHERE member_id = ?', memberId);
  const mark = (memberId: number, column: 'sums_read_at' | 'limit_declined_at'): number => {
    const now = clock.now();
    db.run('INSERT OR IGNORE INTO member_protection (member_id) VALUES (?)', memberId);
    db.run(`UPDATE member_protection SET ${column} = ? WHERE member_id = ?`, now, memberId);
    return now;
  };
  const pauses = (memberId: number): readonly Pause[] =>
    db
      .all(pauseRow, 'SELECT kind, begins_at, ends_at FROM member_pause WHERE member_id = ? ORDER BY id', memberId)
      .map(({ kind, begins_at: from, ends_at: until }) => ({ kind, from, until }));

  /** Stakes since a moment; a stake that was given back counts as won. */
  const staked = (memberId: number, since: number) =>
    sum(
      `SELECT COALESCE(SUM(round.bet), 0) AS sum FROM round JOIN run ON run.id = round.run_id
       WHERE run.member_id = ? AND round.opened_at >= ?`,
      memberId,
      since,
    );
  const won = (memberId: number, since: number) =>
    sum(
      `SELECT COALESCE(SUM(round.win), 0) AS sum FROM round JOIN run ON run.id = round.run_id
       WHERE run.member_id = ? AND round.settled_at >= ?`,
      memberId,
      since,
    );
  /** Deposits count from their order on, also while they are under way: two at once cannot pass one limit. */
  const deposited = (memberId: number, since: number) =>
    sum(
      `SELECT COALESCE(SUM(amount), 0) AS sum FROM money_order
       WHERE member_id = ? AND kind = 'deposit' AND status IN ('pending', 'success') AND created_at >= ?`,
      memberId,
      since,
    );
  /** Minutes in which games were open. */
  const played = (memberId: number, since: number) => {
    const now = clock.now();
    const ms = sum(
      `SELECT COALESCE(SUM(MAX(0, COALESCE(ended_at, ?) - MAX(opened_at, ?))), 0) AS sum FROM run
       WHERE member_id = ? AND opened_at IS NOT NULL`,
      now,
      since,
      memberId,
    );
    return ms / 60_000n;
  };
  const used = (memberId: number, profile: Protection) => {
    const { at, zone } = moment(profile);
    return ({ kind, period }: LimitKey): bigint => {
      const since = periodStart(period, at, zone);
      if (kind === 'deposit') return deposited(memberId, since);
      if (kind === 'time') return played(memberId, since);
      return kind === 'stake' ? staked(memberId, since) : staked(memberId, since) - won(memberId, since);
    };
  };

  const refusedByPause = (memberId: number): ProtectionRefusal | undefined => {
    const pause = protection.pause(memberId);
    return pause && { code: pause.kind === 'break' ? '302' : '303', until: pause.until };
  };

  const protection: PlayerProtection = {
    facts,
    of: (siteId) => {
      const found = db.get(
        z.object({ profile: z.string() }),
        'SELECT profile FROM protection_profile WHERE site_id = ?',
        siteId,
      )?.profile;
      const name = found ?? profiles.get(siteId) ?? 'none';
      return isProfile(name) ? valuesAt<Protection>(PROFILES[name], clock.now()) : undefined;
    },
    setProfile: (siteId, profile) => {
      const name = profile ?? 'none';
      db.run('INSERT OR REPLACE INTO protection_profile (site_id, profile) VALUES (?, ?)', siteId, name);
    },
    limits,
    left: (memberId, profile) => limitsLeft(limits(memberId), used(memberId, profile), moment(profile)),
    ask: (memberId, profile, key, amount) =>
      db.transaction(() => write(memberId, facts.ask(memberId, limits(memberId), profile, key, amount))),
    approve: (memberId) => db.transaction(() => write(memberId, facts.approve(limits(memberId)))),
    depositedThisMonth: (memberId, profile) => used(memberId, profile)({ kind: 'deposit', period: 'month' }),
    confirm: (memberId, key) =>
      db.transaction(() => {
        const before = limits(memberId);
        const after = confirmLimit(before, key, clock.now());
        write(memberId, after);
        return after !== before;
      }),
    withdraw: (memberId, key) => write(memberId, withdrawLimit(limits(memberId), key)),
    decline: (memberId, { firstLimit }) => {
      if (!firstLimit || firstLimit.decline === 'never') return false;
      mark(memberId, 'limit_declined_at');
      return true;
    },
    asksLimit: (memberId, { firstLimit }) => {
      if (!firstLimit) return false;
      const own = limits(memberId);
      if (firstLimit.needs.some((key) => limitOf(own, key) !== undefined)) return false;
      return firstLimit.decline === 'never' || (state(memberId)?.limit_declined_at ?? null) === null;
    },
    needsLimit: (memberId, profile, before) => {
      const { firstLimit } = profile;
      // A limit that play needs is also asked for before a deposit: money would be in, and could not be played.
      if (!firstLimit || (before === 'play' && firstLimit.before === 'deposit')) return false;
      return firstLimit.decline !== 'freely' && protection.asksLimit(memberId, profile);
    },
    pause: (memberId) => pauseAt(pauses(memberId), clock.now()),
    take: (memberId, profile, kind, duration) => {
      const taken = takePause([], kind, duration, moment(profile));
      for (const { from, until } of taken)
        db.run(
          'INSERT INTO member_pause (member_id, kind, begins_at, ends_at) VALUES (?, ?, ?, ?)',
          memberId,
          kind,
          from,
          until,
        );
      return protection.pause(memberId)?.until ?? null;
    },
    endPauses: (memberId, kind) =>
      void db.run('DELETE FROM member_pause WHERE member_id = ? AND kind = coalesce(?, kind)', memberId, kind ?? null),
    sums: (memberId, { sums }, signedInAt) => {
      if (!sums) return undefined;
      const at = clock.now();
      const since = at - sums.days * 86_400_000;
      const readAt = state(memberId)?.sums_read_at ?? null;
      return {
        days: sums.days,
        staked: staked(memberId, since),
        won: won(memberId, since),
        readAt,
        due: sumsAreDue({ signedInAt, readAt }, sums.everyHours, at),
      };
    },
    readSums: (memberId) => mark(memberId, 'sums_read_at'),
    refusesDeposit: (memberId, profile, amount) => {
      const paused = refusedByPause(memberId);
      if (paused) return paused;
      if (protection.needsLimit(memberId, profile, 'deposit')) return { code: '306' };
      const left = facts.withElsewhere(memberId, protection.left(memberId, profile), profile);
      const limit = refusedBy(left, 'deposit', amount);
      return limit && { code: '301', limit, overall: profile.overall !== undefined && limit.period === 'month' };
    },
    refusesPlay: (memberId, profile, signedInAt) => {
      const paused = refusedByPause(memberId);
      if (paused) return paused;
      if (protection.needsLimit(memberId, profile, 'play')) return { code: '306' };
      if (protection.sums(memberId, profile, signedInAt)?.due) return { code: '304' };
      const spent = protection.left(memberId, profile).find(({ kind, left }) => kind !== 'deposit' && left === 0n);
      return spent && { code: '301', limit: spent, overall: false };
    },
  };
  return protection;
}
