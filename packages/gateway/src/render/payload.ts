import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';

const gzip = promisify(gzipCallback);

/** A page's data as one file, kept with the page. */
export interface Payload {
  /** Bytes held in memory, roughly. */
  readonly size: number;
  readonly identity: Buffer<ArrayBuffer>;
  /** The same as a gzip file; compressed on first use. */
  gzip(): Promise<Buffer<ArrayBuffer>>;
}

/** Writes `{ build, data }`; `data` is JSON text already, or its UTF-8. */
export function createPayload(build: string, data: string | Uint8Array): Payload {
  const before = Buffer.from(`{"build":${JSON.stringify(build)},"data":`);
  const identity = Buffer.concat([before, typeof data === 'string' ? Buffer.from(data) : data, Buffer.from('}')]);
  let compressed: Promise<Buffer<ArrayBuffer>> | undefined;
  return {
    size: identity.length * 1.3,
    identity,
    gzip: () => (compressed ??= gzip(identity)),
  };
}
