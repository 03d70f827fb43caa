import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** True when the announced length is already over the limit. */
export function announcesTooMuch(headers: IncomingHttpHeaders, limit: number): boolean {
  return Number(headers['content-length'] ?? 0) > limit;
}

/**
 * Hands over what comes in over a connection, which stays whole: who stops reading has an answer to send yet.
 * @throws what `take` throws, or Error when the other end goes away
 */
export async function eachChunk(body: Readable, take: (chunk: Uint8Array) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onData = (chunk: Uint8Array) => {
    try {
      take(chunk);
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const onClose = () => reject(new Error('the visitor went away'));
  body.on('data', onData).on('end', resolve).on('error', reject).on('close', onClose);
  try {
    await promise;
  } finally {
    body.off('data', onData).off('end', resolve).off('close', onClose);
    // The listener for errors stays: one that comes later must not end the process.
    if (!body.readableEnded) body.pause();
  }
}
