import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { flag, id, idOrNull, ignored, listOfEach, noBody, orNull, whole } from '../../wire/wire.ts';
import { assertion } from '../passkeys/passkeys.ts';

export { REAUTHENTICATE } from '../../calls/reauthentication-code.ts';

/** The proofs that the platform accepts from the member who asks. */
export const reauthenticationOptions = defineCall({
  name: 'reauthenticationOptions',
  path: '/member/reauthentication/options',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: noBody,
  response: z.object({
    /** The password of the account. Not enough for a member with a second factor. */
    password: flag,
    /** A code of the authenticator app, or a recovery code. */
    code: flag,
    /** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn with the member's passkeys; missing without any. The site demands user verification. */
    passkey: orNull(
      z.object({
        challenge: id,
        rpId: idOrNull,
        timeout: whole,
        allowCredentials: listOfEach(z.object({ id }), 'id'),
      }),
    ),
  }),
  summary: 'The proofs of identity that are accepted from the member, with a challenge for passkeys.',
  rows: ['PLT-01', 'PLT-05'],
});

const password = z.string().check(z.minLength(1), z.maxLength(128));
const code = z.string().check(z.minLength(1), z.maxLength(40));

/** Proves again who the member is. Only the code is read. */
export const reauthenticate = defineCall({
  name: 'reauthenticate',
  path: '/member/reauthentication',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.union([z.strictObject({ password }), z.strictObject({ code }), z.strictObject({ credential: assertion })]),
  response: ignored,
  codes: {
    '101': 'The password or code is wrong, or the passkey is not accepted.',
    '102': 'The challenge has expired, was used, or belongs to another member or purpose.',
    '107': 'Too many wrong proofs; no other is taken for a while.',
  },
  summary:
    'Proves again who the member is. For ten minutes this device can then add and remove passkeys, set up a second factor and make recovery codes. A sign-in counts as well.',
  rows: ['PLT-01', 'PLT-05'],
});
