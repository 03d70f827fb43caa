import * as z from 'zod/mini';
import type { Database } from './database.ts';

/** Verification of the age of members (RG-03). Members are verified unless they were marked otherwise. */
export interface Ages {
  isVerified(memberId: number): boolean;
  mark(memberId: number, verified: boolean): void;
}

const row = z.object({ member_id: z.number() });

/** Creates the verification of ages. */
export const createAges = (db: Database): Ages => ({
  isVerified: (memberId) => !db.get(row, 'SELECT member_id FROM member_age WHERE member_id = ?', memberId),
  mark: (memberId, verified) =>
    void db.run(
      verified
        ? 'DELETE FROM member_age WHERE member_id = ?'
        : 'INSERT OR IGNORE INTO member_age (member_id) VALUES (?)',
      memberId,
    ),
});
