import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { newToken, tokenHash } from '../storage/tokens.ts';

/** Time in which a challenge can be answered (milliseconds). */
export const CHALLENGE_LIFE_MS = 300_000;

/** Challenges that passkeys sign, each once. */
export interface PasskeyChallenges {
  /** Issues a challenge: for a new passkey of a member, for a proof of a member who is signed in, or for a sign-in. */
  challenge(memberId: number | null, purpose?: 'new' | 'proof'): string;
  /**
   * Runs a verification of the library, which throws for everything that it refuses.
   * @param of the member and the purpose of the challenge that is expected
   */
  verified<Result>(
    of: { readonly memberId: number | null; readonly isProof: boolean },
    verify: (expectedChallenge: (challenge: string) => boolean) => Promise<Result>,
  ): Promise<Result | 'invalid' | 'expired'>;
}

const challengeRow = z.object({ memberId: z.nullable(z.number()), isProof: z.number() });

/** Creates the store of challenges. */
export function createPasskeyChallenges(db: Database, clock: Clock): PasskeyChallenges {
  /** Uses a challenge up. False if it is unknown, expired, used, or of another member or purpose. */
  const redeem = (challenge: string, memberId: number | null, isProof: boolean): boolean =>
    db.transaction(() => {
      const hash = tokenHash(challenge);
      const found = db.get(
        challengeRow,
        'SELECT member_id, is_proof FROM passkey_challenge WHERE hash = ? AND expires_at > ?',
        hash,
        clock.now(),
      );
      db.run('DELETE FROM passkey_challenge WHERE hash = ?', hash);
      return found !== undefined && found.memberId === memberId && found.isProof === Number(isProof);
    });

  return {
    challenge: (memberId, purpose = 'new') => {
      const challenge = newToken();
      db.run('DELETE FROM passkey_challenge WHERE expires_at <= ?', clock.now());
      db.insert('passkey_challenge', {
        hash: tokenHash(challenge),
        memberId,
        expiresAt: clock.now() + CHALLENGE_LIFE_MS,
        isProof: Number(purpose === 'proof'),
      });
      return challenge;
    },
    verified: async ({ memberId, isProof }, verify) => {
      let isOpen = true;
      try {
        return await verify((challenge) => {
          isOpen = redeem(challenge, memberId, isProof);
          return isOpen;
        });
      } catch {
        return isOpen ? 'invalid' : 'expired';
      }
    },
  };
}
