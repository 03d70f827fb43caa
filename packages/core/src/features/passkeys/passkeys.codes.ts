import { REAUTHENTICATE } from '@housefront/contract/features/reauthentication';
import { refusalMessage } from '../../calls/call-outcome.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { NoAnswer } from '../../adapters/browser/authenticator.ts';
import type { CoreMessage } from '../../base/events.ts';

/** Result of a refused sign-in by passkey. */
export interface PasskeyRefusal {
  readonly message: CoreMessage | null;
  /** `reset`: the reset of the withdrawal password follows (AUTH-23). */
  readonly next: 'stay' | 'reset';
}

/** The platform knows the passkey no more. */
const UNKNOWN = '105';

/** Whether a sign-in was refused because its passkey is unknown. */
export const isUnknownKey = ({ kind, code }: CallError): boolean => kind === 'refused' && code === UNKNOWN;

/** Code table of the sign-in by passkey; without an own rule the server's message decides. */
export const passkeyLoginRefusal = (error: CallError): PasskeyRefusal => {
  if (error.kind === 'refused' && error.code === '802') return { message: null, next: 'reset' };
  const message = refusalMessage(error, {
    '101': 'passkeys.refused',
    '102': 'account_disable',
    '103': 'account_freezen',
    '104': 'passkeys.expired',
    [UNKNOWN]: 'passkeys.refused',
    '106': 'ip_error',
    '201': 'ip_error',
  });
  return { message, next: 'stay' };
};

/** Code table of adding a passkey. */
export const addRefusal = (error: CallError): CoreMessage | null =>
  refusalMessage(error, {
    '101': 'passkeys.not_added',
    '102': 'passkeys.expired',
    '103': 'passkeys.known',
    '104': 'passkeys.full',
    // Proven, and yet too old again.
    [REAUTHENTICATE]: 'passkeys.expired',
  });

/** The member has no such passkey any more. */
const GONE = '101';

/** Whether a change was refused because the passkey is removed already. */
export const isGone = ({ kind, code }: CallError): boolean => kind === 'refused' && code === GONE;

/** Code table of renaming and removing a passkey. */
export const changeRefusal = (error: CallError): CoreMessage | null =>
  refusalMessage(error, { [GONE]: 'passkeys.gone', [REAUTHENTICATE]: 'passkeys.expired' });

const answers: Readonly<Record<NoAnswer, CoreMessage | null>> = {
  aborted: null,
  cancelled: { kind: 'info', key: 'passkeys.cancelled' },
  known: { kind: 'info', key: 'passkeys.known' },
  failed: { kind: 'error', key: 'passkeys.not_added' },
};

/** Message for a passkey that the authenticator did not make. */
export const noKeyMessage = (reason: NoAnswer): CoreMessage | null => answers[reason];
