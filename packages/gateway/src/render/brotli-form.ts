import { once } from 'node:events';
import { constants, createBrotliCompress } from 'node:zlib';
import { NONCE_LENGTH } from './nonce.ts';
import { createForm, type PageForm } from './page-form.ts';

/** Bytes of a part that are stored with the nonce before it: a decoder reads on from the last two bytes it wrote. */
const TAIL = 2;
const SIZE = NONCE_LENGTH + TAIL;
/** Gaps that can be told from each other, see {@link gapFiller}. */
const MOST_PARTS = 80;
/** Head of a stored meta-block: not the last, length in 16 bits, uncompressed. */
const HEAD_BITS = ((SIZE - 1) << 3) | (1 << 19);
const STORED = Buffer.from([HEAD_BITS & 0xff, (HEAD_BITS >> 8) & 0xff, HEAD_BITS >> 16]);

/**
 * The brotli form is one stream too. The encoder sees bytes that UTF-8 never has in the place of each nonce, so that
 * nothing refers to it, and is flushed to a byte edge before and after; what it made of the gap is replaced by a stored
 * meta-block of the same length. The two bytes behind a nonce stand in that block as well, so that what follows begins
 * in a context that no nonce changes.
 * @returns undefined for a page that begins with a nonce, has two almost next to each other, or very many
 */
export async function brotliForm(parts: readonly Buffer[], length: number): Promise<PageForm | undefined> {
  const [first] = parts;
  if (!first?.length || parts.length > MOST_PARTS || parts.slice(1).some((part) => part.length < TAIL))
    return undefined;
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
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
  return createForm({ parts: [...made, Buffer.concat([last, taken()])], before: STORED });
}

/**
 * What the encoder sees instead of a nonce: continuation bytes only, of which text has three in a row at most, counted
 * up so that no four of them come twice. Nothing in a gap can be taken for a repetition.
 */
function gapFiller(index: number): Buffer {
  const filler = Buffer.alloc(NONCE_LENGTH);
  for (let byte = 0; byte < NONCE_LENGTH; byte += 2) {
    const count = (index * NONCE_LENGTH) / 2 + byte / 2;
    filler[byte] = 0x80 | (count & 31);
    filler[byte + 1] = 0xa0 | ((count >> 5) & 31);
  }
  return filler;
}
