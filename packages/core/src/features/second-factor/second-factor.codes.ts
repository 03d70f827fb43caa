import { REAUTHENTICATE } from '@housefront/contract/features/reauthentication';
import { describeError } from '../../calls/call-message.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { CoreMessage } from '../../base/events.ts';

const own = (error: CallError, keys: ReadonlyMap<string, string>): CoreMessage | null => {
  const key = error.kind === 'refused' ? keys.get(error.code) : undefined;
  return key === undefined ? describeError(error) : { kind: 'error', key };
};

const changeKeys: ReadonlyMap<string, string> = new Map([
  ['101', 'second_factor.wrong'],
  ['102', 'second_factor.expired'],
  ['103', 'second_factor.none'],
  ['104', 'second_factor.active'],
  ['107', 'second_factor.blocked'],
  // Proven, and yet too old again.
  [REAUTHENTICATE, 'passkeys.expired'],
]);

/** Code table of setting the second factor and turning it off. */
export const changeRefusal = (error: CallError): CoreMessage | null => own(error, changeKeys);

/** Whether a refusal concerns the typed code: wrong, or one of too many. */
export const concernsCode = ({ kind, code }: CallError): boolean =>
  kind === 'refused' && (code === '101' || code === '107');

const loginKeys: ReadonlyMap<string, string> = new Map([
  ['101', 'second_factor.again'],
  ['103', 'second_factor.wrong'],
  ['106', 'ip_error'],
  ['202', 'second_factor.blocked'],
]);

/** Result of a refused code at sign-in. */
export interface CodeRefusal {
  readonly message: CoreMessage | null;
  /** `start`: the login must be started again. */
  readonly next: 'stay' | 'start';
}

/** Code table of the code at sign-in; without an own rule the server's message decides. */
export const codeRefusal = (error: CallError): CodeRefusal => ({
  message: own(error, loginKeys),
  next: error.kind === 'refused' && error.code === '101' ? 'start' : 'stay',
});
