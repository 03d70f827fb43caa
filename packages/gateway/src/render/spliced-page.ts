import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import { gapChecksum } from './crc-splice.ts';
import { NONCE_LENGTH } from './nonce.ts';

const deflate = promisify(deflateRaw);
const WINDOW = 32 * 1024;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const EMPTY_LAST_BLOCK = Buffer.from([0x03, 0x00]);

/** A rendered page that takes a fresh nonce at the speed of a memory copy. */
export interface SplicedPage {
  /** Bytes held in memory, roughly. */
  readonly size: number;
  /** The html with this nonce. */
  identity(nonce: string): Buffer<ArrayBuffer>;
  /** The same as a gzip file; compressed on first use, never per answer. */
  gzip(nonce: string): Promise<Buffer<ArrayBuffer>>;
}

/**
 * Cuts the html at the stand-in nonce.
 *
 * The gzip form is one deflate stream: each part is compressed on its own and flushed to a byte edge, the nonce
 * stands between them in a stored block. A part may refer back to earlier parts, so it is compressed with them as
 * its dictionary; the nonce's place in there holds bytes that UTF-8 never has, so nothing refers to a nonce.
 */
export function splicePage(html: string, standIn: string): SplicedPage {
  const parts = html.split(standIn).map((text) => Buffer.from(text));
  let compressed: Promise<{ parts: Buffer[]; checksum: (nonce: Uint8Array) => number }> | undefined;
  const length = parts.reduce((sum, part) => sum + part.length, 0) + (parts.length - 1) * NONCE_LENGTH;
  return {
    size: length * 2 + 512,
    identity: (nonce) => join(parts, Buffer.from(nonce)),
    async gzip(nonce) {
      compressed ??= compress(parts);
      const ready = await compressed;
      const fill = Buffer.from(nonce);
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(ready.checksum(fill), 0);
      trailer.writeUInt32LE(length % 2 ** 32, 4);
      return Buffer.concat([GZIP_HEADER, join(ready.parts, storedBlock(fill)), EMPTY_LAST_BLOCK, trailer]);
    },
  };
}

function join(parts: readonly Buffer[], between: Buffer): Buffer<ArrayBuffer> {
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])));
}

function storedBlock(content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(content.length, 1);
  head.writeUInt16LE(content.length ^ 0xffff, 3);
  return Buffer.concat([head, content]);
}

async function compress(parts: readonly Buffer[]) {
  const gap = Buffer.alloc(NONCE_LENGTH, 0xff);
  let before = Buffer.alloc(0);
  const jobs: Promise<Buffer>[] = [];
  for (const part of parts) {
    jobs.push(deflatePart(part, before));
    before = Buffer.concat([before, part, gap]).subarray(-WINDOW);
  }
  return { parts: await Promise.all(jobs), checksum: gapChecksum(parts, NONCE_LENGTH) };
}

async function deflatePart(part: Buffer, before: Buffer): Promise<Buffer> {
  if (part.length === 0) return part;
  const dictionary = before.length > 0 ? { dictionary: before } : {};
  return deflate(part, { finishFlush: constants.Z_SYNC_FLUSH, level: 7, ...dictionary });
}
