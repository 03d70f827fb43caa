import { crc32, deflateSync } from 'node:zlib';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A picture as a PNG file, from the colour of each pixel. */
export function pngOf(width: number, height: number, colour: (x: number, y: number) => Pixel): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, with alpha.
  header.set([8, 6], 8);
  const lines = Buffer.alloc(height * (1 + width * 4));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) lines.set(colour(x, y), y * (1 + width * 4) + 1 + x * 4);
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
