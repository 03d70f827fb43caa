import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { newToken, tokenHash } from '../storage/tokens.ts';

/** How long a token remains valid after its successor was issued, so that requests in flight succeed (milliseconds). */
export const TOKEN_GRACE_MS = 30_000;
/** Age of a token at which the next answer contains a new one (milliseconds). */
export const TOKEN_ROTATE_MS = 60_000;
/** Idle time after which a session ends (milliseconds). */
export const SESSION_IDLE_MS = 12 * 3_600_000;
/** Time after a proof of identity in which the sign-in can be changed (milliseconds). */
export const PROOF_LIFE_MS = 600_000;

/** A request with a valid token. */
export interface Signed {
  readonly sessionId: number;
  readonly memberId: number;
  /** The session of an excluded member, which serves withdrawals only (RG-31). */
  readonly withdrawOnly: boolean;
}

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

/** The device of a session; '' for unknown facts. */
export interface DeviceLine {
  readonly id: number;
  readonly browser: string;
  readonly system: string;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly usedAt: number;
}

/** Sign-in sessions with tokens that rotate. Only hashes of tokens are stored. */
export interface Sessions {
  /**
   * Starts a session, on a site if that is known, and issues its first token; the member's other sessions end, unless they are
   * kept. `replaced`: others have ended.
   */
  start(memberId: number, site?: string, how?: NewSession): { token: string; replaced: boolean };
  /** The devices of a member's active sessions, the last used one first. */
  devices(memberId: number): readonly DeviceLine[];
  /** The session behind a token; undefined if it is unknown, of another site, replaced too long ago, expired or revoked. */
  check(token: string, site?: string): Signed | undefined;
  /** The member of a token whose session was ended; undefined for an unknown token, and for one whose session goes on. */
  endedOf(token: string): number | undefined;
  /** False if the token was replaced, even while it still works. */
  isLatest(token: string): boolean;
  /** A new token if one is due, else undefined. The old one works for another {@link TOKEN_GRACE_MS}. */
  rotate(token: string): string | undefined;
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
  /** Makes the next answer to each session of a member contain a new token, or cancels that. */
  rotateSoon(memberId: number, on?: boolean): void;
  /** The active sessions of a member, newest first. */
  list(memberId: number): readonly SessionLine[];
}

/** A session on the control page. */
export interface SessionLine {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly tokens: readonly {
    /** The first characters of the token's hash: they distinguish tokens and grant no access. */
    readonly mark: string;
    readonly issuedAt: number;
    readonly replacedAt: number | null;
  }[];
}

const row = z.object({
  sessionId: z.number(),
  memberId: z.number(),
  issuedAt: z.number(),
  replacedAt: z.nullable(z.number()),
  successorUsedAt: z.nullable(z.number()),
  usedAt: z.nullable(z.number()),
  site: z.nullable(z.string()),
  rotateNext: z.number(),
  withdrawOnly: z.number(),
});

