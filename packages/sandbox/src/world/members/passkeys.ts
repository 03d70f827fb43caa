import { randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Assertion, NewCredential } from '@housefront/contract/features/passkeys';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { createPasskeyChallenges, type PasskeyChallenges } from './passkey-challenges.ts';

/** Largest number of passkeys of a member. */
export const MAX_PASSKEYS = 10;
/** COSE numbers of the signatures that are accepted: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];

const lineRow = z.object({
  id: z.number(),
  credentialId: z.string(),
  /** Domain of the site that it was made for. */
  rpId: z.string(),
  name: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** Null if it has not signed in yet. */
  usedAt: z.nullable(z.number()),
});

/** A passkey as its member sees it. */
export type PasskeyLine = Readonly<z.output<typeof lineRow>>;

/** The site that a passkey is made for: its domain, and the origins of its pages. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: readonly string[];
}

/** Passkeys of members, and the challenges that they sign. */
export interface Passkeys extends Pick<PasskeyChallenges, 'challenge'> {
  /** A member's passkeys, oldest first. */
  list(memberId: number): readonly PasskeyLine[];
  /** The member's value for authenticators. */
  handle(memberId: number): string;
  /** Verifies a new passkey, and keeps it if that is still allowed then. */
  add(
    memberId: number,
    name: string,
    credential: NewCredential,
    party: RelyingParty,
    isAllowed: () => boolean,
  ): Promise<'added' | 'invalid' | 'expired' | 'taken' | 'full'>;
  /** False if the member has no such passkey. */
  rename(memberId: number, id: number, name: string): boolean;
  /** False if the member has no such passkey. */
  remove(memberId: number, id: number): boolean;
  /**
   * The member whose passkey signed; a challenge is used up by every attempt. `unknown`: there is no such passkey.
   * @param prover the only member who is accepted, for a proof; null for a sign-in
   */
  verify(
    assertion: Assertion,
    party: RelyingParty,
    prover?: number | null,
  ): Promise<{ readonly memberId: number } | 'invalid' | 'expired' | 'unknown'>;
}

const keyRow = z.object({
  id: z.number(),
  memberId: z.number(),
  publicKey: z.string(),
  counter: z.number(),
  handle: z.string(),
});
const handleRow = z.object({ handle: z.string() });

/**
 * The site at a host, with its port. Browsers allow plain http on the local machine alone. An unknown host is the local
 * machine.
 */
export function relyingParty(host: string): RelyingParty {
  const known = host === '' ? 'localhost' : host.toLowerCase();
  const id = known.replace(/:\d+$/, '');
  return { id, origins: [`https://${known}`, ...(id === 'localhost' ? [`http://${known}`] : [])] };
}

/** Creates the register of passkeys. */
export function createPasskeys(db: Database, clock: Clock): Passkeys {
  const challenges = createPasskeyChallenges(db, clock);
  const list = (memberId: number) =>
    db.all(
      lineRow,
      `SELECT id, credential_id, rp_id, name, created_at, used_at
       FROM passkey WHERE member_id = ? ORDER BY id`,
      memberId,
    );

  return {
    list,
    handle: (memberId) => {
      db.insert('passkey_user', { memberId, handle: randomBytes(32).toString('base64url') }, 'ignore');
      return db.get(handleRow, 'SELECT handle FROM passkey_user WHERE member_id = ?', memberId)?.handle ?? '';
    },
    challenge: (memberId, purpose) => challenges.challenge(memberId, purpose),
    add: async (memberId, name, credential, party, isAllowed) => {
      const result = await challenges.verified({ memberId, isProof: false }, (expectedChallenge) =>
        verifyRegistrationResponse({
          response: { ...credential, clientExtensionResults: {} },
          expectedChallenge,
          expectedOrigin: [...party.origins],
          expectedRPID: party.id,
          supportedAlgorithmIDs: ALGORITHMS,
          requireUserVerification: true,
        }),
      );
      if (typeof result === 'string') return result;
      if (!result.verified) return 'invalid';
      const { id, publicKey, counter } = result.registrationInfo.credential;
      return db.transaction(() => {
        if (!isAllowed()) return 'expired';
        if (list(memberId).length >= MAX_PASSKEYS) return 'full';
        const { changes } = db.insert(
          'passkey',
          {
            memberId,
            credentialId: id,
            publicKey: Buffer.from(publicKey).toString('base64url'),
            counter,
            rpId: party.id,
            name,
            createdAt: clock.now(),
          },
          'ignore',
        );
        return changes === 1 ? 'added' : 'taken';
      });
    },
    rename: (memberId, id, name) =>
      db.run('UPDATE passkey SET name = ? WHERE id = ? AND member_id = ?', name, id, memberId).changes === 1,
    remove: (memberId, id) => db.run('DELETE FROM passkey WHERE id = ? AND member_id = ?', id, memberId).changes === 1,
    verify: async (assertion, party, prover = null) => {
      const key = db.get(
        keyRow,
        `SELECT p.id, p.member_id, p.public_key, p.counter, u.handle
         FROM passkey p JOIN passkey_user u ON u.member_id = p.member_id
         WHERE p.credential_id = ? AND p.rp_id = ?`,
        assertion.id,
        party.id,
      );
      const { clientDataJSON, authenticatorData, signature, userHandle } = assertion.response;
      const result = await challenges.verified({ memberId: prover, isProof: prover !== null }, (expectedChallenge) =>
        verifyAuthenticationResponse({
          response: {
            ...assertion,
            response: { clientDataJSON, authenticatorData, signature },
            clientExtensionResults: {},
          },
          expectedChallenge,
          expectedOrigin: [...party.origins],
          expectedRPID: party.id,
          requireUserVerification: true,
          credential: {
            id: assertion.id,
            publicKey: new Uint8Array(Buffer.from(key?.publicKey ?? '', 'base64url')),
            counter: key?.counter ?? 0,
          },
        }),
      );
      if (result === 'expired') return result;
      if (!key) return 'unknown';
      if (result === 'invalid' || !result.verified) return 'invalid';
      // The id of a key names its member. An authenticator that also says whose key it is must mean the same one.
      if (userHandle && userHandle !== key.handle) return 'invalid';
      if (prover !== null && key.memberId !== prover) return 'invalid';
      const { newCounter } = result.authenticationInfo;
      // Another assertion may have been accepted while this one was verified; a removed key signs in no more.
      const { changes } = db.run(
        'UPDATE passkey SET counter = ?, used_at = ? WHERE id = ? AND counter = ?',
        newCounter,
        clock.now(),
        key.id,
        key.counter,
      );
      return changes === 1 ? { memberId: key.memberId } : 'invalid';
    },
  };
}
