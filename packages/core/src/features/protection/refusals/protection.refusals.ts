/** Loaded with the first refusal. */
import { readReached } from '@housefront/contract/features/protection-limits';
import { isPauseCode, readEndingPause, readPause } from '@housefront/contract/features/protection-pauses';
import type { AnyCall } from '@housefront/contract/endpoint';
import {
  EXCLUDED,
  isProtectionCode,
  LIMIT_NEEDED,
  LIMIT_REACHED,
  ON_BREAK,
} from '@housefront/contract/protection-codes';
import { readMoment } from '@housefront/contract/read-time';
import type { CallError } from '../../../adapters/http/call-types.ts';
import type { LimitRefusal, ProtectionRefusal } from './protection.refused.ts';

export { limitRefusedStore, refusedStore } from './protection.refused.ts';

/**
 * Why the platform refuses a member for their protection: by a code that the call has for that, or by the end of the session.
 * Undefined for every other failure.
 */
export const readRefusal = (call: AnyCall, error: CallError): ProtectionRefusal | undefined => {
  const { kind, code, data } = error;
  if (kind === 'unauthorized') {
    const pause = readEndingPause(data);
    if (!pause) return undefined;
    const ended = pause.kind === 'break' ? ON_BREAK : EXCLUDED;
    return { code: ended, until: pause.until, reason: null, withdrawal: null, ended: true };
  }
  return kind === 'refused' && isPauseCode(call, code) ? { code, ended: false, ...readPause(data) } : undefined;
};

/** The limit for which the platform refuses a call; undefined for every other failure (RG-17). */
export const readLimitRefusal = (call: AnyCall, { kind, code, data }: CallError): LimitRefusal | undefined => {
  if (kind !== 'refused' || !isProtectionCode(call, code)) return undefined;
  if (code === LIMIT_NEEDED) return 'needed';
  if (code !== LIMIT_REACHED) return undefined;
  const reached = readReached(data);
  return {
    reached: reached && {
      kind: reached.kind,
      period: reached.period,
      left: reached.left === null ? null : BigInt(reached.left),
      restartsAt: readMoment(reached.restarts_at),
      overall: reached.overall,
    },
  };
};
