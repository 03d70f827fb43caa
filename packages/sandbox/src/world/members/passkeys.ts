import { randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Assertion, NewCredential } from '@housefront/contract/features/passkeys';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { newToken, tokenHash } from '../storage/tokens.ts';

/** Time in which a challenge can be answered (milliseconds). */
export const CHALLENGE_LIFE_MS = 300_000;
/** Largest number of passkeys of a member. */
export const MAX_PASSKEYS = 10;
/** COSE numbers of the signatures that are accepted: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];

/** A passkey as its member sees it. */
export interface PasskeyLine {
  readonly id: number;
  readonly credentialId: string;
  /** Domain of the site that it was made for. */
  readonly rpId: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Null if it has not signed in yet. */
  readonly usedAt: number | null;
}

/** The site that a passkey is made for: its domain, and the origins of its pages. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: readonly string[];
}

/** Passkeys of members, and the challenges that they sign. */
export interface Passkeys {
  /** A member's passkeys, oldest first. */
  list(memberId: number): readonly PasskeyLine[];
  /** The member's value for authenticators. */
  handle(memberId: number): string;
  /** Issues a challenge: for a new passkey of a member, for a proof of a member who is signed in, or for a sign-in. */
  challenge(memberId: number | null, purpose?: 'new' | 'proof'): string;
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

const lineRow = z.object({
  id: z.number(),
  credentialId: z.string(),
  rpId: z.string(),
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.nullable(z.number()),
});
const keyRow = z.object({
  id: z.number(),
  memberId: z.number(),
  publicKey: z.string(),
  counter: z.number(),
  handle: z.string(),
});
const challengeRow = z.object({ memberId: z.nullable(z.number()), isProof: z.number() });
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
  const list = (memberId: number) =>
    db.all(
      lineRow,
      `SELECT id, credential_id AS credentialId, rp_id AS rpId, name, created_at AS createdAt, used_at AS usedAt
       FROM passkey WHERE member_id = ? ORDER BY id`,
      memberId,
    );

  /** Uses a challenge up. False if it is unknown, expired, used, or of another member or purpose. */
  const redeem = (challenge: string, memberId: number | null, isProof: boolean): boolean =>
    db.transaction(() => {
      const hash = tokenHash(challenge);
      const found = db.get(
        challengeRow,
        'SELECT member_id AS memberId, is_proof AS isProof FROM passkey_challenge WHERE hash = ? AND expires_at > ?',
        hash,
        clock.now(),
      );
      db.run('DELETE FROM passkey_challenge WHERE hash = ?', hash);
      return found !== undefined && found.memberId === memberId && found.isProof === Number(isProof);
    });

  /** Runs a verification of the library, which throws for everything that it refuses. */
  const verified = async <Result>(
    { memberId, isProof }: { readonly memberId: number | null; readonly isProof: boolean },
    verify: (expectedChallenge: (challenge: string) => boolean) => Promise<Result>,
  ): Promise<Result | 'invalid' | 'expired'> => {
    let isOpen = true;
    try {
      return await verify((challenge) => {
        isOpen = redeem(challenge, memberId, isProof);
        return isOpen;
      });
    } catch {
      return isOpen ? 'invalid' : 'expired';
    }
  };

  return {
    list,
    handle: (memberId) => {
      db.run(
        'INSERT OR IGNORE INTO passkey_user (member_id, handle) VALUES (?, ?)',
        memberId,
        randomBytes(32).toString('base64url'),
      );
      return db.get(handleRow, 'SELECT handle FROM passkey_user WHERE member_id = ?', memberId)?.handle ?? '';
    },
    challenge: (memberId, purpose = 'new') => {
      const challenge = newToken();
      db.run('DELETE FROM passkey_challenge WHERE expires_at <= ?', clock.now());
      db.run(
        'INSERT INTO passkey_challenge (hash, member_id, expires_at, is_proof) VALUES (?, ?, ?, ?)',
        tokenHash(challenge),
        memberId,
        clock.now() + CHALLENGE_LIFE_MS,
        Number(purpose === 'proof'),
      );
      return challenge;
    },
    add: async (memberId, name, credential, party, isAllowed) => {
      const result = await verified({ memberId, isProof: false }, (expectedChallenge) =>
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
        const { changes } = db.run(
          `INSERT OR IGNORE INTO passkey (member_id, credential_id, public_key, counter, rp_id, name, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
          memberId,
          id,
          Buffer.from(publicKey).toString('base64url'),
          counter,
          party.id,
          name,
          clock.now(),
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
        `SELECT p.id, p.member_id AS memberId, p.public_key AS publicKey, p.counter, u.handle
         FROM passkey p JOIN passkey_user u ON u.member_id = p.member_id
         WHERE p.credential_id = ? AND p.rp_id = ?`,
        assertion.id,
        party.id,
      );
      const { clientDataJSON, authenticatorData, signature, userHandle } = assertion.response;
      const result = await verified({ memberId: prover, isProof: prover !== null }, (expectedChallenge) =>
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
