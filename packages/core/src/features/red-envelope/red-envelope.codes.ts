import { describeError } from '../../calls/call-message.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { CoreMessage } from '../../base/events.ts';

/** The effect of a refused claim. */
export interface ClaimRefusal {
  readonly message: CoreMessage | null;
  /** The envelope is removed; otherwise it can be tried again. */
  readonly isGone: boolean;
}

/** Code table of claiming an envelope: the server's message, and 102 removes it (ENV-07). */
export const claimRefusal = (error: CallError): ClaimRefusal => ({
  message: describeError(error),
  isGone: error.kind === 'refused' && error.code === '102',
});
