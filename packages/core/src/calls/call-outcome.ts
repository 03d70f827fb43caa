import type { CallError, CallErrorKind, CallResult } from '../adapters/http/call-types.ts';
import type { CoreEvents, CoreMessage } from '../base/events.ts';
import { describeError, showMessage } from './call-message.ts';

/** The message of a failed call that has texts of its own for some codes of refusals; {@link describeError} for all others. */
export const refusalMessage = (error: CallError, keys: Readonly<Record<string, string>>): CoreMessage | null => {
  const key = error.kind === 'refused' && Object.hasOwn(keys, error.code) ? keys[error.code] : undefined;
  return key === undefined ? describeError(error) : { kind: 'error', key };
};

/**
 * The key of a failed call that has one text of its own for failures without words of the platform; null: another part shows it, or
 * no message is needed.
 */
export const failureKey = (kind: CallErrorKind, own: string): string | null => {
  const keys: Readonly<Record<CallErrorKind, string | null>> = {
    refused: own,
    invalid: own,
    unhandled: own,
    limited: 'error_too_often',
    timeout: 'error_timeout',
    network: 'error_network',
    unauthorized: null,
    outdated: null,
    cancelled: null,
  };
  return keys[kind];
};

/** Shows how a call went: a text after a success, else the refusal. @returns whether it succeeded */
export const showOutcome = (
  deps: { readonly events: CoreEvents },
  result: CallResult<unknown>,
  key: string,
  refusal: (error: CallError) => CoreMessage | null = describeError,
): boolean => {
  showMessage(deps, result.ok ? { kind: 'success', key } : refusal(result.error));
  return result.ok;
};
