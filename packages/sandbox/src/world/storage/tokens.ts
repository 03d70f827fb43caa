import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret token: 256 random bits in URL-safe text. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored instead of a token, so that a copied database grants no access. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A token without the prefix that may precede it. */
export function bare(token: string): string {
  return token.replace(/^Bearer /i, '');
}
