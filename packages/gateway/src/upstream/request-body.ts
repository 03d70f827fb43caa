import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** True if the announced length already exceeds the limit. */
export function announcesTooMuch(headers: IncomingHttpHeaders, limit: number): boolean {
  return Number(headers['content-length'] ?? 0) > limit;
}

/**
 * Passes on the chunks of a connection and keeps it open when reading stops, so that an answer can still be sent.
 * @throws errors of `take`, or Error when the client disconnects
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
    // The listener for errors stays: a later error must not end the process.
    if (!body.readableEnded) body.pause();
  }
}
