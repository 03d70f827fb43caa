import { parseJson } from '@housefront/contract/json';
import type { Context } from 'hono';
import { BodyTooLargeError } from './BodyTooLargeError.ts';

/** Largest body of a call to a helper of the gateway, in bytes. */
export const HELPER_BODY_LIMIT = 16 * 1024;

/**
 * The JSON of a helper's request; undefined if it is invalid.
 * @throws BodyTooLargeError when the body has more than `limit` bytes
 */
export async function readJson(c: Context, limit = HELPER_BODY_LIMIT): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of c.req.raw.body ?? []) {
    size += part.byteLength;
    if (size > limit) throw new BodyTooLargeError(`the body has more than ${limit} bytes`);
    parts.push(part);
  }
  return parseJson(Buffer.concat(parts).toString('utf8'));
}
