import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import { gapChecksum } from './crc-splice.ts';
import { NONCE_LENGTH } from './nonce.ts';

const deflate = promisify(deflateRaw);
const WINDOW = 32 * 1024;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const EMPTY_LAST_BLOCK = Buffer.from([0x03, 0x00]);
/** Bytes before the content of a stored block. */
const STORED_HEAD = 5;
const STORED_BLOCK = storedBlock(NONCE_LENGTH);

/** A rendered page that takes a fresh nonce at the speed of a memory copy. */
export interface SplicedPage {
  /** Bytes held in memory, roughly. */
  readonly size: number;
  /** The html with this nonce; as long as {@link NONCE_LENGTH}. */
  identity(nonce: string): Buffer<ArrayBuffer>;
  /** The same as a gzip file; compressed on first use, never per answer. */
  gzip(nonce: string): Promise<Buffer<ArrayBuffer>>;
  /** The gzip file, once it is compressed. */
  gzipNow(nonce: string): Buffer<ArrayBuffer> | undefined;
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
  const gap = Buffer.alloc(NONCE_LENGTH);
  const plain = filler(parts, gap, 0);
  let ready: ((nonce: string) => Buffer<ArrayBuffer>) | undefined;
  let compressing: Promise<unknown> | undefined;
  return {
    size: plain.length * 2 + 512,
    identity: (nonce) => plain.fill(nonce),
    gzipNow: (nonce) => ready?.(nonce),
    async gzip(nonce) {
      if (!ready) await (compressing ??= compress(parts).then((made) => (ready = zipped(made, plain.length))));
      return ready ? ready(nonce) : this.gzip(nonce);
    },
  };
}

/** All parts with one gap between each two in a single buffer, so that filling the gaps is one copy and a few writes. */
function filler(parts: readonly Buffer[], gap: Buffer, nonceAt: number) {
  const pattern = Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [gap, part])));
  const places: number[] = [];
  let at = 0;
  for (const part of parts.slice(0, -1)) {
    at += part.length;
    places.push(at + nonceAt);
    at += gap.length;
  }
  return {
    length: pattern.length,
    fill(nonce: string): Buffer<ArrayBuffer> {
      const copy = Buffer.allocUnsafe(pattern.length);
      pattern.copy(copy);
      const bytes = Buffer.from(nonce, 'latin1');
      for (const place of places) copy.set(bytes, place);
      return copy;
    },
  };
}

interface Compressed {
  readonly parts: readonly Buffer[];
  readonly checksum: (nonce: Uint8Array) => number;
}

function zipped({ parts, checksum }: Compressed, length: number): (nonce: string) => Buffer<ArrayBuffer> {
  const [first = Buffer.alloc(0), ...rest] = parts;
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  const whole = [Buffer.concat([GZIP_HEADER, first]), ...rest];
  const last = whole.pop() ?? Buffer.alloc(0);
  const filled = filler([...whole, Buffer.concat([last, EMPTY_LAST_BLOCK, trailer])], STORED_BLOCK, STORED_HEAD);
  return (nonce) => {
    const copy = filled.fill(nonce);
    copy.writeUInt32LE(checksum(Buffer.from(nonce, 'latin1')), copy.length - 8);
    return copy;
  };
}

function storedBlock(size: number): Buffer {
  const block = Buffer.alloc(STORED_HEAD + size);
  block.writeUInt16LE(size, 1);
  block.writeUInt16LE(size ^ 0xffff, 3);
  return block;
}

async function compress(parts: readonly Buffer[]): Promise<Compressed> {
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
