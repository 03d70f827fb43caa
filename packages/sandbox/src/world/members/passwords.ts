import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/** Hashes a password with scrypt; `cost` is scrypt's N, a power of two. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Hashes each password once, so that a seed is restored quickly after a reset. */
export function createSeedHashes(cost: number): (password: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (password) => {
    const hash = known.get(password) ?? hashPassword(password, cost);
    known.set(password, hash);
    return hash;
  };
}

/** True if `password` belongs to the hash `stored`; false for any other and for a damaged hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, cost = '', salt = '', key = ''] = stored.split('$');
  if (kind !== 'scrypt' || !/^\d+$/.test(cost)) return false;
  const expected = Buffer.from(key, 'base64url');
  if (expected.length !== KEY_BYTES) return false;
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), Number(cost)), expected);
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N: cost, maxmem: 256 * cost * 8 }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
