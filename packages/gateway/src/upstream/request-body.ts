import type { IncomingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';

/** The request's body is larger than the gateway forwards. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** True when the announced length is already over the limit. */
export function announcesTooMuch(headers: IncomingHttpHeaders, limit: number): boolean {
  return Number(headers['content-length'] ?? 0) > limit;
}

/**
 * Writes a body on as it comes in, at the reader's pace, and ends the target.
 * @throws BodyTooLargeError once more than `limit` bytes came, or what reading the body throws
 */
export async function pumpBody(body: AsyncIterable<Uint8Array> | null, target: Writable, limit: number): Promise<void> {
  let sent = 0;
  for await (const chunk of body ?? []) {
    sent += chunk.byteLength;
    if (sent > limit) throw new BodyTooLargeError(`the body has more than ${limit} bytes`);
    if (target.destroyed) return;
    if (!target.write(chunk)) await drained(target);
  }
  target.end();
}

async function drained(target: Writable): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  target.once('drain', resolve);
  target.once('close', resolve);
  await promise;
  target.off('drain', resolve);
  target.off('close', resolve);
}
