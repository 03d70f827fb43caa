import type { Authenticator } from '../../adapters/browser/authenticator.ts';
import type { CoreMessage } from '../../base/events.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';

/** Dependencies of a proof of identity. */
export type ProofDeps = Pick<FeatureDeps, 'calls' | 'events'>;

/** The proofs that the platform accepts from the member. */
export interface ProofWays {
  /** The proof that is typed; null if there is none. */
  readonly typed: 'password' | 'code' | null;
  /** The member has a passkey. */
  readonly passkey: boolean;
}

/** Outcome of a proof. The message is null where nothing has to be said. */
export type ProofOutcome = { readonly ok: true } | { readonly ok: false; readonly message: CoreMessage | null };

/** Dependencies with an authenticator, which tests replace. */
export interface WithSigner {
  readonly authenticator?: Pick<Authenticator, 'sign'>;
}
