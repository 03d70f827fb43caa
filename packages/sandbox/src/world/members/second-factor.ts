import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import type { AttemptCounters } from './attempt-counters.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { newToken, tokenHash } from '../storage/tokens.ts';

/** Time in which a new secret must be confirmed, and in which a login waits for its code (milliseconds). */
export const STEP_LIFE_MS = 600_000;
/** Wrong codes of a member within ten minutes after which none is accepted. */
export const CODE_FAILURES = 10;
/** Recovery codes of a member. */
export const RECOVERY_CODES = 8;

const PERIOD_S = 30;
/** Signs of recovery codes: without those that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Answer to a typed code; `blocked` after too many wrong ones. */
export type CodeOutcome = 'right' | 'wrong' | 'blocked';

/** Second factors of members: codes of an authenticator app (RFC 6238) and recovery codes. */
export interface SecondFactor {
  isActive(memberId: number): boolean;
  /** Recovery codes that were not used. */
  recoveryLeft(memberId: number): number;
  /** A new secret, which counts after its first code. */
  setUp(memberId: number, account: string): { readonly secret: string; readonly uri: string };
  /** Sets the factor by its first code and gives the recovery codes; `expired` without a new secret. */
  confirm(memberId: number, code: string): { readonly recoveryCodes: readonly string[] } | CodeOutcome | 'expired';
  /** Replaces the recovery codes. */
  renewRecovery(memberId: number): readonly string[];
  /** Checks a code of the app or a recovery code, and uses it up. */
  check(memberId: number, code: string): CodeOutcome;
  remove(memberId: number): void;
  /** Opens the step of a login that asks for a code; returns its id. */
  ask(memberId: number): string;
  /** The member of a step; undefined if it is unknown or too old. */
  turn(loginId: string): number | undefined;
  endTurn(loginId: string): void;
}

const secretRow = z.object({ secret: z.string() });
const factorRow = z.object({ secret: z.string(), lastStep: z.number() });
const turnRow = z.object({ memberId: z.number() });

const totpOf = (secret: string, account = ''): TOTP =>
  new TOTP({ issuer: 'Sandbox', label: account, secret: Secret.fromBase32(secret), period: PERIOD_S, digits: 6 });

const newRecoveryCode = (): string => {
  const part = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${part()}-${part()}`;
};
/** A recovery code as it is compared: typed with or without separators, in any case. */
const plainCode = (code: string): string => code.toLowerCase().replace(/[^a-z\d]/g, '');

/** Creates the store of secrets and recovery codes, which counts wrong codes. */
export function createSecondFactor(db: Database, clock: Clock, attempts: AttemptCounters): SecondFactor {
  const factor = (memberId: number) =>
    db.get(factorRow, 'SELECT secret, last_step FROM second_factor WHERE member_id = ?', memberId);

  const isBlocked = (memberId: number) => attempts.count('second-factor', String(memberId)) >= CODE_FAILURES;
  const wrong = (memberId: number): 'wrong' => {
    attempts.note('second-factor', String(memberId));
    return 'wrong';
  };
  /** Time step of a code, one step early or late included; undefined for a wrong code. */
  const stepOf = (secret: string, code: string): number | undefined => {
    const now = clock.now();
    const token = code.replace(/\s/g, '');
    // The library compares bytes of equal length and throws for others.
    const delta = /^\d{6}$/.test(token) ? totpOf(secret).validate({ token, timestamp: now, window: 1 }) : null;
    return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta;
  };

  const newRecoveryCodes = (memberId: number): readonly string[] => {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    db.run('DELETE FROM recovery_code WHERE member_id = ?', memberId);
    for (const one of codes) db.insert('recovery_code', { hash: tokenHash(plainCode(one)), memberId });
    return codes;
  };

  const dropAll = (memberId: number): void => {
    for (const table of ['second_factor', 'second_factor_setup', 'recovery_code', 'second_factor_turn'])
      db.run(`DELETE FROM ${table} WHERE member_id = ?`, memberId);
  };

  return {
    isActive: (memberId) => factor(memberId) !== undefined,
    recoveryLeft: (memberId) => db.number('SELECT count(*) FROM recovery_code WHERE member_id = ?', memberId),
    setUp: (memberId, account) => {
      const secret = new Secret({ size: 20 }).base32;
      db.insert('second_factor_setup', { memberId, secret, expiresAt: clock.now() + STEP_LIFE_MS }, 'replace');
      return { secret, uri: totpOf(secret, account).toString() };
    },
    confirm: (memberId, code) =>
      db.transaction(() => {
        const found = db.get(
          secretRow,
          'SELECT secret FROM second_factor_setup WHERE member_id = ? AND expires_at > ?',
          memberId,
          clock.now(),
        );
        if (!found) return 'expired';
        if (isBlocked(memberId)) return 'blocked';
        const step = stepOf(found.secret, code);
        if (step === undefined) return wrong(memberId);
        dropAll(memberId);
        db.insert('second_factor', { memberId, secret: found.secret, lastStep: step });
        return { recoveryCodes: newRecoveryCodes(memberId) };
      }),
    renewRecovery: (memberId) => db.transaction(() => newRecoveryCodes(memberId)),
    check: (memberId, code) =>
      db.transaction(() => {
        const found = factor(memberId);
        if (isBlocked(memberId)) return 'blocked';
        if (!found) return wrong(memberId);
        const step = stepOf(found.secret, code);
        // A code is good once, and none before it any more.
        if (step !== undefined && step > found.lastStep) {
          db.run('UPDATE second_factor SET last_step = ? WHERE member_id = ?', step, memberId);
          return 'right';
        }
        const { changes } = db.run(
          'DELETE FROM recovery_code WHERE member_id = ? AND hash = ?',
          memberId,
          tokenHash(plainCode(code)),
        );
        return changes === 1 ? 'right' : wrong(memberId);
      }),
    remove: dropAll,
    ask: (memberId) => {
      const loginId = newToken();
      db.run('DELETE FROM second_factor_turn WHERE member_id = ? OR expires_at <= ?', memberId, clock.now());
      db.insert('second_factor_turn', { hash: tokenHash(loginId), memberId, expiresAt: clock.now() + STEP_LIFE_MS });
      return loginId;
    },
    turn: (loginId) =>
      db.get(
        turnRow,
        'SELECT member_id FROM second_factor_turn WHERE hash = ? AND expires_at > ?',
        tokenHash(loginId),
        clock.now(),
      )?.memberId,
    endTurn: (loginId) => {
      db.run('DELETE FROM second_factor_turn WHERE hash = ?', tokenHash(loginId));
    },
  };
}
