import type { CaptchaModel } from '../../slots/models.ts';

export interface SecurityQuestionTexts {
  readonly title: string;
  readonly subtitle: string;
  /** Label of the answer: what is asked for. */
  readonly answer: string;
  readonly showAnswer: string;
  readonly hideAnswer: string;
  readonly captcha: string;
  readonly captchaRefresh: string;
  readonly captchaReload: string;
  readonly captchaImage: string;
  readonly submit: string;
  readonly submitting: string;
  /** Asks another question; says how many are left (AUTH-48x). */
  readonly skip: string;
  readonly close: string;
  readonly customerService: string;
}

/** What kind of answer is expected (AUTH-38). */
export type AnswerKind = 'name' | 'identity' | 'phone' | 'email' | 'pin';

/** The second step of a sign-in from an unknown device (AUTH-38 to AUTH-49x). */
export interface SecurityQuestionViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly kind: AnswerKind;
  readonly captcha: CaptchaModel;
  readonly busy: boolean;
  /** The inputs are emptied when it changes (AUTH-40). */
  readonly turn: number;
  readonly error: { readonly field: 'reply' | 'answer'; readonly message: string } | null;
  readonly onSubmit: (form: { readonly answer: string; readonly captcha: string }) => void;
  /** Absent when no other question is left. */
  readonly onSkip?: (() => void) | undefined;
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: SecurityQuestionTexts;
}
