import { foldNumber } from '@housefront/contract/rules';
import { browserAuthenticator } from '../../adapters/browser/authenticator.ts';
import type { CallResult } from '../../adapters/http/call-types.ts';
import { describeError, showMessage } from '../../calls/call-message.ts';
import { requestOptions, sendProof } from './reauthentication.api.ts';
import { noSignatureMessage, proofRefusal, type ProofKind } from './reauthentication.codes.ts';
import type { ProofDeps, ProofOutcome, ProofWays, WithSigner } from './reauthentication.types.ts';

/** The proofs that are accepted from the member; null if the platform gives none. Messages are emitted (PLT-01). */
export const findProofs = async (deps: ProofDeps): Promise<ProofWays | null> => {
  const result = await requestOptions(deps);
  if (!result.ok) {
    showMessage(deps, describeError(result.error));
    return null;
  }
  const { password, code, passkey } = result.data;
  const typed = code ? 'code' : password ? 'password' : null;
  if (typed !== null || passkey !== null) return { typed, passkey: passkey !== null };
  deps.events.emit('message', { kind: 'error', key: 'error_generic' });
  return null;
};

const outcome = (result: CallResult<unknown>, kind: ProofKind): ProofOutcome =>
  result.ok ? { ok: true } : { ok: false, message: proofRefusal(result.error, kind) };

/** Proves by the password. Never rejects. */
export const proveByPassword = async (deps: ProofDeps, password: string): Promise<ProofOutcome> =>
  outcome(await sendProof(deps, { password }), 'password');

/** Proves by a code of the authenticator app or a recovery code. Never rejects. */
export const proveByCode = async (deps: ProofDeps, code: string): Promise<ProofOutcome> =>
  outcome(await sendProof(deps, { code: foldNumber(code) }), 'code');

/** Proves by a passkey of the member, by a challenge of its own. Never rejects. */
export const proveByPasskey = async (
  deps: ProofDeps,
  { authenticator = browserAuthenticator }: WithSigner = {},
): Promise<ProofOutcome> => {
  const asked = await requestOptions(deps);
  if (!asked.ok) return outcome(asked, 'passkey');
  if (asked.data.passkey === null) return { ok: false, message: noSignatureMessage('failed') };
  const signed = await authenticator.sign(asked.data.passkey);
  if (!signed.ok) return { ok: false, message: noSignatureMessage(signed.reason) };
  return outcome(await sendProof(deps, { credential: signed.value }), 'passkey');
};
