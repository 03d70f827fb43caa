import { INACTIVE_MS, waitBefore, WAIT_REASONS, type Wait } from '@housefront/contract/rules';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

/** A start of a game that may have to wait. */
export interface Start {
  readonly memberId: number;
  /** Kind of the game. */
  readonly kind: string;
  readonly signedInAt: number;
  /** Length of a wait in minutes. */
  readonly minutes: number;
}

/** Waits before play (RG-22). */
export interface Waits {
  /** The wait that runs now. */
  of(memberId: number): Wait | undefined;
  /** The wait before a game; it begins, unless it runs already. Undefined if the game can start. */
  before(start: Start): Wait | undefined;
  /** The member was active elsewhere: a wait begins. */
  begin(memberId: number, minutes: number): Wait;
  end(memberId: number): void;
}

const waitRow = z.object({
  reason: z.enum(WAIT_REASONS),
  wanted: z.nullable(z.string()),
  until: z.number(),
});
const runRow = z.object({ kind: z.string(), at: z.number() });

/** Creates the waits before play. */
export function createWaits(db: Database, clock: Clock): Waits {
  const row = (memberId: number) =>
    db.get(waitRow, 'SELECT reason, wanted, ends_at AS until FROM member_wait WHERE member_id = ?', memberId);
  const store = (memberId: number, { reason, until }: Wait, wanted: string | null): void =>
    void db.insert('member_wait', { memberId, reason, wanted, endsAt: until }, 'replace');
  const end = (memberId: number): void => void db.run('DELETE FROM member_wait WHERE member_id = ?', memberId);
  /** The last game: one that is open is being played now, one that was never opened was begun only, whenever it was left. */
  const lastPlay = (memberId: number) =>
    db.get(
      runRow,
      `SELECT hall_id AS kind, CASE WHEN opened_at IS NULL THEN created_at ELSE coalesce(ended_at, ?) END AS at
       FROM run WHERE member_id = ? ORDER BY id DESC LIMIT 1`,
      clock.now(),
      memberId,
    );
  return {
    of: (memberId) => {
      const found = row(memberId);
      return found && clock.now() < found.until ? { reason: found.reason, until: found.until } : undefined;
    },
    before: ({ memberId, kind, signedInAt, minutes }) =>
      db.transaction(() => {
        const at = clock.now();
        const stored = row(memberId);
        if (stored && at < stored.until && (stored.wanted === null || stored.wanted === kind))
          return { reason: stored.reason, until: stored.until };
        // A member who has waited plays, unless they went away again.
        if (stored?.wanted === null && at >= stored.until && at < stored.until + INACTIVE_MS) {
          end(memberId);
          return undefined;
        }
        const wait = waitBefore(kind, lastPlay(memberId), { at, signedInAt, minutes });
        if (wait) store(memberId, wait, wait.reason === 'change' ? kind : null);
        return wait;
      }),
    begin: (memberId, minutes) => {
      const wait: Wait = { reason: 'elsewhere', until: clock.now() + minutes * 60_000 };
      store(memberId, wait, null);
      return wait;
    },
    end,
  };
}
