import { readSmsError } from '@housefront/contract/rules';
import { describeError } from '../../calls/call-message.ts';
import type { CoreMessage } from '../../base/events.ts';
import type { CallError } from '../../adapters/http/call-types.ts';

const verifyCodes: ReadonlySet<string> = new Set(['101', '102', '201', '202', '203', '204']);
const resetCodes: ReadonlySet<string> = new Set(['101', '102', '201', '202', '203']);
const again: CoreMessage = { kind: 'error', key: 'signup.error_verify_pls_reVerify' };

/** Code table of step 1 (WPR-10). */
export const verifyRefusal = (error: CallError): CoreMessage | null =>
  error.kind === 'refused' && verifyCodes.has(error.code) ? again : describeError(error);

/** Code table of step 2: `again`: the proof of identity is used up (WPR-13). */
export const resetRefusal = (error: CallError): { readonly message: CoreMessage | null; readonly again: boolean } =>
  error.kind === 'refused' && resetCodes.has(error.code)
    ? { message: again, again: true }
    : { message: describeError(error), again: false };

/**
 * Code table of the SMS to the registered phone: as at registration; `rests`: the wait for another one begins nevertheless
 * (WPR-19x).
 */
export const recoverySmsRefusal = (
  error: CallError,
): { readonly message: CoreMessage | null; readonly rests: boolean } => {
  if (error.kind !== 'refused') return { message: describeError(error), rests: false };
  const { text, startsCountdown } = readSmsError(error.code);
  return { message: { kind: 'error', key: text }, rests: startsCountdown === true };
};
