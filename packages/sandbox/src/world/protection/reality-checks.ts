import type { Protection } from '@housefront/contract/protection';
import { checkDueAt, checkInterval, dueAfterAnswer, dueAfterChoice, isCheckDue } from '@housefront/contract/rules';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { asMinor } from '../ledger/ledger.ts';
import type { Sessions } from '../members/sessions.ts';

/** A session of a member, with the moment of its sign-in. */
export interface PlaySession {
  readonly sessionId: number;
  readonly memberId: number;
  readonly signedInAt: number;
}

/** Reality checks of sessions, and what was staked and won in a session (RG-11). */
export interface RealityChecks {
  /** The interval of a member in minutes; null for none. */
  interval(memberId: number, profile: Protection): number | null;
  /** When the next check of a session is due; null for never. */
  dueAt(session: PlaySession, profile: Protection): number | null;
  /** Whether a check is due now and not answered. */
  isDue(session: PlaySession, profile: Protection): boolean;
  /** Chooses the interval, for all sessions of the member. False if the profile has no such interval. */
  choose(memberId: number, profile: Protection, everyMinutes: number | null): boolean;
  answer(session: PlaySession, profile: Protection): void;
  /** Makes a check due now, in all sessions of a member. */
  makeDue(memberId: number): void;
  /** Stakes and wins since a moment, in minor units. */
  sums(memberId: number, since: number): { readonly staked: bigint; readonly won: bigint };
  /** Whether a stake in a run is refused, because a check of its session is due. */
  refusesStake(runId: number): boolean;
}

const chosenRow = z.object({ minutes: z.nullable(z.number()) });
const dueRow = z.object({ dueAt: z.nullable(z.number()) });
const sumsRow = z.object({ staked: asMinor, won: asMinor });
const runRow = z.object({
  sessionId: z.number(),
  memberId: z.number(),
  signedInAt: z.number(),
  site: z.nullable(z.string()),
  endedAt: z.nullable(z.number()),
});

/** Creates reality checks, which are due by the clock for each session. */
export function createRealityChecks(
  db: Database,
  clock: Clock,
  sessions: Pick<Sessions, 'devices'>,
  profileOf: (siteId: number) => Protection | undefined,
): RealityChecks {
  const interval = (memberId: number, { realityCheck }: Protection): number | null => {
    if (!realityCheck) return null;
    const chosen = db.get(chosenRow, 'SELECT every_minutes AS minutes FROM member_check WHERE member_id = ?', memberId);
    return checkInterval(realityCheck.minutes, realityCheck.required ?? false, chosen?.minutes);
  };
  const dueAt = ({ sessionId, memberId, signedInAt }: PlaySession, profile: Protection): number | null => {
    if (!profile.realityCheck) return null;
    const kept = db.get(dueRow, 'SELECT due_at FROM session_check WHERE session_id = ?', sessionId);
    return kept ? kept.dueAt : checkDueAt({ everyMinutes: interval(memberId, profile), countsFrom: signedInAt });
  };
  const keep = (sessionId: number, due: number | null): void =>
    void db.insert('session_check', { sessionId, dueAt: due }, 'replace');
  const isDue = (session: PlaySession, profile: Protection): boolean =>
    isCheckDue(dueAt(session, profile), clock.now());

  return {
    interval,
    dueAt,
    isDue,
    choose: (memberId, profile, everyMinutes) =>
      db.transaction(() => {
        const { minutes = [], required = false } = profile.realityCheck ?? {};
        if (everyMinutes === null ? required || minutes.length === 0 : !minutes.includes(everyMinutes)) return false;
        for (const { id: sessionId, createdAt: signedInAt } of sessions.devices(memberId)) {
          const due = dueAt({ sessionId, memberId, signedInAt }, profile);
          keep(sessionId, dueAfterChoice(due, everyMinutes, clock.now()));
        }
        db.insert('member_check', { memberId, everyMinutes }, 'replace');
        return true;
      }),
    answer: (session, profile) => {
      const next = dueAfterAnswer(dueAt(session, profile), interval(session.memberId, profile), clock.now());
      keep(session.sessionId, next);
    },
    makeDue: (memberId) => sessions.devices(memberId).forEach(({ id }) => keep(id, clock.now())),
    sums: (memberId, since) =>
      db.get(
        sumsRow,
        `SELECT COALESCE(SUM(CASE WHEN round.opened_at >= ? THEN round.bet ELSE 0 END), 0) AS staked,
           COALESCE(SUM(CASE WHEN round.settled_at >= ? THEN round.win ELSE 0 END), 0) AS won
         FROM round JOIN run ON run.id = round.run_id WHERE run.member_id = ?`,
        since,
        since,
        memberId,
      ) ?? { staked: 0n, won: 0n },
    refusesStake: (runId) => {
      const found = db.get(
        runRow,
        `SELECT session.id AS sessionId, session.member_id, session.created_at AS signedInAt, session.site,
           session.revoked_at AS endedAt
         FROM run JOIN session ON session.id = run.session_id WHERE run.id = ?`,
        runId,
      );
      const profile = found && profileOf(Number(found.site));
      if (!profile) return false;
      // A game outlives its sign-in when another one replaces it: then that one's check covers it too.
      const { memberId, endedAt } = found;
      const later = endedAt === null ? [] : sessions.devices(memberId);
      const checked = later.map(({ id: sessionId, createdAt: signedInAt }) => ({ sessionId, memberId, signedInAt }));
      return [found, ...checked].some((session) => isDue(session, profile));
    },
  };
}
