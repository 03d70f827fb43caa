import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { tokenHash } from '../storage/tokens.ts';

/** Purpose of a code (the wire's `type`). */
export type SmsPurpose = 'register_member' | 'forgot_password';

/** Lifetime of a code, and the wait before the next one for the same phone (milliseconds). */
export const SMS_LIFE_MS = 300_000;
/** Wrong codes after which a code is rejected. */
export const SMS_TRIES = 5;

/** Codes sent to phones. Only hashes are stored. */
export interface SmsCodes {
  /** Whether the last code is so recent that the next one has to wait. */
  waiting(phone: string, purpose: SmsPurpose): boolean;
  /** A new code of six digits; the previous one becomes invalid. */
  issue(phone: string, purpose: SmsPurpose): string;
  /** Whether a code is right. A wrong one counts as an attempt. */
  check(phone: string, purpose: SmsPurpose, code: string): boolean;
  /** Marks a code as used. */
  spend(phone: string, purpose: SmsPurpose): void;
}

const row = z.object({ hash: z.string(), tries: z.number() });

/** Creates the SMS codes; `random` returns numbers in [0, 1). */
export function createSmsCodes(db: Database, clock: Clock, random: () => number): SmsCodes {
  const open = (phone: string, purpose: SmsPurpose) =>
    db.get(
      row,
      'SELECT * FROM sms_code WHERE phone = ? AND purpose = ? AND expires_at > ?',
      phone,
      purpose,
      clock.now(),
    );
  return {
    waiting: (phone, purpose) => open(phone, purpose) !== undefined,
    issue: (phone, purpose) => {
      const code = String(Math.floor(random() * 1_000_000)).padStart(6, '0');
      const hash = tokenHash(`${phone} ${code}`);
      db.insert('sms_code', { phone, purpose, hash, expiresAt: clock.now() + SMS_LIFE_MS }, 'replace');
      return code;
    },
    check: (phone, purpose, code) => {
      const found = open(phone, purpose);
      if (!found || found.tries >= SMS_TRIES) return false;
      if (found.hash === tokenHash(`${phone} ${code}`)) return true;
      db.run('UPDATE sms_code SET tries = tries + 1 WHERE phone = ? AND purpose = ?', phone, purpose);
      return false;
    },
    spend: (phone, purpose) => {
      // The row stays until it expires, so that no second message is sent too early.
      db.run('UPDATE sms_code SET tries = ? WHERE phone = ? AND purpose = ?', SMS_TRIES, phone, purpose);
    },
  };
}
