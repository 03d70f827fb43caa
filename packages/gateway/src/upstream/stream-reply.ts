import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** Callbacks for the end of a streamed answer. */
export interface StreamEnd {
  /** The answer has ended, also after an error. */
  readonly finish: () => void;
  /** Cuts the visitor's connection; false when there is none, as in tests without a listener. */
  readonly cut: () => boolean;
  /** The answer was cut off. */
  readonly onBroken: (error: unknown) => void;
}

/** Longest answer that is sent in one piece, in bytes. */
const ONE_PIECE = 64 * 1024;

/** True for a short answer with a length: a stream would cost several times as much. */
export const isShort = (reply: IncomingMessage): boolean => Number(reply.headers['content-length'] ?? NaN) <= ONE_PIECE;

/**
 * A short upstream answer as a whole.
 * @throws Error when it is cut off; nothing was sent by then, so the visitor can get an error
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
 * An upstream answer as a stream that is read only as fast as the visitor takes it. If it is cut off, the visitor's
 * connection is cut before the stream ends, so that a partial answer never looks complete.
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
        // On a cut connection, a regular end reaches no client, while the server library would log an error.
        return end.cut() ? controller.close() : controller.error(error);
      }
    },
    cancel() {
      end.finish();
      reply.destroy();
    },
  });
}
