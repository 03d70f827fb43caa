import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of a purge with its signature. */
export const SIGNATURE_HEADER = 'x-housefront-signature';

/** Longest time between signing and arrival, in seconds; also the time in which a recorded purge can be sent again. */
const WINDOW_S = 60;

/** Input of signing. */
export interface PurgeSigning {
  /** The gateway's `PURGE_KEY`. */
  readonly key: string;
  /** The body exactly as sent. */
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const digest = (key: string, seconds: string, body: string): Buffer =>
  createHmac('sha256', key).update(`${seconds}.${body}`).digest();

/**
 * The value of the header `x-housefront-signature` of `POST /_purge`: `t=<seconds since the epoch>,v1=<hex>`, an HMAC-SHA-256
 * over `<seconds>.<body>` (OPS-05).
 */
export function signPurge({ key, body, now }: PurgeSigning): string {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${digest(key, seconds, body).toString('hex')}`;
}

/** True if a body was signed with the key a short time ago. */
export function isSigned(signature: string, { key, body, now }: PurgeSigning): boolean {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || hex === undefined) return false;
  if (Math.abs(now / 1000 - Number(seconds)) > WINDOW_S) return false;
  return timingSafeEqual(digest(key, seconds, body), Buffer.from(hex, 'hex'));
}
