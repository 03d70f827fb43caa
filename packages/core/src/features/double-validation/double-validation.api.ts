import {
  doubleValidation,
  doubleValidationSkip,
  readSecurityQuestion,
  type QuestionColumn,
  type SecurityQuestion as WireQuestion,
} from '@housefront/contract/features/double-validation';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import { readLogin, type LoginAnswer, type SessionFeature } from '../session/index.ts';
import type { Question, SecurityQuestion } from './double-validation.types.ts';

type Deps = Pick<FeatureDeps, 'calls'>;

const questions: Readonly<Record<QuestionColumn, Question>> = {
  member_name: 'name',
  identity_id: 'identity',
  member_phone: 'phone',
  member_email: 'email',
  withdraw_password: 'withdrawPassword',
};

const questionOf = (
  wire: Pick<WireQuestion, 'available_questions_count' | 'question'>,
  memberLoginId: string,
): SecurityQuestion => ({
  question: wire.question && questions[wire.question],
  memberLoginId,
  left: wire.available_questions_count,
});

/** Reads the question from the data of login code 107; null when there is none. */
export const readQuestion = (data: unknown): SecurityQuestion | null => {
  const wire = readSecurityQuestion(data);
  return wire && questionOf(wire, wire.member_login_id);
};

/** Sends an answer; success is a login (APIM-05). */
export const sendAnswer = async (
  { calls, session }: Deps & { readonly session: SessionFeature },
  memberLoginId: string,
  answer: string,
  captcha: { readonly answer: string; readonly token: string },
): Promise<LoginAnswer> => {
  const { headers, device } = await session.deviceInfo();
  const request = {
    member_login_id: memberLoginId,
    answer,
    captcha_answer: captcha.answer,
    captcha_token: captcha.token,
    ...device,
  };
  return readLogin(await calls.send(doubleValidation, request, { headers, silent: true }));
};

/** Asks for another question (APIM-06). */
export const skipQuestion = async (
  { calls }: Deps,
  memberLoginId: string,
): Promise<
  { readonly ok: true; readonly next: SecurityQuestion } | { readonly ok: false; readonly error: CallError }
> => {
  const result = await calls.send(doubleValidationSkip, { member_login_id: memberLoginId }, { silent: true });
  if (!result.ok) return result;
  return { ok: true, next: questionOf(result.data, result.data.member_login_id ?? memberLoginId) };
};
