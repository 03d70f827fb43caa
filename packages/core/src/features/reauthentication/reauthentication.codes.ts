import type { NoAnswer } from '../../adapters/browser/authenticator.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import { describeError } from '../../calls/call-message.ts';
import type { CoreMessage } from '../../base/events.ts';

/** Ways in which a member proves who they are. */
export type ProofKind = 'password' | 'code' | 'passkey';

const wrong: Readonly<Record<ProofKind, string>> = {
  password: 'reauthentication.wrong_password',
  code: 'second_factor.wrong',
  passkey: 'reauthentication.wrong_passkey',
};
const keys: ReadonlyMap<string, string> = new Map([
  ['102', 'passkeys.expired'],
  ['107', 'reauthentication.blocked'],
]);

/** Code table of a proof of identity. */
export const proofRefusal = (error: CallError, kind: ProofKind): CoreMessage | null => {
  if (error.kind !== 'refused') return describeError(error);
  const key = error.code === '101' ? wrong[kind] : keys.get(error.code);
  return key === undefined ? describeError(error) : { kind: 'error', key };
};

/** Message for a passkey that the authenticator did not use; none if the member chose so. */
export const noSignatureMessage = (reason: NoAnswer): CoreMessage | null =>
  reason === 'failed' ? { kind: 'error', key: 'reauthentication.wrong_passkey' } : null;
