import {
  doubleValidation,
  doubleValidationSkip,
  readSecurityQuestion,
  type QuestionColumn,
} from '@housefront/contract/features/double-validation';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FeatureDeps } from '../../feature-deps.ts';
import type { Captcha, SessionFeature } from '../session/index.ts';
import { answerRefusal, emptyAnswerKey, skipRefusal } from './double-validation.codes.ts';

/** The security question as a form shows it. */
export interface DoubleValidationState {
  /** Column that is asked for (AUTH-38); null once there is none left: the login must be started again. */
  readonly question: QuestionColumn | null;
  /** Opens the question's turn at the platform; goes back with the answer. */
  readonly memberLoginId: string;
  /** Questions that can still be asked, this one included; 3 without a count (AUTH-41). */
  readonly left: number;
  /** An answer or a skip is being sent. */
  readonly busy: boolean;
  /** Grows whenever the inputs have to be empty again (AUTH-40). */
  readonly turn: number;
}

/** How an attempt ended; messages were emitted already. */
export type AnswerOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused' }
  /** A field is empty; nothing was sent (AUTH-39). */
  | { readonly kind: 'incomplete'; readonly field: 'answer' | 'captcha'; readonly key: string };

/** The second step of a login from an unknown device. */
export interface DoubleValidation {
  readonly store: StoreApi<DoubleValidationState>;
  /** Sends an answer; success is a login (AUTH-47x). Never rejects. */
  readonly answer: (
    form: { readonly answer: string; readonly captcha: string },
    captcha: Captcha,
  ) => Promise<AnswerOutcome>;
  /** Asks for another question (AUTH-41). */
  readonly skip: () => Promise<void>;
}

/** Whether a question can be passed over: only while another one is left (AUTH-48x). */
export const canSkip = ({ question, left }: DoubleValidationState): boolean => question !== null && left > 1;

/**
 * Starts the second step.
 * @param data of login code 107, as the platform sent it.
 * @returns null when there is no question in it.
 */
export const createDoubleValidation = (
  deps: Pick<FeatureDeps, 'calls' | 'events'> & { readonly session: SessionFeature },
  data: unknown,
): DoubleValidation | null => {
  const { calls, events, session } = deps;
  const first = readSecurityQuestion(data);
  if (first === null || first.question === null) return null;
  const store = createStore<DoubleValidationState>()(() => ({
    question: first.question,
    memberLoginId: first.member_login_id,
    left: first.available_questions_count,
    busy: false,
    turn: 0,
  }));
  const empty = () => store.setState(({ turn }) => ({ turn: turn + 1 }));

  const send = async (answer: string, captchaAnswer: string, captchaToken: string): Promise<AnswerOutcome> => {
    const { headers, device } = await session.surroundings();
    const request = {
      member_login_id: store.getState().memberLoginId,
      answer,
      captcha_answer: captchaAnswer,
      captcha_token: captchaToken,
      ...device,
    };
    const result = await calls.send(doubleValidation, request, { headers, silent: true });
    const token = result.ok ? (result.data.token ?? result.authorization) : undefined;
    if (result.ok && token !== undefined) {
      session.complete({ ...result.data, token });
      events.emit('message', { kind: 'success', key: 'login_success' });
      return { kind: 'done' };
    }
    // A success without any token is no login.
    const error = result.ok ? { kind: 'invalid' as const, code: result.code, message: '' } : result.error;
    const message = answerRefusal(error);
    if (message !== null) events.emit('message', message);
    if (error.kind === 'refused') empty();
    return { kind: 'refused' };
  };

  return {
    store,
    answer: async (form, captcha) => {
      const { busy, question } = store.getState();
      if (busy || question === null) return { kind: 'busy' };
      const answer = form.answer.trim();
      if (answer === '') return { kind: 'incomplete', field: 'answer', key: emptyAnswerKey[question] };
      const captchaAnswer = form.captcha.trim();
      if (captchaAnswer === '') return { kind: 'incomplete', field: 'captcha', key: 'ph_account_verify_code' };
      store.setState({ busy: true });
      try {
        return await send(answer, captchaAnswer, captcha.take());
      } finally {
        store.setState({ busy: false });
        void captcha.reload();
      }
    },
    skip: async () => {
      const state = store.getState();
      if (state.busy || !canSkip(state)) return;
      store.setState({ busy: true });
      const result = await calls.send(doubleValidationSkip, { member_login_id: state.memberLoginId }, { silent: true });
      store.setState({ busy: false });
      if (!result.ok) {
        const message = skipRefusal(result.error);
        if (message !== null) events.emit('message', message);
        return;
      }
      const { member_login_id, available_questions_count, question } = result.data;
      store.setState({
        question,
        memberLoginId: member_login_id ?? state.memberLoginId,
        left: available_questions_count,
      });
      empty();
    },
  };
};
