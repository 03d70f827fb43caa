import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { createSessionTokens, SESSION_IDLE_MS, type SessionTokens } from './session-tokens.ts';

/** Time after a proof of identity in which the sign-in can be changed (milliseconds). */
export const PROOF_LIFE_MS = 600_000;

/** Facts of a new session. */
export interface NewSession {
  readonly browser?: string;
  readonly system?: string;
  readonly address?: string;
  /** The member stays signed in elsewhere. */
  readonly keepOthers?: boolean;
  /** It serves withdrawals only (RG-31). */
  readonly withdrawOnly?: boolean;
}

const sessionLine = z.object({ id: z.number(), createdAt: z.number(), expiresAt: z.number() });
const tokenLine = z.object({
  /** The first characters of the token's hash: they distinguish tokens and grant no access. */
  mark: z.string(),
  issuedAt: z.number(),
  replacedAt: z.nullable(z.number()),
});

/** A session on the control page; times in milliseconds since 1970. */
export type SessionLine = Readonly<
  z.output<typeof sessionLine> & { tokens: readonly Readonly<z.output<typeof tokenLine>>[] }
>;

const deviceLine = z.object({
  id: z.number(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  usedAt: z.number(),
});

/** The device of a session; '' for unknown facts. */
export type DeviceLine = Readonly<z.output<typeof deviceLine>>;

/** Sign-in sessions with tokens that rotate. Only hashes of tokens are stored. */
export interface Sessions extends Omit<SessionTokens, 'issue'> {
  /**
   * Starts a session, on a site if that is known, and issues its first token; the member's other sessions end, unless they are
   * kept. `replaced`: others have ended.
   */
  start(memberId: number, site?: string, how?: NewSession): { token: string; replaced: boolean };
  /** The devices of a member's active sessions, the last used one first. */
  devices(memberId: number): readonly DeviceLine[];
  /** Ends a session. */
  end(sessionId: number): void;
  /** Notes a proof of identity. The sign-in was the first. */
  proven(sessionId: number): void;
  /** Whether the session goes on, and its last proof of identity is recent enough to change the sign-in. */
  isProven(sessionId: number): boolean;
  /** Ends all sessions of a member and returns their ids. */
  expireAll(memberId: number): readonly number[];
  /** Whether a session goes on. */
  goesOn(sessionId: number): boolean;
  /** Restores ended sessions, unless a later one was started. */
  revive(sessionIds: readonly number[]): void;
  /** The active sessions of a member, newest first. */
  list(memberId: number): readonly SessionLine[];
}

/** Creates the store of logins and their tokens. */
export function createSessions(db: Database, clock: Clock): Sessions {
  const tokens = createSessionTokens(db, clock);

  const endAll = (memberId: number): void => {
    db.run('UPDATE session SET revoked_at = ? WHERE member_id = ? AND revoked_at IS NULL', clock.now(), memberId);
  };

  const living = (memberId: number) =>
    db.all(
      sessionLine,
      `SELECT id, created_at, expires_at FROM session
       WHERE member_id = ? AND revoked_at IS NULL AND expires_at > ? ORDER BY id DESC`,
      memberId,
      clock.now(),
    );

  return {
    ...tokens,
    start: (
      memberId,
      site,
      { browser = '', system = '', address = '', keepOthers = false, withdrawOnly = false } = {},
    ) =>
      db.transaction(() => {
        const now = clock.now();
        const live = living(memberId);
        if (!keepOthers) endAll(memberId);
        const { lastId } = db.insert('session', {
          memberId,
          createdAt: now,
          provenAt: now,
          expiresAt: now + SESSION_IDLE_MS,
          site,
          browser,
          system,
          address,
          withdrawOnly,
        });
        return { token: tokens.issue(lastId), replaced: live.length > 0 && !keepOthers };
      }),
    devices: (memberId) =>
      db.all(
        deviceLine,
        `SELECT id, browser, system, address, created_at, expires_at - ? AS usedAt FROM session
         WHERE member_id = ? AND revoked_at IS NULL AND expires_at > ? ORDER BY expires_at DESC, id DESC`,
        SESSION_IDLE_MS,
        memberId,
        clock.now(),
      ),
    end: (sessionId) => {
      db.run('UPDATE session SET revoked_at = ? WHERE id = ?', clock.now(), sessionId);
    },
    proven: (sessionId) => {
      db.run('UPDATE session SET proven_at = ? WHERE id = ?', clock.now(), sessionId);
    },
    isProven: (sessionId) =>
      db.number(
        'SELECT count(*) FROM session WHERE id = ? AND proven_at > ? AND revoked_at IS NULL',
        sessionId,
        clock.now() - PROOF_LIFE_MS,
      ) > 0,
    expireAll: (memberId) => {
      const ids = living(memberId).map(({ id }) => id);
      endAll(memberId);
      return ids;
    },
    goesOn: (sessionId) => db.has('session', { id: sessionId, revokedAt: null }),
    revive: (sessionIds) => {
      for (const id of sessionIds) {
        db.run(
          `UPDATE session SET revoked_at = NULL WHERE id = ? AND NOT EXISTS (SELECT 1 FROM session later
             WHERE later.member_id = session.member_id AND later.id > session.id AND later.revoked_at IS NULL)`,
          id,
        );
      }
    },
    list: (memberId) =>
      living(memberId).map((session) => ({
        ...session,
        tokens: db.all(
          tokenLine,
          `SELECT substr(hash, 1, 6) AS mark, issued_at, replaced_at
           FROM session_token WHERE session_id = ? ORDER BY issued_at DESC LIMIT 5`,
          session.id,
        ),
      })),
  };
}
