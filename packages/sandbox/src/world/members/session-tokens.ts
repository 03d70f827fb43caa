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
/** A request with a valid token. */
export interface Signed {
  readonly sessionId: number;
  readonly memberId: number;
  /** The session of an excluded member, which serves withdrawals only (RG-31). */
  readonly withdrawOnly: boolean;
}

/** Tokens of sessions, which rotate. Only hashes of tokens are stored. */
export interface SessionTokens {
  /** Issues a token of a session. */
  issue(sessionId: number): string;
  /** The session behind a token; undefined if it is unknown, of another site, replaced too long ago, expired or revoked. */
  check(token: string, site?: string): Signed | undefined;
  /** The member of a token whose session was ended; undefined for an unknown token, and for one whose session goes on. */
  endedOf(token: string): number | undefined;
  /** False if the token was replaced, even while it still works. */
  isLatest(token: string): boolean;
  /** A new token if one is due, else undefined. The old one works for another {@link TOKEN_GRACE_MS}. */
  rotate(token: string): string | undefined;
  /** Makes the next answer to each session of a member contain a new token, or cancels that. */
  rotateSoon(memberId: number, on?: boolean): void;
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

const ownerRow = z.object({ memberId: z.number() });

/** Creates the store of tokens. */
export function createSessionTokens(db: Database, clock: Clock): SessionTokens {
  const find = (token: string) => {
    const now = clock.now();
    const found = db.get(
      row,
      `SELECT s.id AS sessionId, s.member_id, s.rotate_next, s.site,
         s.withdraw_only, t.issued_at,
         t.replaced_at, t.used_at, n.used_at AS successorUsedAt
       FROM session_token t JOIN session s ON s.id = t.session_id LEFT JOIN session_token n ON n.hash = t.successor
       WHERE t.hash = ? AND s.revoked_at IS NULL AND s.expires_at > ?`,
      tokenHash(token),
      now,
    );
    const stale = found !== undefined && found.replacedAt !== null && now >= found.replacedAt + TOKEN_GRACE_MS;
    return stale ? undefined : found;
  };

  const issue: SessionTokens['issue'] = (sessionId) => {
    const token = newToken();
    db.insert('session_token', { hash: tokenHash(token), sessionId, issuedAt: clock.now() });
    return token;
  };

  return {
    issue,
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
        ownerRow,
        `SELECT s.member_id FROM session_token t JOIN session s ON s.id = t.session_id
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
    rotateSoon: (memberId, on = true) => {
      db.run('UPDATE session SET rotate_next = ? WHERE member_id = ? AND revoked_at IS NULL', on ? 1 : 0, memberId);
    },
  };
}