const sessionLine = z.object({ id: z.number(), createdAt: z.number(), expiresAt: z.number() });
const deviceLine = z.object({
  id: z.number(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  createdAt: z.number(),
  usedAt: z.number(),
});
const tokenLine = z.object({ mark: z.string(), issuedAt: z.number(), replacedAt: z.nullable(z.number()) });

/** Creates the store of logins and their tokens. */
export function createSessions(db: Database, clock: Clock): Sessions {
  const find = (token: string) => {
    const now = clock.now();
    const found = db.get(
      row,
      `SELECT s.id AS sessionId, s.member_id AS memberId, s.rotate_next AS rotateNext, s.site,
         s.withdraw_only AS withdrawOnly, t.issued_at AS issuedAt,
         t.replaced_at AS replacedAt, t.used_at AS usedAt, n.used_at AS successorUsedAt
       FROM session_token t JOIN session s ON s.id = t.session_id LEFT JOIN session_token n ON n.hash = t.successor
       WHERE t.hash = ? AND s.revoked_at IS NULL AND s.expires_at > ?`,
      tokenHash(token),
      now,
    );
    const stale = found !== undefined && found.replacedAt !== null && now >= found.replacedAt + TOKEN_GRACE_MS;
    return stale ? undefined : found;
  };

  const issue = (sessionId: number): string => {
    const token = newToken();
    db.run(
      'INSERT INTO session_token (hash, session_id, issued_at) VALUES (?, ?, ?)',
      tokenHash(token),
      sessionId,
      clock.now(),
    );
    return token;
  };

  const endAll = (memberId: number): number =>
    db.run('UPDATE session SET revoked_at = ? WHERE member_id = ? AND revoked_at IS NULL', clock.now(), memberId)
      .changes;

  const living = (memberId: number) =>
    db.all(
      sessionLine,
      `SELECT id, created_at AS createdAt, expires_at AS expiresAt FROM session
       WHERE member_id = ? AND revoked_at IS NULL AND expires_at > ? ORDER BY id DESC`,
      memberId,
      clock.now(),
    );

  return {
    start: (
      memberId,
      site,
      { browser = '', system = '', address = '', keepOthers = false, withdrawOnly = false } = {},
    ) =>
      db.transaction(() => {
        const now = clock.now();
        const live = living(memberId);
        if (!keepOthers) endAll(memberId);
        const { lastId } = db.run(
          `INSERT INTO session (member_id, created_at, proven_at, expires_at, site, browser, system, address, withdraw_only)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          memberId,
          now,
          now,
          now + SESSION_IDLE_MS,
          site ?? null,
          browser,
          system,
          address,
          withdrawOnly ? 1 : 0,
        );
        return { token: issue(lastId), replaced: live.length > 0 && !keepOthers };
      }),
    devices: (memberId) =>
      db.all(
        deviceLine,
        `SELECT id, browser, system, address, created_at AS createdAt, expires_at - ? AS usedAt FROM session
         WHERE member_id = ? AND revoked_at IS NULL AND expires_at > ? ORDER BY expires_at DESC, id DESC`,
        SESSION_IDLE_MS,
        memberId,
        clock.now(),
      ),
    check: (token, site) => {
      const found = find(token);
      if (!found) return undefined;
      if (site !== undefined && found.site !== null && found.site !== site) return undefined;
      const now = clock.now();
      if (found.usedAt === null) db.run('UPDATE session_token SET used_at = ? WHERE hash = ?', now, tokenHash(token));
      db.run('UPDATE session SET expires_at = ? WHERE id = ?', now + SESSION_IDLE_MS, found.sessionId);
      return { sessionId: found.sessionId, memberId: found.memberId, withdrawOnly: found.withdrawOnly === 1 };
    },
    endedOf: (token) =>
      db.get(
        z.object({ memberId: z.number() }),
        `SELECT s.member_id AS memberId FROM session_token t JOIN session s ON s.id = t.session_id
         WHERE t.hash = ? AND s.revoked_at IS NOT NULL`,
        tokenHash(token),
      )?.memberId,
    isLatest: (token) => find(token)?.replacedAt === null,
    rotate: (token) =>
      db.transaction(() => {
        const found = find(token);
        if (!found) return undefined;
        // A lost answer must not lock its member out: until the successor is used, the old token gets another one.
        const lost = found.replacedAt !== null && found.successorUsedAt === null;
        const due =
          found.replacedAt === null && (found.rotateNext === 1 || clock.now() >= found.issuedAt + TOKEN_ROTATE_MS);
        if (!lost && !due) return undefined;
        const next = issue(found.sessionId);
        db.run(
          'UPDATE session_token SET replaced_at = coalesce(replaced_at, ?), successor = ? WHERE hash = ?',
          clock.now(),
          tokenHash(next),
          tokenHash(token),
        );
        db.run('UPDATE session SET rotate_next = 0 WHERE id = ?', found.sessionId);
        return next;
      }),
    end: (sessionId) => {
      db.run('UPDATE session SET revoked_at = ? WHERE id = ?', clock.now(), sessionId);
    },
    proven: (sessionId) => {
      db.run('UPDATE session SET proven_at = ? WHERE id = ?', clock.now(), sessionId);
    },
    isProven: (sessionId) =>
      db.get(
        z.object({ id: z.number() }),
        'SELECT id FROM session WHERE id = ? AND proven_at > ? AND revoked_at IS NULL',
        sessionId,
        clock.now() - PROOF_LIFE_MS,
      ) !== undefined,
    expireAll: (memberId) => {
      const ids = living(memberId).map(({ id }) => id);
      endAll(memberId);
      return ids;
    },
    goesOn: (sessionId) =>
      db.get(z.object({ id: z.number() }), 'SELECT id FROM session WHERE id = ? AND revoked_at IS NULL', sessionId) !==
      undefined,
    revive: (sessionIds) => {
      for (const id of sessionIds) {
        db.run(
          `UPDATE session SET revoked_at = NULL WHERE id = ? AND NOT EXISTS (SELECT 1 FROM session later
             WHERE later.member_id = session.member_id AND later.id > session.id AND later.revoked_at IS NULL)`,
          id,
        );
      }
    },
    rotateSoon: (memberId, on = true) => {
      db.run('UPDATE session SET rotate_next = ? WHERE member_id = ? AND revoked_at IS NULL', on ? 1 : 0, memberId);
    },
    list: (memberId) =>
      living(memberId).map((session) => ({
        ...session,
        tokens: db.all(
          tokenLine,
          `SELECT substr(hash, 1, 6) AS mark, issued_at AS issuedAt, replaced_at AS replacedAt
           FROM session_token WHERE session_id = ? ORDER BY issued_at DESC LIMIT 5`,
          session.id,
        ),
      })),
  };
}
