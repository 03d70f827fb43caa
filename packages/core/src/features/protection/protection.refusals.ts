import { isPauseCode, readEndingPause, readPause } from '@housefront/contract/features/protection-pauses';
import type { AnyCall } from '@housefront/contract/endpoint';
import type { CallError } from '../../adapters/call-types.ts';
import type { ProtectionRefusal } from '../../protection-refusal.ts';

/**
 * Why the platform refuses a member for their protection: by a code that the call has for that, or by the end of the session.
 * Undefined for every other failure.
 */
export const readRefusal = (call: AnyCall, error: CallError): ProtectionRefusal | undefined => {
  const { kind, code, data } = error;
  if (kind === 'unauthorized') {
    const pause = readEndingPause(data);
    if (!pause) return undefined;
    const ended = pause.kind === 'break' ? '302' : '303';
    return { code: ended, until: pause.until, reason: null, withdrawal: null, ended: true };
  }
  return kind === 'refused' && isPauseCode(call, code) ? { code, ended: false, ...readPause(data) } : undefined;
};
