import * as z from 'zod/mini';
import type { Database } from '../storage/database.ts';

/**
 * Verification of the age of members. Members are verified unless they were marked otherwise: they may play. That says
 * nothing of the day on which they were born, which needs a verification of its own (RG-03).
 */
export interface Ages {
  isVerified(memberId: number): boolean;
  /** A member who is marked as verified is so with the birthday that the profile states. */
  mark(memberId: number, verified: boolean): void;
  /** The verified birthday; null while it was only stated, or the age is not verified: the member counts as young (RG-39). */
  birthday(memberId: number): string | null;
  /** Sets the verified birthday; null for none. */
  setBirthday(memberId: number, day: string | null): void;
}

const dayRow = z.object({ day: z.string() });

/** Creates the verification of ages. */
export function createAges(db: Database): Ages {
  const self: Ages = {
    isVerified: (memberId) => !db.has('member_age', { memberId }),
    mark: (memberId, verified) =>
      db.transaction(() => {
        if (!verified) {
          db.insert('member_age', { memberId }, 'ignore');
          return;
        }
        db.run('DELETE FROM member_age WHERE member_id = ?', memberId);
        db.run(
          `INSERT OR REPLACE INTO verified_birthday (member_id, day)
           SELECT id, json_extract(profile, '$.member_birthday') FROM member
           WHERE id = ? AND coalesce(json_extract(profile, '$.member_birthday'), '') <> ''`,
          memberId,
        );
      }),
    birthday: (memberId) =>
      self.isVerified(memberId)
        ? (db.get(dayRow, 'SELECT day FROM verified_birthday WHERE member_id = ?', memberId)?.day ?? null)
        : null,
    setBirthday: (memberId, day) => {
      db.run('DELETE FROM verified_birthday WHERE member_id = ?', memberId);
      if (day !== null) db.insert('verified_birthday', { memberId, day });
    },
  };
  return self;
}
