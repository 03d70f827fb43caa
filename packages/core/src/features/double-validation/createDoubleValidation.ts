import { foldCode, foldName, foldNumber, foldPhone } from '@housefront/contract/rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { showMessage } from '../../calls/call-message.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { Captcha, SessionFeature } from '../session/index.ts';
import { readQuestion, sendAnswer, skipQuestion } from './double-validation.api.ts';
import { answerRefusal, emptyAnswerKey, skipRefusal } from './double-validation.codes.ts';
import type { Question, SecurityQuestion } from './double-validation.types.ts';

/** The security question as a form shows it. */
export interface DoubleValidationState extends SecurityQuestion {
  /** An answer or a skip is being sent. */
  readonly busy: boolean;
  /** Increases whenever the inputs must be cleared (AUTH-40). */
  readonly turn: number;
}

/** Outcome of an attempt; messages were emitted already. */
export type AnswerOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused' }
  /** A field is empty; nothing was sent (AUTH-39). */
  | { readonly kind: 'incomplete'; readonly field: 'answer' | 'captcha'; readonly key: string };

/** The second step of a login from an unknown device. */
export interface DoubleValidation {
  readonly store: StoreApi<DoubleValidationState>;
  /** Sends an answer; success is a login. Never rejects (AUTH-47x). */
  readonly answer: (
    form: { readonly answer: string; readonly captcha: string },
    captcha: Captcha,
  ) => Promise<AnswerOutcome>;
  /** Asks for another question (AUTH-41). */
  readonly skip: () => Promise<void>;
}

/** Whether a question can be skipped: only while another one is left (AUTH-48x). */
export const canSkip = ({ question, left }: DoubleValidationState): boolean => question !== null && left > 1;

/** An answer in the form in which it is sent (FLD-08). */
export const foldAnswer = (question: Question, typed: string, currency: string): string => {
  if (question === 'phone') return foldPhone(typed, currency);
  if (question === 'name') return foldName(typed);
  if (question === 'withdrawPassword') return foldNumber(typed);
  return question === 'identity' ? foldCode(typed) : typed.trim();
};

/**
 * Starts the second step.
 * @param data of login code 107, as the platform sent it.
 * @returns null when there is no question in it.
 */
export const createDoubleValidation = (
  deps: Pick<FeatureDeps, 'calls' | 'events' | 'site'> & { readonly session: SessionFeature },
  data: unknown,
): DoubleValidation | null => {
  const { events, session } = deps;
  const first = readQuestion(data);
  if (first === null || first.question === null) return null;
  const store = createStore<DoubleValidationState>()(() => ({
    ...first,
    busy: false,
    turn: 0,
  }));
  const empty = () => store.setState(({ turn }) => ({ turn: turn + 1 }));

  const send = async (answer: string, captchaAnswer: string, captchaToken: string): Promise<AnswerOutcome> => {
    const { memberLoginId } = store.getState();
    const result = await sendAnswer(deps, memberLoginId, answer, { answer: captchaAnswer, token: captchaToken });
    if (result.ok) {
      session.complete(result.credentials);
      events.emit('message', { kind: 'success', key: 'login_success' });
      return { kind: 'done' };
    }
    showMessage(deps, answerRefusal(result.error));
    if (result.error.kind === 'refused') empty();
    return { kind: 'refused' };
  };

  return {
    store,
    answer: async (form, captcha) => {
      const { busy, question } = store.getState();
      if (busy || question === null) return { kind: 'busy' };
      const answer = foldAnswer(question, form.answer, deps.site.getState().currency);
      if (answer === '') return { kind: 'incomplete', field: 'answer', key: emptyAnswerKey[question] };
      const captchaAnswer = foldCode(form.captcha);
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
      const result = await skipQuestion(deps, state.memberLoginId);
      store.setState({ busy: false });
      if (!result.ok) {
        showMessage(deps, skipRefusal(result.error));
        return;
      }
      store.setState(result.next);
      empty();
    },
  };
};
