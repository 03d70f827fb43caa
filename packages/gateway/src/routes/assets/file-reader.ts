import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createFairLru } from '../../render/fair-lru.ts';
import type { ByteRange } from './conditions.ts';
import type { FileForm } from './file-index.ts';

/** Reads files, the small ones from memory. */
export interface FileReader {
  /** The file, or a part of it. Rejects when the file does not exist any more. */
  read(file: FileForm, range?: ByteRange): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>>;
}

const SMALL = 256 * 1024;

/** Creates a reader that keeps at most `maxBytes` of small files. */
export function createFileReader(maxBytes: number): FileReader {
  const small = createFairLru<Buffer<ArrayBuffer>>(maxBytes);
  return {
    async read(file, range) {
      if (file.size > SMALL) return stream(file, range);
      let content = small.get(file.path);
      if (!content || content.length !== file.size) {
        content = await readFile(file.path);
        small.set(file.path, content, content.length);
      }
      return range ? content.subarray(range.start, range.end + 1) : content;
    },
  };
}

function stream(file: FileForm, range: ByteRange | undefined): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = createReadStream(file.path, range ?? {})[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
