import { once } from 'node:events';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { createNonce, NONCE_LENGTH } from './nonce.ts';
import { createForm, type PageForm } from './page-form.ts';

const decompress = promisify(brotliDecompress);

/** Bytes of a part that are stored with the nonce before it: a decoder reads on from the last two bytes it wrote. */
const TAIL = 2;
const SIZE = NONCE_LENGTH + TAIL;
/** Head of a stored meta-block: not the last, length in 16 bits, uncompressed. */
const HEAD_BITS = ((SIZE - 1) << 3) | (1 << 19);
const STORED = Buffer.from([HEAD_BITS & 0xff, (HEAD_BITS >> 8) & 0xff, HEAD_BITS >> 16]);

/**
 * The brotli form is one stream too. The encoder sees bytes that UTF-8 never has in the place of each nonce, so that
 * hardly anything refers to it, and is flushed to a byte edge before and after; what it made of the gap is replaced by a stored
 * meta-block of the same length. The two bytes behind a nonce stand in that block as well, so that what follows begins
 * in a context that no nonce changes.
 * @returns undefined for a page that cannot be sent so
 */
export async function brotliForm(parts: readonly Buffer[], plain: PageForm): Promise<PageForm | undefined> {
  const [first] = parts;
  if (!first?.length || parts.slice(1).some((part) => part.length < TAIL)) return undefined;
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  let chunks: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => chunks.push(chunk));
  const taken = () => {
    const made = Buffer.concat(chunks);
    chunks = [];
    return made;
  };
  const feed = async (bytes: Buffer) => {
    encoder.write(bytes);
    await new Promise<void>((resolve) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
    return taken();
  };
  const made: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    const tail = index === 0 ? Buffer.alloc(0) : part.subarray(0, TAIL);
    if (index > 0) await feed(Buffer.concat([gapFiller(index), tail]));
    const rest = part.subarray(tail.length);
    made.push(Buffer.concat([tail, rest.length > 0 ? await feed(rest) : rest]));
  }
  const ended = once(encoder, 'end');
  encoder.end();
  await ended;
  const last = made.pop() ?? Buffer.alloc(0);
  const form = createForm({ parts: [...made, Buffer.concat([last, taken()])], before: STORED, coding: 'br' });
  // What an encoder refers to is its own affair, so what it made is read once. A reader copies only what it was told to
  // and begins each part in a context that is the same for all nonces: what is right for one nonce is right for any.
  const probe = createNonce();
  const read = await decompress(form.fill(probe)).catch(() => undefined);
  return read?.equals(plain.fill(probe)) ? form : undefined;
}

/**
 * What the encoder sees instead of a nonce: pairs of continuation bytes that are counted up, of which text has three in a
 * row at most, and at the end a byte that text does not have. No four bytes of it come twice.
 */
function gapFiller(index: number): Buffer {
  const filler = Buffer.alloc(NONCE_LENGTH);
  const pairs = NONCE_LENGTH / 2 - 1;
  for (let pair = 0; pair < pairs; pair += 1) {
    const count = index * pairs + pair;
    filler[2 * pair] = 0x80 | (count & 31);
    filler[2 * pair + 1] = 0xa0 | ((count >> 5) & 31);
  }
  filler[NONCE_LENGTH - 2] = 0x80 | (index & 63);
  filler[NONCE_LENGTH - 1] = 0xff;
  return filler;
}
