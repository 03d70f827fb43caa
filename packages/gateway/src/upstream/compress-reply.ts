import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';
import { acceptsCoding } from '../http/accept-encoding.ts';

const gzip = promisify(gzipCallback);

const WORTH_IT = 1024;

/** True for uncompressed JSON above the minimum size when the client accepts gzip. */
export function shouldCompress(accepted: string | null, status: number, headers: Headers): boolean {
  const length = headers.get('content-length');
  return (
    status === 200 &&
    /^application\/json\b/.test(headers.get('content-type') ?? '') &&
    !headers.has('content-encoding') &&
    !/\bno-transform\b/.test(headers.get('cache-control') ?? '') &&
    (length === null || Number(length) >= WORTH_IT) &&
    acceptsCoding(accepted ?? undefined, 'gzip')
  );
}

/** Compresses an answer that is here as a whole and says so in its headers. */
export async function compressWhole(body: Buffer<ArrayBuffer>, headers: Headers): Promise<Buffer<ArrayBuffer>> {
  sayCompressed(headers);
  const compressed = await gzip(body);
  headers.set('content-length', String(compressed.length));
  return compressed;
}

/** Compresses an answer on its way and says so in its headers. */
export function compressReply(body: ReadableStream<Uint8Array<ArrayBuffer>>, headers: Headers) {
  sayCompressed(headers);
  return body.pipeThrough(new CompressionStream('gzip'));
}

function sayCompressed(headers: Headers): void {
  const etag = headers.get('etag');
  // The bytes differ from the upstream's, so its strong validator no longer holds.
  if (etag !== null && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  headers.delete('content-length');
  headers.delete('accept-ranges');
  headers.set('content-encoding', 'gzip');
  headers.append('vary', 'Accept-Encoding');
}
