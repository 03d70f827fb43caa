import { CallFailure, unwrap, type CallResult } from '../adapters/http/call-types.ts';

/** True when the platform lacks the call. Platforms may lack proposed calls and answer 404 (MEM-45x). */
export const isUnknownCall = (error: unknown): boolean => error instanceof CallFailure && error.code === '404';

/**
 * Data of an answer; null while the platform lacks the call, which the client does not send again for 10 minutes then (ENG-02).
 * @throws {CallFailure} when it failed in another way
 */
export const unlessUnknown = async <Data>(answer: Promise<CallResult<Data>>): Promise<Data | null> => {
  try {
    return unwrap(await answer);
  } catch (error) {
    if (isUnknownCall(error)) return null;
    throw error;
  }
};
