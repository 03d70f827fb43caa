import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** What happens at the end of a streamed answer. */
export interface StreamEnd {
  /** The answer is over, in whatever way. */
  readonly finish: () => void;
  /** Cuts the visitor's connection; false when there is none, as in tests without a listener. */
  readonly cut: () => boolean;
  /** The answer broke off. */
  readonly onBroken: (error: unknown) => void;
}

/** Longest answer that is sent on in one piece, in bytes. */
const ONE_PIECE = 64 * 1024;

/** True for a short answer with a length: as a stream it would cost several times what it is. */
export const isShort = (reply: IncomingMessage): boolean => Number(reply.headers['content-length'] ?? NaN) <= ONE_PIECE;

/**
 * A short upstream answer as a whole.
 * @throws Error when it breaks off; nothing was sent on then, so the visitor can get an error
 */
export async function wholeReply(reply: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const chunks: Buffer[] = [];
  reply.on('data', (chunk: Buffer) => chunks.push(chunk));
  reply.on('end', () => resolve(Buffer.concat(chunks)));
  reply.on('error', reject);
  reply.on('close', () => reject(new Error('the upstream closed the connection')));
  return promise;
}

/**
 * An upstream answer as a stream that is read only as fast as the visitor takes it.
 * When it breaks off, the visitor's connection is cut before the stream ends, so that half an answer never looks whole.
 */
export function streamReply(reply: Readable, end: StreamEnd): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Uint8Array<ArrayBuffer>> = reply[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const next = await chunks.next();
        if (!next.done) return controller.enqueue(next.value);
        end.finish();
        return controller.close();
      } catch (error) {
        end.finish();
        end.onBroken(error);
        // On a cut connection an orderly end reaches no client, while an error would be printed by the server library.
        return end.cut() ? controller.close() : controller.error(error);
      }
    },
    cancel() {
      end.finish();
      reply.destroy();
    },
  });
}
