import { describeError } from '../../call-message.ts';
import type { CallError } from '../../adapters/call-types.ts';
import type { CoreMessage } from '../../events.ts';

/** The effect of a failed captcha. */
export interface CaptchaRefusal {
  /** Shown where a tile alone would not explain the missing picture (SEC-04). */
  readonly message: CoreMessage | null;
  /** Asked too soon: it is asked for once more after a while (AUTH-03). Else a tile offers it (AUTH-04x). */
  readonly isTooSoon: boolean;
}

/** Code table of the captcha call (AUTH-03, AUTH-04x). */
export const captchaRefusal = (error: CallError): CaptchaRefusal => ({
  message: error.kind === 'limited' ? describeError(error) : null,
  isTooSoon: error.kind === 'refused' && error.code === '101',
});
