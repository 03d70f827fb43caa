import type { CallMeanings } from '../../calls/meaning.types.ts';
import { challengeFields } from '../passkeys/passkeys.meanings.ts';

const NONE = 'Needed only by a platform that answers with code 109: prove first who you are.';

/** Proofs of identity of a member who is signed in. */
export const reauthentication: CallMeanings = {
  reauthenticationOptions: {
    level: 'may',
    without: NONE,
    reply: {
      password: 'Whether the password counts as a proof. Leave it off for a member with a second factor.',
      code: 'Whether a code of the app, or a recovery code, counts as a proof.',
      passkey: 'A challenge for the passkeys of the member. Missing: there are none.',
      ...challengeFields,
      allowCredentials: 'Passkeys of the member that may answer.',
      'allowCredentials.id': 'Id of a passkey in base64url, as the browser gave it.',
    },
  },
  reauthenticate: {
    level: 'may',
    without: NONE,
    request: {
      password: 'Password of the member. One of password, code and credential is sent.',
      code: 'Code of the app, or a recovery code. One of password, code and credential is sent.',
    },
  },
};
