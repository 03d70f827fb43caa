import { QUESTION_COLUMNS, QUESTION_COUNT, type QuestionColumn } from '@housefront/contract/features/double-validation';
import * as z from 'zod/mini';
import type { SeedMember } from '../../seed/types.ts';
import type { Clock } from '../storage/clock.ts';
import { digits, normalise } from '../storage/normalise.ts';
import type { Database } from '../storage/database.ts';
import type { Member, Members } from './members.ts';
import { createSeedHashes, hashPassword, verifyPassword } from './passwords.ts';
import type { AttemptCounters } from './attempt-counters.ts';
import { newToken, tokenHash } from '../storage/tokens.ts';

/** Time in which a security question can be answered (milliseconds). */
export const QUESTION_LIFE_MS = 600_000;
/** Wrong answers after which the login must be started again. */
export const QUESTION_TRIES = 5;
/** Wrong answers of a member within ten minutes, over all logins, after which no answer is accepted. */
export const ANSWER_FAILURES = 15;
/**
 * Wrong old passwords of a member within ten minutes after which no change is possible, so that a stolen session cannot guess
 * one.
 */
export const OLD_PASSWORD_FAILURES = 10;
/** Time in which a proof of identity can be used to set a new password (milliseconds). */
export const RECOVERY_LIFE_MS = 600_000;
/** Failed proofs of identity for one account within {@link RECOVERY_LIFE_MS} after which no more are accepted. */
export const RECOVERY_TRIES = 10;

/** A security question that is open. */
export interface QuestionTurn {
  readonly memberId: number;
  /** The remaining questions, the current one first. */
  readonly questions: readonly QuestionColumn[];
}

/** Facts by which the platform distinguishes a member from another person with the password. */
export interface Identity {
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
  hasWithdrawPassword(memberId: number): boolean;
  setWithdrawPassword(memberId: number, password: string): Promise<void>;
  /** Takes the same time if the member has none. */
  checkWithdrawPassword(memberId: number, password: string): Promise<boolean>;
  knowsDevice(memberId: number, mark: string): boolean;
  rememberDevice(memberId: number, mark: string): void;
  /** Opens the questions that a member can answer, in an unpredictable order; undefined without any. */
  ask(member: Member): { readonly loginId: string; readonly turn: QuestionTurn } | undefined;
  turn(loginId: string): QuestionTurn | undefined;
  /** Skips the current question; undefined if it was the last one, which ends the turn. */
  skip(loginId: string): QuestionTurn | undefined;
  /**
   * Checks an answer to the current question. A right answer, or too many wrong ones, end the turn; `blocked`: the member had
   * too many wrong answers recently, and this one does not count.
   */
  answer(loginId: string, turn: QuestionTurn, answer: string): Promise<'right' | 'wrong' | 'too-often' | 'blocked'>;
  oldPasswordFailed(memberId: number): void;
  /** True while a member had too many wrong old passwords, login and withdrawal together. */
  oldPasswordsBlocked(memberId: number): boolean;
  /** Issues a token that sets a new password once. */
  issueRecovery(memberId: number): string;
  /** The member of a token, which is used up. */
  redeemRecovery(token: string): number | undefined;
  recoveryFailed(account: string): void;
  /** True while an account had too many failed proofs. */
  recoveryBlocked(account: string): boolean;
  /** Stores the identity settings of the seed's members. */
  ensure(seed: readonly SeedMember[]): Promise<void>;
}

