import * as z from 'zod/mini';
import type { SeedMember } from '../../seed/types.ts';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { tokenHash } from '../storage/tokens.ts';
import type { AttemptCounters } from './attempt-counters.ts';
import type { Members } from './members.ts';
import { createSeedHashes } from './passwords.ts';
import { createRecoveries, type Recoveries } from './recoveries.ts';
import { createSecurityQuestions, type SecurityQuestions } from './security-questions.ts';
import { createWithdrawPasswords, type WithdrawPasswords } from './withdraw-passwords.ts';

/**
 * Wrong old passwords of a member within ten minutes after which no change is possible, so that a stolen session cannot guess
 * one.
 */
export const OLD_PASSWORD_FAILURES = 10;

/** Facts by which the platform distinguishes a member from another person with the password. */
export interface Identity extends SecurityQuestions, Recoveries, WithdrawPasswords {
  /**
   * `deviceCheck`: a login from an unknown device is asked a question. `moved`: the password must be reset before the first
   * login. `mustChange`: it must be changed after it (PWD-01).
   */
  settings(memberId: number): { readonly deviceCheck: boolean; readonly moved: boolean; readonly mustChange: boolean };
  /**
   * Records that the member has chosen a password, so neither a migration nor a first login requires one any more. Pending
   * questions and proofs of identity become invalid.
   */
  passwordChosen(memberId: number): void;
  /** Ends sign-ins and recoveries of a member that wait for their next step. */
  endSteps(memberId: number): void;
  knowsDevice(memberId: number, mark: string): boolean;
  rememberDevice(memberId: number, mark: string): void;
  oldPasswordFailed(memberId: number): void;
  /** True while a member had too many wrong old passwords, login and withdrawal together. */
  oldPasswordsBlocked(memberId: number): boolean;
  /** Stores the identity settings of the seed's members. */
  ensure(seed: readonly SeedMember[]): Promise<void>;
}

const flags = z.object({ deviceCheck: z.number(), moved: z.number(), mustChange: z.number() });

/** Creates the identity checks; `random` returns numbers in [0, 1), `cost` is scrypt's N. */
export function createIdentity(
  db: Database,
  clock: Clock,
  members: Members,
  {
    random,
    cost,
    attempts,
  }: { readonly random: () => number; readonly cost: number; readonly attempts: AttemptCounters },
): Identity {
  const seedHash = createSeedHashes(cost);
  const withdrawPasswords = createWithdrawPasswords(db, cost);

  const endSteps = (memberId: number): void => {
    for (const table of ['question_turn', 'second_factor_turn', 'recovery'])
      db.run(`DELETE FROM ${table} WHERE member_id = ?`, memberId);
  };

  return {
    ...withdrawPasswords,
    ...createSecurityQuestions({ db, clock, members, attempts, withdrawPasswords, random }),
    ...createRecoveries(db, clock),
    settings: (memberId) => {
      const found = db.get(flags, 'SELECT * FROM identity WHERE member_id = ?', memberId);
      return {
        deviceCheck: found?.deviceCheck === 1,
        moved: found?.moved === 1,
        mustChange: found?.mustChange === 1,
      };
    },
    passwordChosen: (memberId) => {
      db.run('UPDATE identity SET moved = 0, must_change = 0 WHERE member_id = ?', memberId);
      endSteps(memberId);
    },
    endSteps,
    knowsDevice: (memberId, mark) => db.has('known_device', { memberId, mark: tokenHash(mark) }),
    rememberDevice: (memberId, mark) => {
      db.insert('known_device', { memberId, mark: tokenHash(mark), at: clock.now() }, 'replace');
    },
    oldPasswordFailed: (memberId) => attempts.note('old-password', String(memberId)),
    oldPasswordsBlocked: (memberId) => attempts.count('old-password', String(memberId)) >= OLD_PASSWORD_FAILURES,
    ensure: async (seed) => {
      for (const { account, guard } of seed) {
        const member = members.byAccount(account);
        if (!guard || !member || withdrawPasswords.hasWithdrawPassword(member.id)) continue;
        const { deviceCheck = false, moved = false, mustChange = false, withdrawPassword } = guard;
        const withdrawHash = withdrawPassword === undefined ? null : await seedHash(withdrawPassword);
        db.insert('identity', { memberId: member.id, deviceCheck, moved, mustChange, withdrawHash }, 'ignore');
      }
    },
  };
}
