import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import { gapChecksum } from './crc-splice.ts';
import { NONCE_LENGTH } from './nonce.ts';
import { createForm, type PageForm } from './page-form.ts';

const deflate = promisify(deflateRaw);
const WINDOW = 32 * 1024;
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const EMPTY_LAST_BLOCK = Buffer.from([0x03, 0x00]);
/** Head of a stored block as long as a nonce. */
const STORED = Buffer.from([0, NONCE_LENGTH, 0, NONCE_LENGTH ^ 0xff, 0xff]);

/**
 * The gzip form is one deflate stream: each part is compressed on its own and flushed to a byte edge, the nonce
 * stands between them in a stored block. A part may refer back to earlier parts, so it is compressed with them as
 * its dictionary; the nonce's place in there holds bytes that UTF-8 never has, so nothing refers to a nonce.
 */
export async function gzipForm(parts: readonly Buffer[], length: number): Promise<PageForm> {
  const gap = Buffer.alloc(NONCE_LENGTH, 0xff);
  let before = Buffer.alloc(0);
  const jobs: Promise<Buffer>[] = [];
  for (const part of parts) {
    jobs.push(deflatePart(part, before));
    before = Buffer.concat([before, part, gap]).subarray(-WINDOW);
  }
  const made = await Promise.all(jobs);
  const checksum = gapChecksum(parts, NONCE_LENGTH);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  const framed = made.map((part, index) =>
    Buffer.concat([
      ...(index === 0 ? [HEADER] : []),
      part,
      ...(index === made.length - 1 ? [EMPTY_LAST_BLOCK, trailer] : []),
    ]),
  );
  return createForm({
    coding: 'gzip',
    parts: framed,
    before: STORED,
    finish: (copy, nonce) => copy.writeUInt32LE(checksum(nonce), copy.length - 8),
  });
}

async function deflatePart(part: Buffer, before: Buffer): Promise<Buffer> {
  if (part.length === 0) return part;
  const dictionary = before.length > 0 ? { dictionary: before } : {};
  return deflate(part, { finishFlush: constants.Z_SYNC_FLUSH, level: 7, ...dictionary });
}
