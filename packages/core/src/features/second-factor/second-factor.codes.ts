import { REAUTHENTICATE } from '@housefront/contract/features/reauthentication';
import { refusalMessage } from '../../calls/call-outcome.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { CoreMessage } from '../../base/events.ts';

/** Code table of setting the second factor and turning it off. */
export const changeRefusal = (error: CallError): CoreMessage | null =>
  refusalMessage(error, {
    '101': 'second_factor.wrong',
    '102': 'second_factor.expired',
    '103': 'second_factor.none',
    '104': 'second_factor.active',
    '107': 'second_factor.blocked',
    // Proven, and yet too old again.
    [REAUTHENTICATE]: 'passkeys.expired',
  });

/** Whether a refusal concerns the typed code: wrong, or one of too many. */
export const concernsCode = ({ kind, code }: CallError): boolean =>
  kind === 'refused' && (code === '101' || code === '107');

/** Result of a refused code at sign-in. */
export interface CodeRefusal {
  readonly message: CoreMessage | null;
  /** `start`: the login must be started again. */
  readonly next: 'stay' | 'start';
}

/** Code table of the code at sign-in; without an own rule the server's message decides. */
export const codeRefusal = (error: CallError): CodeRefusal => ({
  message: refusalMessage(error, {
    '101': 'second_factor.again',
    '103': 'second_factor.wrong',
    '106': 'ip_error',
    '202': 'second_factor.blocked',
  }),
  next: error.kind === 'refused' && error.code === '101' ? 'start' : 'stay',
});
