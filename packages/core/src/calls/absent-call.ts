import { perObject } from '@housefront/contract/per-object';
import type { ClockPort } from '../adapters/ports/ports.ts';
import { unwrap, type CallResult } from '../adapters/http/call-types.ts';
import { isUnknownCall } from './unknown-call.ts';

/** Time in which a call that the platform lacks is not sent again, in milliseconds. */
const ABSENT_MS = 600_000;

/** When calls were answered with 404, by name, in monotonic time. */
const absences = perObject((_clock: ClockPort) => new Map<string, number>());

/**
 * Sends a call that a platform may lack. If it answers with 404, the call is not sent for 10 minutes (ENG-02).
 * @returns null while the platform lacks it
 * @throws {CallFailure} when it failed in another way
 */
export const sendIfPresent = async <Data>(
  clock: ClockPort,
  name: string,
  send: () => Promise<CallResult<Data>>,
): Promise<Data | null> => {
  const absent = absences(clock);
  const since = absent.get(name);
  if (since !== undefined && clock.elapsed() - since < ABSENT_MS) return null;
  try {
    const data = unwrap(await send());
    absent.delete(name);
    return data;
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    absent.set(name, clock.elapsed());
    return null;
  }
};
