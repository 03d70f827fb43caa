import { randomFillSync } from 'node:crypto';

/** Characters of every nonce; the stand-in and the real one are equally long. */
export const NONCE_LENGTH = 24;

const BYTES = (NONCE_LENGTH / 4) * 3;
// Asking the system for randomness costs more than the rest of a nonce, so it is asked for many at once.
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** A fresh nonce. It is also how stand-ins are made: nobody can write one into content beforehand. */
export function createNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString('base64url', used - BYTES, used);
}
