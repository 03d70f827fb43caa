import { randomUUID } from 'node:crypto';
import { infoData, type LinkData } from '@housefront/contract/features/helpers';
import { parseResponse } from '@housefront/contract/endpoint';
import { base64url, EncryptJWT, errors, jwtDecrypt } from 'jose';

const ALGORITHM = { alg: 'dir', enc: 'A256GCM' } as const;
const CLAIM = 'member';
/** Largest difference between the clock of the sealing server and this one, in seconds. */
const TOLERANCE = 30;
/** Longest text that is read. */
const MAX_LENGTH = 4096;

/** Input of sealing and opening. Times in milliseconds. */
export interface LinkSeal {
  /** 32 bytes as base64url; the same on the server that makes links and on the gateway. */
  readonly key: string;
  /** Site that a link is for; one site's link opens nothing on another. */
  readonly siteId: string;
  readonly now: number;
  readonly lifetimeMs: number;
}

/** Content of a sealed link whose seal is right. */
export interface OpenedLink {
  readonly data: LinkData;
  /** Unique per link. */
  readonly id: string;
  /** Earliest moment at which it may have been sealed, in ms since the epoch: clocks of servers differ by some seconds. */
  readonly sealedAt: number;
  /** Time for which it must be remembered as used, in ms. */
  readonly rememberMs: number;
}

/** True for 32 bytes as base64url. */
export function isLinkKey(key: string): boolean {
  return /^[\w-]{43}$/.test(key) && base64url.decode(key).length === 32;
}

/**
 * Seals a sign-in as the value of the query parameter `enc`: a JWE, encrypted and authenticated with AES-256-GCM, valid once
 * and for a limited time (SEC-03).
 */
export async function sealLink(data: LinkData, { key, siteId, now, lifetimeMs }: LinkSeal): Promise<string> {
  return new EncryptJWT({ [CLAIM]: data })
    .setProtectedHeader(ALGORITHM)
    .setAudience(siteId)
    .setJti(randomUUID())
    .setIssuedAt(new Date(now))
    .setExpirationTime(new Date(now + lifetimeMs))
    .encrypt(base64url.decode(key));
}

/** Opens a link; null when it was not sealed with this key for this site, or is too old, whatever lifetime it claims. */
export async function openLink(enc: string, { key, siteId, now, lifetimeMs }: LinkSeal): Promise<OpenedLink | null> {
  if (enc.length > MAX_LENGTH) return null;
  try {
    const { payload } = await jwtDecrypt(enc, base64url.decode(key), {
      keyManagementAlgorithms: [ALGORITHM.alg],
      contentEncryptionAlgorithms: [ALGORITHM.enc],
      audience: siteId,
      currentDate: new Date(now),
      clockTolerance: TOLERANCE,
      maxTokenAge: Math.ceil(lifetimeMs / 1000),
      requiredClaims: ['jti', 'exp'],
    });
    const { jti, exp = 0, iat = 0 } = payload;
    const data = parseResponse(infoData, payload[CLAIM]);
    if (!data.ok || jti === undefined) return null;
    return {
      data: data.data,
      id: jti,
      sealedAt: (iat - TOLERANCE) * 1000,
      rememberMs: (exp + 2 * TOLERANCE) * 1000 - now,
    };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}
