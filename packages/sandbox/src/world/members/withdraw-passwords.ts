import * as z from 'zod/mini';
import type { Database } from '../storage/database.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Withdrawal passwords of members. */
export interface WithdrawPasswords {
  hasWithdrawPassword(memberId: number): boolean;
  setWithdrawPassword(memberId: number, password: string): Promise<void>;
  /** Takes the same time if the member has none. */
  checkWithdrawPassword(memberId: number, password: string): Promise<boolean>;
}

const hashRow = z.object({ hash: z.nullable(z.string()) });

/** Creates the store of hashes; `cost` is scrypt's N. */
export function createWithdrawPasswords(db: Database, cost: number): WithdrawPasswords {
  const decoy = hashPassword('', cost);
  const hashOf = (memberId: number): string | null =>
    // A row is always written, so that the call takes as long for an account without questions.
    db.get(hashRow, 'SELECT (SELECT withdraw_hash FROM identity WHERE member_id = ?) AS hash', memberId)?.hash ?? null;
  return {
    hasWithdrawPassword: (memberId) => hashOf(memberId) !== null,
    setWithdrawPassword: async (memberId, password) => {
      db.run(
        `INSERT INTO identity (member_id, device_check, moved, withdraw_hash) VALUES (?, 0, 0, ?)
         ON CONFLICT (member_id) DO UPDATE SET withdraw_hash = excluded.withdraw_hash`,
        memberId,
        await hashPassword(password, cost),
      );
    },
    checkWithdrawPassword: async (memberId, password) => {
      const stored = hashOf(memberId);
      const right = await verifyPassword(password, stored ?? (await decoy));
      return stored !== null && right;
    },
  };
}
