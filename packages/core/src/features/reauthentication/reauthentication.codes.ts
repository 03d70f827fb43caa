import type { NoAnswer } from '../../adapters/browser/authenticator.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import { refusalMessage } from '../../calls/call-outcome.ts';
import type { CoreMessage } from '../../base/events.ts';

/** Ways in which a member proves who they are. */
export type ProofKind = 'password' | 'code' | 'passkey';

const wrong: Readonly<Record<ProofKind, string>> = {
  password: 'reauthentication.wrong_password',
  code: 'second_factor.wrong',
  passkey: 'reauthentication.wrong_passkey',
};

/** Code table of a proof of identity. */
export const proofRefusal = (error: CallError, kind: ProofKind): CoreMessage | null =>
  refusalMessage(error, { '101': wrong[kind], '102': 'passkeys.expired', '107': 'reauthentication.blocked' });

/** Message for a passkey that the authenticator did not use; none if the member chose so. */
export const noSignatureMessage = (reason: NoAnswer): CoreMessage | null =>
  reason === 'failed' ? { kind: 'error', key: 'reauthentication.wrong_passkey' } : null;
