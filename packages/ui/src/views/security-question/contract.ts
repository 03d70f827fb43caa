import type { Labels } from '../../labels/index.ts';
import type { securityQuestionLabels } from './labels.ts';
import type { CaptchaModel } from '../../slots/models.ts';

/** Kind of the expected answer (AUTH-38). */
export type AnswerKind = 'name' | 'identity' | 'phone' | 'email' | 'pin';

/** The second step of a sign-in from an unknown device (AUTH-38 to AUTH-49x). */
export interface SecurityQuestionViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly kind: AnswerKind;
  readonly captcha: CaptchaModel;
  readonly busy: boolean;
  /** The inputs are cleared when it changes (AUTH-40). */
  readonly turn: number;
  readonly error: { readonly field: 'reply' | 'answer'; readonly message: string } | null;
  /** Converts a typed answer to the form shown after its field was left (FLD-07). */
  readonly fold: (typed: string) => string;
  readonly onSubmit: (form: { readonly answer: string; readonly captcha: string }) => void;
  /** Omitted if no other question is left. */
  readonly onSkip?: (() => void) | undefined;
  /** Number of other questions left. */
  readonly left: number;
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: Labels<typeof securityQuestionLabels>;
}
