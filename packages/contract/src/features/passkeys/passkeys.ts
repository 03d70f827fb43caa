import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { PAUSE_CODES } from '../../calls/protection-codes.ts';
import { reauthenticateFirst } from '../../calls/reauthentication-code.ts';
import {
  dataObject,
  id,
  idOrNull,
  ignored,
  listOf,
  listOfEach,
  noBody,
  siteId,
  textOrEmpty,
  time,
  whole,
} from '../../wire/wire.ts';
import { deviceInfo, loginDataSchema } from '../session/session.ts';

/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME_LENGTH = 40;

/** Bytes in base64url, as WebAuthn writes them in JSON. */
const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(8192));
const name = z.string().check(z.minLength(1), z.maxLength(PASSKEY_NAME_LENGTH));

/** Answer of the authenticator with a new key: `RegistrationResponseJSON` of WebAuthn, without extensions. */
const newCredential = z.strictObject({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string()),
  }),
});
/** A new key on the wire. */
export type NewCredential = z.output<typeof newCredential>;

/** Signed answer of the authenticator: `AuthenticationResponseJSON` of WebAuthn, without extensions. */
export const assertion = z.strictObject({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    /** Missing, null or empty from authenticators that keep no user, such as older hardware keys: `id` names the passkey. */
    userHandle: z.optional(z.nullable(z.string().check(z.regex(/^[\w-]*$/), z.maxLength(8192)))),
  }),
});
/** A signed answer on the wire. */
export type Assertion = z.output<typeof assertion>;

/** Milliseconds that the visitor has, in which the challenge must be answered. */
const timeout = whole;

/** The member's passkeys, oldest first. */
export const passkeys = defineCall({
  name: 'passkeys',
  path: '/member/passkey',
  auth: 'member',
  proposed: true,
  request: noBody,
  response: dataObject({
    list: listOfEach(
      z.object({
        id,
        /** Id of the key in WebAuthn, in base64url, by which a browser forgets a removed one. Null if unknown. */
        credential_id: idOrNull,
        /** Domain that the key was made for; null: the host of the page. */
        rp_id: idOrNull,
        name: textOrEmpty,
        created_at: time,
        /** The last sign-in with it; missing if there was none. */
        used_at: time,
      }),
      'id',
    ),
  }),
  summary: "The member's passkeys.",
  rows: ['PLT-01'],
});

const FULL = 'The member has as many passkeys as can be added.';

/** Requests a challenge for a new passkey. */
export const passkeyOptions = defineCall({
  name: 'passkeyOptions',
  path: '/member/passkey/options',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: noBody,
  response: z.object({
    /** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn; the site demands user verification and a discoverable key. */
    options: z.object({
      challenge: id,
      rp: z.object({ id, name: textOrEmpty }),
      /** `id` is a random value of the member that names no account. */
      user: z.object({ id, name: textOrEmpty, displayName: textOrEmpty }),
      pubKeyCredParams: listOf(z.object({ alg: whole })),
      timeout,
      /** Keys of the member: their authenticators make no second one. */
      excludeCredentials: listOfEach(z.object({ id }), 'id'),
    }),
  }),
  codes: { '104': FULL, ...reauthenticateFirst },
  summary: 'A challenge with which an authenticator makes a new passkey. It is accepted once, from this member.',
  rows: ['PLT-01'],
});

/** Adds a passkey. Only the code is read. */
export const passkeyStore = defineCall({
  name: 'passkeyStore',
  path: '/member/passkey/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ name, credential: newCredential }),
  response: ignored,
  codes: {
    '101': 'The answer of the authenticator is not valid: another origin, no user verification, a wrong format.',
    '102': 'The challenge has expired, was used, or belongs to another member.',
    '103': 'This passkey was added before.',
    '104': FULL,
    ...reauthenticateFirst,
  },
  summary: 'Adds the passkey that an authenticator has made.',
  rows: ['PLT-01'],
});

/** Renames a passkey. Only the code is read. */
export const passkeyRename = defineCall({
  name: 'passkeyRename',
  path: '/member/passkey/rename',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ id: z.string(), name }),
  response: ignored,
  codes: { '101': 'The member has no such passkey.' },
  summary: 'Renames a passkey of the member.',
  rows: ['PLT-01'],
});

/** Removes a passkey. Only the code is read. */
export const passkeyDestroy = defineCall({
  name: 'passkeyDestroy',
  path: '/member/passkey/destroy',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ id: z.string() }),
  response: ignored,
  codes: { '101': 'The member has no such passkey.', ...reauthenticateFirst },
  summary: 'Removes a passkey of the member: it signs in no more.',
  rows: ['PLT-01'],
});

/** Requests a challenge for a sign-in. */
export const passkeyLoginOptions = defineCall({
  name: 'passkeyLoginOptions',
  path: '/login/passkey/options',
  auth: 'none',
  mutates: true,
  proposed: true,
  request: z.strictObject({ site_id: siteId }),
  response: z.object({
    /** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn; the site demands user verification and names no key. */
    options: z.object({ challenge: id, rpId: idOrNull, timeout }),
  }),
  summary: 'A challenge that a passkey signs to sign in. It is accepted once.',
  rows: ['PLT-01'],
});

/** Signs a member in by a passkey. */
export const passkeyLogin = defineCall({
  name: 'passkeyLogin',
  path: '/login/passkey',
  auth: 'none',
  mutates: true,
  proposed: true,
  request: z.strictObject({ site_id: siteId, credential: assertion, ...deviceInfo }),
  response: loginDataSchema,
  codes: {
    ...PAUSE_CODES,
    '101':
      'The passkey is not accepted: of another origin or member, without user verification, with a counter that fell.',
    '102': 'Account disabled.',
    '103': 'Account frozen.',
    '104': 'The challenge has expired or was used.',
    '105': 'The passkey is unknown, or was removed: the browser offers it no more.',
    '106': 'Address not allowed.',
    '201': 'Address not allowed.',
    '802': 'The withdrawal password must be verified and the login password reset.',
  },
  summary: 'Signs a member in by a passkey, without account, password, captcha and further steps.',
  rows: ['PLT-01'],
});