const turnRow = z.object({ memberId: z.number(), questions: z.string(), tries: z.number() });
const columns = z.array(z.enum(QUESTION_COLUMNS));
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
  const decoy = hashPassword('', cost);
  const seedHash = createSeedHashes(cost);

  const withdrawHash = (memberId: number): string | null =>
    // A row is always written, so that the call takes as long for an account without questions.
    db.get(
      z.object({ hash: z.nullable(z.string()) }),
      'SELECT (SELECT withdraw_hash FROM identity WHERE member_id = ?) AS hash',
      memberId,
    )?.hash ?? null;

  const checkWithdrawPassword = async (memberId: number, password: string): Promise<boolean> => {
    const stored = withdrawHash(memberId);
    const right = await verifyPassword(password, stored ?? (await decoy));
    return stored !== null && right;
  };

  const known = (member: Member, column: QuestionColumn): string => {
    if (column === 'member_name') return member.name;
    if (column === 'identity_id') return member.profile['new_identity_id'] ?? '';
    return column === 'withdraw_password' ? '' : (member.profile[column] ?? '');
  };

  const fits = async (member: Member, column: QuestionColumn, answer: string): Promise<boolean> => {
    if (column === 'withdraw_password') return checkWithdrawPassword(member.id, answer);
    const truth = known(member, column);
    // Stored numbers may have any format; a site sends digits only (FLD-07).
    if (column === 'member_phone') return answer !== '' && answer === digits(truth);
    return normalise(answer) !== '' && normalise(answer) === normalise(truth);
  };

  const find = (loginId: string) =>
    db.get(
      turnRow,
      'SELECT member_id AS memberId, questions, tries FROM question_turn WHERE hash = ? AND expires_at > ?',
      tokenHash(loginId),
      clock.now(),
    );
  const turnOf = (loginId: string): QuestionTurn | undefined => {
    const found = find(loginId);
    return found && { memberId: found.memberId, questions: z.parse(columns, JSON.parse(found.questions)) };
  };
  const endSteps = (memberId: number): void => {
    for (const table of ['question_turn', 'second_factor_turn', 'recovery'])
      db.run(`DELETE FROM ${table} WHERE member_id = ?`, memberId);
  };

  const end = (loginId: string) => {
    db.run('DELETE FROM question_turn WHERE hash = ?', tokenHash(loginId));
  };

  return {
    settings: (memberId) => {
      const found = db.get(
        flags,
        'SELECT device_check AS deviceCheck, moved, must_change AS mustChange FROM identity WHERE member_id = ?',
        memberId,
      );
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
    hasWithdrawPassword: (memberId) => withdrawHash(memberId) !== null,
    setWithdrawPassword: async (memberId, password) => {
      db.run(
        `INSERT INTO identity (member_id, device_check, moved, withdraw_hash) VALUES (?, 0, 0, ?)
         ON CONFLICT (member_id) DO UPDATE SET withdraw_hash = excluded.withdraw_hash`,
        memberId,
        await hashPassword(password, cost),
      );
    },
    checkWithdrawPassword,
    knowsDevice: (memberId, mark) =>
      db.get(
        z.object({ at: z.number() }),
        'SELECT at FROM known_device WHERE member_id = ? AND mark = ?',
        memberId,
        tokenHash(mark),
      ) !== undefined,
    rememberDevice: (memberId, mark) => {
      db.run(
        'INSERT OR REPLACE INTO known_device (member_id, mark, at) VALUES (?, ?, ?)',
        memberId,
        tokenHash(mark),
        clock.now(),
      );
    },
    ask: (member) => {
      const answerable = QUESTION_COLUMNS.filter((column) =>
        column === 'withdraw_password' ? withdrawHash(member.id) !== null : known(member, column) !== '',
      );
      const questions = answerable
        .map((column) => ({ column, rank: random() }))
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, QUESTION_COUNT)
        .map(({ column }) => column);
      if (questions.length === 0) return undefined;
      const loginId = newToken();
      db.run('DELETE FROM question_turn WHERE expires_at <= ? OR member_id = ?', clock.now(), member.id);
      db.run(
        'INSERT INTO question_turn (hash, member_id, questions, expires_at) VALUES (?, ?, ?, ?)',
        tokenHash(loginId),
        member.id,
        JSON.stringify(questions),
        clock.now() + QUESTION_LIFE_MS,
      );
      return { loginId, turn: { memberId: member.id, questions } };
    },
    turn: turnOf,
    skip: (loginId) => {
      const turn = turnOf(loginId);
      const questions = turn?.questions.slice(1) ?? [];
      if (!turn || questions.length === 0) {
        end(loginId);
        return undefined;
      }
      db.run('UPDATE question_turn SET questions = ? WHERE hash = ?', JSON.stringify(questions), tokenHash(loginId));
      return { ...turn, questions };
    },
    answer: async (loginId, { memberId, questions }, answer) => {
      const member = members.byId(memberId);
      const [column] = questions;
      const right = member !== undefined && column !== undefined && (await fits(member, column, answer));
      // Another request may have ended this attempt while the answer was checked.
      const found = find(loginId);
      if (!found) return 'too-often';
      if (attempts.count('answer', String(memberId)) >= ANSWER_FAILURES) return 'blocked';
      if (right) {
        end(loginId);
        return 'right';
      }
      attempts.note('answer', String(memberId));
      if (found.tries + 1 >= QUESTION_TRIES) {
        end(loginId);
        return 'too-often';
      }
      db.run('UPDATE question_turn SET tries = tries + 1 WHERE hash = ?', tokenHash(loginId));
      return 'wrong';
    },
    oldPasswordFailed: (memberId) => attempts.note('old-password', String(memberId)),
    oldPasswordsBlocked: (memberId) => attempts.count('old-password', String(memberId)) >= OLD_PASSWORD_FAILURES,
    issueRecovery: (memberId) => {
      const token = newToken();
      db.run('DELETE FROM recovery WHERE expires_at <= ? OR member_id = ?', clock.now(), memberId);
      db.run(
        'INSERT INTO recovery (hash, member_id, expires_at) VALUES (?, ?, ?)',
        tokenHash(token),
        memberId,
        clock.now() + RECOVERY_LIFE_MS,
      );
      return token;
    },
    redeemRecovery: (token) => {
      const found = db.get(
        z.object({ memberId: z.number() }),
        'SELECT member_id AS memberId FROM recovery WHERE hash = ? AND used_at IS NULL AND expires_at > ?',
        tokenHash(token),
        clock.now(),
      );
      if (found) db.run('UPDATE recovery SET used_at = ? WHERE hash = ?', clock.now(), tokenHash(token));
      return found?.memberId;
    },
    recoveryFailed: (account) => {
      db.run('INSERT INTO recovery_failure (account, at) VALUES (?, ?)', account, clock.now());
    },
    recoveryBlocked: (account) => {
      const since = clock.now() - RECOVERY_LIFE_MS;
      db.run('DELETE FROM recovery_failure WHERE at <= ?', since);
      const counted = db.get(
        z.object({ failures: z.number() }),
        'SELECT count(*) AS failures FROM recovery_failure WHERE account = ?',
        account,
      );
      return (counted?.failures ?? 0) >= RECOVERY_TRIES;
    },
    ensure: async (seed) => {
      for (const { account, guard } of seed) {
        const member = members.byAccount(account);
        if (!guard || !member || withdrawHash(member.id) !== null) continue;
        db.run(
          'INSERT OR IGNORE INTO identity (member_id, device_check, moved, must_change, withdraw_hash) VALUES (?, ?, ?, ?, ?)',
          member.id,
          guard.deviceCheck ? 1 : 0,
          guard.moved ? 1 : 0,
          guard.mustChange ? 1 : 0,
          guard.withdrawPassword === undefined ? null : await seedHash(guard.withdrawPassword),
        );
      }
    },
  };
}
