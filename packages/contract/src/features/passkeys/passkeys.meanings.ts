import { should, type CallMeanings, type FieldMeanings } from '../../calls/meaning.types.ts';

const NONE = 'The security page of the member centre offers no passkeys.';

/** A challenge for an authenticator. */
export const challengeFields: FieldMeanings = {
  challenge: 'Random bytes in base64url, accepted once. The answer carries it in clientDataJSON.',
  rpId: 'Domain that the key was made for. Missing: the host of the page.',
  timeout: 'Milliseconds that the member has.',
};

/** Meaning of the calls for passkeys. */
export const passkeys: CallMeanings = {
  passkeys: {
    level: 'may',
    without: NONE,
    reply: {
      list: should('Passkeys of the member, the oldest first.', 'The page lists none.'),
      id: 'Id of the passkey on the platform, with which it is renamed and removed.',
      credential_id: 'Id of the key in base64url. By it the browser forgets a removed key.',
      rp_id: 'Domain that the key was made for. Missing: the host of the page.',
      name: should('Name that the member gave it.', 'The passkey has no name.'),
      created_at: 'When it was added.',
      used_at: 'Last sign-in with it. Missing: there was none.',
    },
  },
  passkeyOptions: {
    level: 'may',
    without: 'No passkey can be added.',
    reply: {
      options: 'Options for a new key, as WebAuthn writes them in JSON.',
      challenge: 'Random bytes in base64url, accepted once, from this member. The answer carries it in clientDataJSON.',
      rp: 'The site that the key is for.',
      'rp.id': 'Domain of the site, or a part of it: the key works there only.',
      'rp.name': 'Name of the site in the window of the browser.',
      user: 'The member, as the authenticator keeps it.',
      'user.id': 'Random bytes in base64url that stand for the member. They name no account.',
      'user.name': 'Account name in the window of the browser.',
      displayName: 'Full name, or the account name again.',
      pubKeyCredParams: 'Kinds of signatures that the platform can check, the best first.',
      alg: 'Number of the kind in COSE: -7 ES256, -257 RS256.',
      timeout: 'Milliseconds that the member has.',
      excludeCredentials: 'Passkeys that the member has: their authenticators make no second one.',
      'excludeCredentials.id': 'Id of a passkey in base64url, as the browser gave it.',
    },
  },
  passkeyStore: {
    level: 'may',
    without: 'No passkey can be added.',
    request: {
      name: 'Name that the member gave it, of at most 40 characters.',
      attestationObject: 'Bytes with the public key, which the platform stores.',
      transports: 'Ways to the authenticator, such as `internal` or `usb`, kept for later challenges.',
    },
  },
  passkeyRename: {
    level: 'may',
    without: 'Passkeys keep their first name.',
    request: { id: 'Id of the passkey in passkeys.', name: 'The new name, of at most 40 characters.' },
  },
  passkeyDestroy: {
    level: 'may',
    without: 'Passkeys cannot be removed.',
    request: { id: 'Id of the passkey in passkeys.' },
  },
  passkeyLoginOptions: {
    level: 'may',
    without: 'The form for signing in works by password only.',
    reply: {
      options: 'Options for a signature, as WebAuthn writes them in JSON. They name no member.',
      ...challengeFields,
    },
  },
  passkeyLogin: { level: 'may', without: 'The form for signing in works by password only.' },
};
