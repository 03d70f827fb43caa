import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { newToken, tokenHash } from '../storage/tokens.ts';

/** Time in which a proof of identity can be used to set a new password (milliseconds). */
export const RECOVERY_LIFE_MS = 600_000;
/** Failed proofs of identity for one account within {@link RECOVERY_LIFE_MS} after which no more are accepted. */
export const RECOVERY_TRIES = 10;

/** Proofs of identity of members who forgot a password. */
export interface Recoveries {
  /** Issues a token that sets a new password once. */
  issueRecovery(memberId: number): string;
  /** The member of a token, which is used up. */
  redeemRecovery(token: string): number | undefined;
  recoveryFailed(account: string): void;
  /** True while an account had too many failed proofs. */
  recoveryBlocked(account: string): boolean;
}

const memberRow = z.object({ memberId: z.number() });

/** Creates the store of proofs and of failed ones. */
export function createRecoveries(db: Database, clock: Clock): Recoveries {
  return {
    issueRecovery: (memberId) => {
      const token = newToken();
      db.run('DELETE FROM recovery WHERE expires_at <= ? OR member_id = ?', clock.now(), memberId);
      db.insert('recovery', { hash: tokenHash(token), memberId, expiresAt: clock.now() + RECOVERY_LIFE_MS });
      return token;
    },
    redeemRecovery: (token) => {
      const hash = tokenHash(token);
      const now = clock.now();
      const open = 'SELECT member_id FROM recovery WHERE hash = ? AND used_at IS NULL AND expires_at > ?';
      const found = db.get(memberRow, open, hash, now);
      if (found) db.run('UPDATE recovery SET used_at = ? WHERE hash = ?', now, hash);
      return found?.memberId;
    },
    recoveryFailed: (account) => {
      db.insert('recovery_failure', { account, at: clock.now() });
    },
    recoveryBlocked: (account) => {
      db.run('DELETE FROM recovery_failure WHERE at <= ?', clock.now() - RECOVERY_LIFE_MS);
      return db.number('SELECT count(*) FROM recovery_failure WHERE account = ?', account) >= RECOVERY_TRIES;
    },
  };
}
