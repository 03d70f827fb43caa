import type { IncomingMessage } from 'node:http';

/** What happens at the end of a streamed answer. */
export interface StreamEnd {
  /** The answer is over, in whatever way. */
  readonly finish: () => void;
  /** Cuts the visitor's connection; false when there is none, as in tests without a listener. */
  readonly cut: () => boolean;
  /** The answer broke off. */
  readonly onBroken: (error: unknown) => void;
}

/**
 * An upstream answer as a stream that is read only as fast as the visitor takes it.
 * When it breaks off, the visitor's connection is cut before the stream ends, so that half an answer never looks whole.
 */
export function streamReply(reply: IncomingMessage, end: StreamEnd): ReadableStream<Uint8Array<ArrayBuffer>> {
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
        // On a cut connection an orderly end reaches nobody, while an error would be printed by the server library.
        return end.cut() ? controller.close() : controller.error(error);
      }
    },
    cancel() {
      end.finish();
      reply.destroy();
    },
  });
}
