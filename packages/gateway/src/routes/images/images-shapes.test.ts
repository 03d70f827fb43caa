import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { noisePng, pictureAt, picturesOf, SUPPLIER } from './images.fixtures.ts';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((run) => run()));

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const still = (width = 64, height = 64) => sharp({ create: { width, height, channels: 3, background: '#000', noise } });
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } });
const png = await noisePng(64, 64);
const frames = await Promise.all([still().png().toBuffer(), still().png().toBuffer()]);
const moving = () => sharp(frames, { join: { animated: true } });
const cut = (bytes: Buffer, by: number) => bytes.subarray(0, bytes.length - by);
const patch = (bytes: Buffer, at: number, text: string) => {
  const copy = Buffer.from(bytes);
  copy.write(text, at, 'latin1');
  return copy;
};

/** A PNG with a chunk behind its header. */
function withChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
const plays = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0]);
const avif = await still().avif().toBuffer();
const jpeg = await still(400, 400).jpeg().toBuffer();
const webp = await still().webp().toBuffer();

/** `made`: in the form of the address. `original`: a redirect to the original, which the browser shows. */
const SHAPES: readonly (readonly [name: string, 'made' | 'original', Buffer | string, width?: number])[] = [
  ['a PNG', 'made', png],
  ['an interlaced PNG', 'made', await still().png({ progressive: true }).toBuffer()],
  ['a PNG with a palette and a clear ground', 'made', await still().ensureAlpha(0.5).png({ palette: true }).toBuffer()],
  ['a PNG of 16 bits', 'made', await still().toColourspace('rgb16').png().toBuffer()],
  ['a grey PNG', 'made', await still().greyscale().png().toBuffer()],
  ['a PNG with a word that looks like animation', 'made', withChunk('tEXt', Buffer.from('Title\0acTL'))],
  ['a JPEG', 'made', jpeg],
  ['a progressive JPEG', 'made', await still().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG in the colours of print', 'made', await still().toColourspace('cmyk').jpeg().toBuffer()],
  ['a JPEG that lies on its side', 'made', await still(80, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer()],
  ['a JPEG with bytes behind its end', 'made', Buffer.concat([jpeg, Buffer.alloc(5000, 'x')])],
  ['a WebP', 'made', webp],
  ['a WebP with a clear ground', 'made', await still().ensureAlpha(0.5).webp().toBuffer()],
  ['an AVIF', 'made', avif],
  ['a GIF of one frame', 'made', await still().gif().toBuffer()],
  ['one pixel', 'made', await flat(1, 1).png().toBuffer()],
  ['a line of 20,000 pixels', 'made', await flat(20_000, 3).png().toBuffer()],
  ['a poster of 750 × 20,000 pixels in a small place', 'made', await flat(750, 20_000).jpeg().toBuffer(), 320],
  ['a poster as high as a WebP can be', 'made', await flat(60, 16_383).png().toBuffer(), 1920],
  ['a poster of 750 × 20,000 pixels', 'original', await flat(750, 20_000).jpeg().toBuffer(), 1920],
  ['a poster a pixel higher than a WebP can be', 'original', await flat(60, 16_384).png().toBuffer(), 1920],
  ['a poster of 100 × 60,000 pixels', 'original', await flat(100, 60_000).png().toBuffer(), 96],
  ['a moving PNG', 'original', withChunk('acTL', plays)],
  ['a moving PNG whose colours come first', 'original', patchedColours()],
  ['a moving WebP', 'original', await moving().webp().toBuffer()],
  ['a moving GIF', 'original', await moving().gif().toBuffer()],
  ['a moving AVIF', 'original', patch(avif, 8, 'avis')],
  ['a moving AVIF by its second brand', 'original', patch(avif, 16, 'avis')],
  ['a drawing', 'original', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a BMP', 'original', Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0', 'latin1')],
  ['an icon', 'original', Buffer.from('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0', 'latin1')],
  ['a JPEG XL', 'original', Buffer.from('\xff\x0a\x7f\0\0\0\0\0\0\0\0\0', 'latin1')],
  ['a HEIC', 'original', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a JPEG without its last 200 bytes', 'original', cut(jpeg, 200)],
  ['half a JPEG', 'original', cut(jpeg, jpeg.length / 2)],
  ['the head of a JPEG', 'original', jpeg.subarray(0, 600)],
  ['half a PNG', 'original', cut(png, png.length / 2)],
  ['half a WebP', 'original', cut(webp, webp.length / 2)],
  ['half an AVIF', 'original', cut(avif, 200)],
  ['half a GIF', 'original', cut(await still().gif().toBuffer(), 1000)],
];

function patchedColours(): Buffer {
  const [colours, animation] = [withChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])), withChunk('acTL', plays)];
  return Buffer.concat([colours.subarray(0, 49), animation.subarray(33)]);
}

/** Answers for both forms, of an original of the platform and of one of a supplier. */
async function answersFor(bytes: Buffer | string, width = 96) {
  const { get, requests, close } = await picturesOf((_request, response) => void response.end(bytes));
  cleanups.push(close);
  const seen = [];
  for (const form of ['webp', 'avif'])
    for (const original of ['/api/art/a', `${SUPPLIER}/a`]) {
      const answer = await get(pictureAt(original, `${width}.${form}`));
      const file = Buffer.from(await answer.arrayBuffer());
      const made = file.length > 0 ? await sharp(file).metadata() : undefined;
      const kind = made && [answer.headers.get('content-type'), made.format, made.width <= width];
      seen.push([answer.status, answer.headers.get('location') ?? kind]);
    }
  return { seen, asked: requests.length };
}

for (const [name, shown, bytes, width] of SHAPES)
  test(`[FLD-16] ${name} is shown: ${shown}`, async () => {
    const [webp, avif] = [
      ['image/webp', 'webp', true],
      ['image/avif', 'heif', true],
    ];
    const originals = ['/api/art/a', `${SUPPLIER}/a`, '/api/art/a', `${SUPPLIER}/a`].map((address) => [302, address]);
    const files = [webp, webp, avif, avif].map((file) => [200, file]);
    // A width that keeps its original is not fetched again for the other form.
    expect(await answersFor(bytes, width)).toEqual(
      shown === 'original' ? { seen: originals, asked: 2 } : { seen: files, asked: 4 },
    );
  });

test('[FLD-16] [IMG-01] a poster with more pixels than may be decoded is refused', async () => {
  const bomb = await sharp({
    create: { width: 1500, height: 20_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const { get, close } = await picturesOf((_request, response) => void response.end(bomb));
  cleanups.push(close);
  expect((await get(pictureAt('/api/art/a', '96.webp'))).status).toBe(404);
});
