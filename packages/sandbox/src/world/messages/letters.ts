import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

/** A letter to a member. */
export interface Letter {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly read: boolean;
}

/** A page of a member's letters, newest first, with the counts of all of them (LET-03). */
export interface LetterPage {
  readonly list: readonly Letter[];
  readonly total: number;
  readonly unread: number;
}

/** Letters to members. */
export interface Letters {
  /** Writes one; returns its id. */
  write(memberId: number, title: string, content: string): number;
  /** Deletes one as if it had never been written. */
  takeBack(id: number): void;
  /** Marks a letter of the member as read; false if it was already read or belongs to another member (LET-02). */
  markRead(memberId: number, id: number): boolean;
  /** Deletes letters of the member; returns the ids that existed (LET-04). */
  destroy(memberId: number, ids: readonly number[]): readonly number[];
  /** @param page from 1 */
  page(memberId: number, page: number, count: number): LetterPage;
}

const row = z.object({ id: z.number(), title: z.string(), content: z.string(), at: z.number(), isRead: z.number() });
const counts = z.object({ total: z.number(), unread: z.number() });

/** Creates the letter box of all members. */
export function createLetters(db: Database, clock: Clock): Letters {
  return {
    write: (memberId, title, content) => db.insert('letter', { memberId, title, content, at: clock.now() }).lastId,
    takeBack: (id) => void db.run('DELETE FROM letter WHERE id = ?', id),
    markRead: (memberId, id) =>
      db.run('UPDATE letter SET is_read = 1 WHERE id = ? AND member_id = ? AND is_read = 0', id, memberId).changes > 0,
    destroy: (memberId, ids) =>
      db.transaction(() =>
        ids.filter((id) => db.run('DELETE FROM letter WHERE id = ? AND member_id = ?', id, memberId).changes > 0),
      ),
    page: (memberId, page, count) => ({
      list: db
        .all(
          row,
          `SELECT id, title, content, at, is_read FROM letter
           WHERE member_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`,
          memberId,
          count,
          (page - 1) * count,
        )
        .map(({ isRead, ...letter }) => ({ ...letter, read: isRead === 1 })),
      ...(db.get(
        counts,
        'SELECT COUNT(*) AS total, COALESCE(SUM(is_read = 0), 0) AS unread FROM letter WHERE member_id = ?',
        memberId,
      ) ?? { total: 0, unread: 0 }),
    }),
  };
}
