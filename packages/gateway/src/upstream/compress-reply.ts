import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip as gzipCallback } from 'node:zlib';
import { acceptsCoding } from '../http/accept-encoding.ts';
import type { ReplyHeaders } from './forward-headers.ts';

const gzip = promisify(gzipCallback);

const WORTH_IT = 1024;

/** True for uncompressed JSON above the minimum size when the client accepts gzip. */
export function shouldCompress(accepted: string | undefined, status: number, headers: ReplyHeaders): boolean {
  const length = headers.get('content-length');
  return (
    status === 200 &&
    /^application\/json\b/.test(headers.get('content-type') ?? '') &&
    !headers.has('content-encoding') &&
    !/\bno-transform\b/.test(headers.get('cache-control') ?? '') &&
    (length === undefined || Number(length) >= WORTH_IT) &&
    acceptsCoding(accepted, 'gzip')
  );
}

/** Compresses a complete answer and sets the headers for it. */
export async function compressWhole(body: Buffer<ArrayBuffer>, headers: ReplyHeaders): Promise<Buffer<ArrayBuffer>> {
  markCompressed(headers);
  const compressed = await gzip(body);
  headers.set('content-length', String(compressed.length));
  return compressed;
}

/** Compresses an answer while it is streamed and sets the headers for it. An error of one of the two streams ends both. */
export function compressReply(body: Readable, headers: ReplyHeaders): Readable {
  markCompressed(headers);
  // The end reaches the reader of the result.
  return pipeline(body, createGzip(), () => undefined);
}

function markCompressed(headers: ReplyHeaders): void {
  const etag = headers.get('etag');
  // The bytes differ from the upstream's, so its strong validator no longer holds.
  if (etag !== undefined && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  headers.delete('content-length');
  headers.delete('accept-ranges');
  headers.set('content-encoding', 'gzip');
  const vary = headers.get('vary');
  headers.set('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
}
