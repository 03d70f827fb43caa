import { reauthenticate, reauthenticationOptions } from '@housefront/contract/features/reauthentication';
import type { CallResult } from '../../adapters/http/call-types.ts';
import type { KnownSignatureRequest, Signature } from '../../adapters/browser/authenticator.ts';
import { waitOf } from '../../adapters/browser/authenticator-wait.ts';
import type { ProofDeps } from './reauthentication.types.ts';

type Deps = Pick<ProofDeps, 'calls'>;

/** The accepted proofs, with a challenge if the member has passkeys. */
interface ProofOptions {
  readonly password: boolean;
  readonly code: boolean;
  readonly passkey: KnownSignatureRequest | null;
}

/** Requests the accepted proofs. */
export const requestOptions = async ({ calls }: Deps): Promise<CallResult<ProofOptions>> => {
  const result = await calls.send(reauthenticationOptions, {}, { silent: true });
  if (!result.ok) return result;
  const { password, code, passkey } = result.data;
  const known = passkey?.allowCredentials.map(({ id }) => id) ?? [];
  const request =
    passkey === null || known.length === 0
      ? null
      : { challenge: passkey.challenge, rpId: passkey.rpId, timeout: waitOf(passkey.timeout), known };
  return { ...result, data: { password, code, passkey: request } };
};

/** A proof on the wire. */
type Proof = { readonly password: string } | { readonly code: string } | { readonly credential: Signature };

/** Proves to the platform that the member is still the one who signed in. */
export const sendProof = ({ calls }: Deps, proof: Proof) => calls.send(reauthenticate, proof, { silent: true });
