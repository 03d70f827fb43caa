import { QUESTION_COLUMNS, QUESTION_COUNT, type QuestionColumn } from '@housefront/contract/features/double-validation';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import { digits, normalise } from '../storage/normalise.ts';
import type { Database } from '../storage/database.ts';
import { newToken, tokenHash } from '../storage/tokens.ts';
import type { AttemptCounters } from './attempt-counters.ts';
import type { Member, Members } from './members.ts';
import type { WithdrawPasswords } from './withdraw-passwords.ts';

/** Time in which a security question can be answered (milliseconds). */
export const QUESTION_LIFE_MS = 600_000;
/** Wrong answers after which the login must be started again. */
export const QUESTION_TRIES = 5;
/** Wrong answers of a member within ten minutes, over all logins, after which no answer is accepted. */
export const ANSWER_FAILURES = 15;

/** A security question that is open. */
export interface QuestionTurn {
  readonly memberId: number;
  /** The remaining questions, the current one first. */
  readonly questions: readonly QuestionColumn[];
}

/** Questions to a member who signs in on an unknown device. */
export interface SecurityQuestions {
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
}

/** Dependencies of the questions. */
export interface QuestionParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly members: Members;
  readonly attempts: AttemptCounters;
  readonly withdrawPasswords: WithdrawPasswords;
  /** Numbers in [0, 1). */
  readonly random: () => number;
}

const turnRow = z.object({ memberId: z.number(), questions: z.string(), tries: z.number() });
const columns = z.array(z.enum(QUESTION_COLUMNS));

/** The stored fact of a member; empty for a password. */
function truthOf(member: Member, column: QuestionColumn): string {
  if (column === 'member_name') return member.name;
  if (column === 'identity_id') return member.profile['new_identity_id'] ?? '';
  return column === 'withdraw_password' ? '' : (member.profile[column] ?? '');
}

/** Creates the store of open questions. */
export function createSecurityQuestions(parts: QuestionParts): SecurityQuestions {
  const { db, clock, members, attempts, withdrawPasswords, random } = parts;

  const fits = async (member: Member, column: QuestionColumn, answer: string): Promise<boolean> => {
    if (column === 'withdraw_password') return withdrawPasswords.checkWithdrawPassword(member.id, answer);
    const truth = truthOf(member, column);
    // Stored numbers may have any format; a site sends digits only (FLD-07).
    if (column === 'member_phone') return answer !== '' && answer === digits(truth);
    return normalise(answer) !== '' && normalise(answer) === normalise(truth);
  };

  const find = (loginId: string) =>
    db.get(turnRow, 'SELECT * FROM question_turn WHERE hash = ? AND expires_at > ?', tokenHash(loginId), clock.now());
  const turn: SecurityQuestions['turn'] = (loginId) => {
    const found = find(loginId);
    return found && { memberId: found.memberId, questions: z.parse(columns, JSON.parse(found.questions)) };
  };
  const end = (loginId: string): void => {
    db.run('DELETE FROM question_turn WHERE hash = ?', tokenHash(loginId));
  };

  return {
    ask: (member) => {
      const questions = QUESTION_COLUMNS.filter((column) =>
        column === 'withdraw_password'
          ? withdrawPasswords.hasWithdrawPassword(member.id)
          : truthOf(member, column) !== '',
      )
        .map((column) => ({ column, rank: random() }))
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, QUESTION_COUNT)
        .map(({ column }) => column);
      if (questions.length === 0) return undefined;
      const loginId = newToken();
      db.run('DELETE FROM question_turn WHERE expires_at <= ? OR member_id = ?', clock.now(), member.id);
      db.insert('question_turn', {
        hash: tokenHash(loginId),
        memberId: member.id,
        questions: JSON.stringify(questions),
        expiresAt: clock.now() + QUESTION_LIFE_MS,
      });
      return { loginId, turn: { memberId: member.id, questions } };
    },
    turn,
    skip: (loginId) => {
      const open = turn(loginId);
      const questions = open?.questions.slice(1) ?? [];
      if (!open || questions.length === 0) {
        end(loginId);
        return undefined;
      }
      db.run('UPDATE question_turn SET questions = ? WHERE hash = ?', JSON.stringify(questions), tokenHash(loginId));
      return { ...open, questions };
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
  };
}
