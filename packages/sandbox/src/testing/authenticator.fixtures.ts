import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { Assertion, NewCredential } from '@housefront/contract/features/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Changes that an attack makes to an authenticator's answer. */
export interface Tampering {
  /** Origin of the page; default: that of the authenticator. */
  readonly origin?: string;
  /** Domain that the key is used for; default: that of the authenticator. */
  readonly rpId?: string;
  /** Default: one more than at the last use. */
  readonly counter?: number;
  /** Default true. */
  readonly isUserVerified?: boolean;
  /** Default: that of the member who added the key. Null: the answer has none, as of a hardware key. */
  readonly userHandle?: string | null;
  /** Signs with another key. */
  readonly signer?: TestKey;
  /** Default: the purpose of the answer. */
  readonly type?: string;
}

/** A key pair that signs as an authenticator does. */
export interface TestKey {
  readonly id: string;
  /** Makes the answer to a request for a new passkey. */
  create(
    options: { readonly challenge: string; readonly user: { readonly id: string } },
    how?: Tampering,
  ): NewCredential;
  /** Makes the answer to a request to sign in. */
  get(challenge: string, how?: Tampering): Assertion;
  readonly privateKey: KeyObject;
}

const hash = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** An authenticator with real signatures (ES256) for pages of an origin. @internal */
export function createTestKey(home: string): TestKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let used = 0;
  let owner = '';

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (how: Tampering, attested = Buffer.alloc(0)): Buffer => {
    const { rpId = new URL(home).hostname, isUserVerified = true, counter = used } = how;
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count, attested]);
  };

  return {
    id: base64(id),
    privateKey,
    create: ({ challenge, user }, how = {}) => {
      owner = user.id;
      const coseKey = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(how, attested))],
      ]);
      return {
        id: base64(id),
        rawId: base64(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64(clientData(how.type ?? 'webauthn.create', challenge, how.origin ?? home)),
          attestationObject: base64(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      };
    },
    get: (challenge, how = {}) => {
      used += 1;
      const data = authenticatorData(how);
      const client = clientData(how.type ?? 'webauthn.get', challenge, how.origin ?? home);
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), how.signer?.privateKey ?? privateKey);
      return {
        id: base64(id),
        rawId: base64(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
          ...(how.userHandle !== null && { userHandle: how.userHandle ?? owner }),
        },
      };
    },
  };
}
