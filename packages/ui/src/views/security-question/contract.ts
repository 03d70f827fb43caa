import type { Labels } from '../../labels/index.ts';
import type { securityQuestionLabels } from './labels.ts';
import type { CaptchaModel } from '../../slots/models.ts';

/** Kind of the expected answer: to a question, or a code of an authenticator app or for recovery (AUTH-38). */
export type AnswerKind = 'name' | 'identity' | 'phone' | 'email' | 'pin' | 'code' | 'recovery';

/** The second step of a sign-in: a security question or a code (AUTH-38). */
export interface SecurityQuestionViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly kind: AnswerKind;
  /** Null where none is asked for. */
  readonly captcha: CaptchaModel | null;
  readonly busy: boolean;
  /** The inputs are cleared when it changes (AUTH-40). */
  readonly turn: number;
  readonly error: { readonly field: 'reply' | 'answer'; readonly message: string } | null;
  /** Converts a typed answer to the form shown after its field was left (FLD-07). */
  readonly fold: (typed: string) => string;
  readonly onSubmit: (form: { readonly answer: string; readonly captcha: string }) => void;
  /** Asks for something else. Omitted if nothing else is left. */
  readonly onSkip?: (() => void) | undefined;
  /** Number of other questions left. */
  readonly left: number;
  /** Label of the button that asks for something else; default: another question. */
  readonly skipLabel?: string | undefined;
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: Labels<typeof securityQuestionLabels>;
}
