import { describeError } from '../../calls/call-message.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { CoreMessage } from '../../base/events.ts';

/** The effect of a failed captcha. */
export interface CaptchaRefusal {
  /** Shown when a tile alone would not explain the missing picture (SEC-04). */
  readonly message: CoreMessage | null;
  /** Requested too soon: it is requested once more after a wait. Otherwise a tile offers a reload (AUTH-04x). */
  readonly isTooSoon: boolean;
}

/** Code table of the captcha call (AUTH-03). */
export const captchaRefusal = (error: CallError): CaptchaRefusal => ({
  message: error.kind === 'limited' ? describeError(error) : null,
  isTooSoon: error.kind === 'refused' && error.code === '101',
});
