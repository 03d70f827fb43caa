import {
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Request for a new passkey. Bytes are in base64url, as in the JSON of WebAuthn. */
export interface NewKeyRequest {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  /** COSE numbers of the accepted signatures. */
  readonly algorithms: readonly number[];
  /** Milliseconds that the visitor has. */
  readonly timeout: number;
  /** Keys whose authenticators make no second one. */
  readonly known: readonly string[];
}

/** A new passkey, as the platform verifies it. */
export interface NewKey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports: string[];
  };
}

/** Request for a signature by any passkey of the site. */
export interface SignatureRequest {
  readonly challenge: string;
  /** Null: the host of the page. */
  readonly rpId: string | null;
  readonly timeout: number;
}

/** Request for a signature by one of these passkeys. */
export interface KnownSignatureRequest extends SignatureRequest {
  readonly known: readonly string[];
}

/** A passkey as browsers know it. */
export interface KeyAddress {
  /** In base64url. */
  readonly id: string;
  /** Null: the host of the page. */
  readonly rpId: string | null;
}

/** A signed challenge, as the platform verifies it. */
export interface Signature {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    /** Missing from authenticators that keep no user, such as older hardware keys. */
    readonly userHandle?: string | null | undefined;
  };
}

/**
 * Reason for no answer. `cancelled`: by the visitor, or too late. `aborted`: by this page. `known`: the authenticator has a
 * passkey of this member. `failed`: anything else.
 */
export type NoAnswer = 'cancelled' | 'aborted' | 'known' | 'failed';

/** Value that the browser gave for a passkey, or the reason that there is none. */
export type AuthenticatorAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: NoAnswer };

/** Passkeys of this device and of those that the browser reaches. */
export interface Authenticator {
  /** The device itself can make passkeys and verify its user. */
  readonly isBuiltIn: () => Promise<boolean>;
  /** The browser offers passkeys in the account field. */
  readonly canFill: () => Promise<boolean>;
  /** Makes a passkey. Call it soon after a press: browsers demand one. */
  readonly create: (request: NewKeyRequest) => Promise<AuthenticatorAnswer<NewKey>>;
  /** Waits until the visitor chooses a passkey in the account field. A later request replaces it. */
  readonly fill: (request: SignatureRequest) => Promise<AuthenticatorAnswer<Signature>>;
  /** Lets the visitor sign by one of the named passkeys. Call it soon after a press: browsers demand one. */
  readonly sign: (request: KnownSignatureRequest) => Promise<AuthenticatorAnswer<Signature>>;
  /** Ends a request that waits. */
  readonly cancel: () => void;
  /** Runs when the visitor comes to a field that offers passkeys, until the returned function is called. */
  readonly onField: (run: () => void) => () => void;
  /** Makes browsers that can do so stop offering a passkey that the platform does not know. Never rejects. */
  readonly forget: (key: KeyAddress) => Promise<void>;
}

const reasons: Readonly<Record<string, NoAnswer>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'aborted',
  InvalidStateError: 'known',
};

const settle = async <Value>(ask: () => Promise<Value>): Promise<AuthenticatorAnswer<Value>> => {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    return { ok: false, reason: reasons[error instanceof Error ? error.name : ''] ?? 'failed' };
  }
};

const CREDENTIAL = 'public-key';

type SignatureOptions = Parameters<typeof startAuthentication>[0];

const optionsOf = ({ challenge, rpId, timeout }: SignatureRequest): SignatureOptions['optionsJSON'] => ({
  challenge,
  timeout,
  userVerification: 'required',
  ...(rpId !== null && { rpId }),
});
const signed = async (options: SignatureOptions): Promise<Signature> => {
  const { id, rawId, response } = await startAuthentication(options);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  // Browsers give an empty value, or none, where the authenticator has kept no user.
  const user = userHandle ? { userHandle } : {};
  return { id, rawId, type: CREDENTIAL, response: { clientDataJSON, authenticatorData, signature, ...user } };
};

/** The authenticators that the browser offers. Loaded only where passkeys are used. */
export const browserAuthenticator: Authenticator = {
  isBuiltIn: () => platformAuthenticatorIsAvailable().catch(() => false),
  canFill: () => browserSupportsWebAuthnAutofill().catch(() => false),
  create: ({ challenge, rp, user, algorithms, timeout, known }) =>
    settle(async () => {
      const { id, rawId, response } = await startRegistration({
        optionsJSON: {
          challenge,
          rp,
          user,
          timeout,
          pubKeyCredParams: algorithms.map((alg) => ({ alg, type: CREDENTIAL })),
          excludeCredentials: known.map((key) => ({ id: key, type: CREDENTIAL })),
          // Found without an account name, and never without a fingerprint, a face or a PIN.
          authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
          attestation: 'none',
        },
      });
      const { clientDataJSON, attestationObject, transports = [] } = response;
      return { id, rawId, type: CREDENTIAL, response: { clientDataJSON, attestationObject, transports } };
    }),
  fill: (request) =>
    settle(() =>
      signed({
        optionsJSON: optionsOf(request),
        useBrowserAutofill: true,
        // The form may be replaced by another one while the request waits.
        verifyBrowserAutofillInput: false,
      }),
    ),
  sign: ({ known, ...request }) =>
    settle(() =>
      signed({
        optionsJSON: {
          ...optionsOf(request),
          allowCredentials: known.map((key) => ({ id: key, type: CREDENTIAL })),
        },
      }),
    ),
  cancel: () => WebAuthnAbortService.cancelCeremony(),
  onField: (run) => {
    const heard = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.autocomplete.includes('webauthn')) run();
    };
    // A field that kept the focus is pressed.
    const types = ['focusin', 'pointerdown'];
    for (const type of types) document.addEventListener(type, heard);
    return () => {
      for (const type of types) document.removeEventListener(type, heard);
    };
  },
  forget: async ({ id, rpId }) => {
    // Rejects in browsers that cannot.
    await settle(() =>
      sendSignal({ signalName: 'unknownCredential', rpID: rpId ?? location.hostname, credentialID: id }),
    );
  },
};
