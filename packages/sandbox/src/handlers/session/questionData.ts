import type { QuestionTurn } from '../../world/members/security-questions.ts';

/** A security question in wire names; null without a turn. */
export const questionData = (loginId: string, turn: QuestionTurn | undefined): object => ({
  member_login_id: loginId,
  available_questions_count: turn?.questions.length ?? 0,
  question: turn?.questions[0] ?? null,
});
