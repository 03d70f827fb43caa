import { readdirSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { gatewayOf } from '../../sites/site.fixtures.ts';
import { noisePng, pictureAt, picturesOf, SUPPLIER } from './images.fixtures.ts';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((run) => run()));

const setup = async (answer: RequestListener, options?: Parameters<typeof picturesOf>[1]) => {
  const pictures = await picturesOf(answer, options);
  cleanups.push(pictures.close);
  return pictures;
};
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const png = await noisePng();

describe('happy', () => {
  test('[IMG-01] an original is given in the width and form that the address names, to be kept for good', async () => {
    const { get } = await setup(
      (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(png),
    );
    for (const [file, format, width] of [
      ['320.webp', 'webp', 320],
      ['160.avif', 'heif', 160],
      // Never larger than the original.
      ['1920.webp', 'webp', 400],
    ] as const) {
      const answer = await get(pictureAt(`${SUPPLIER}/a.png`, file));
      expect([file, answer.status, answer.headers.get('content-type')]).toEqual([file, 200, `image/${file.slice(-4)}`]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000, immutable');
      // The form is part of the address: no cache has to distinguish browsers.
      expect(answer.headers.get('vary')).toBeNull();
      const picture = await bytesOf(answer);
      expect(await sharp(picture).metadata()).toMatchObject({ format, width, height: width });
      expect(picture.length).toBeLessThan(png.length / 3);
    }
  });

  test('[LOOK-04] pictures of every shape keep it in every width and form', async () => {
    for (const [width, height] of [
      [600, 600],
      [400, 600],
      [640, 360],
    ] as const) {
      const picture = await noisePng(width, height);
      const { get } = await setup((_, response) => void response.end(picture));
      for (const file of ['160.webp', '320.avif']) {
        const made = await sharp(await bytesOf(await get(pictureAt(`${SUPPLIER}/a.png`, file)))).metadata();
        const wide = Number.parseInt(file, 10);
        expect([file, made.width, made.height]).toEqual([file, wide, Math.round((wide * height) / width)]);
      }
    }
  });

  test('[IMG-01] pictures of the platform are fetched from it, wherever it is', async () => {
    const { get, requests } = await setup((_, response) => void response.end(png));
    expect((await get(pictureAt('/api/static/games/1.png?v=2'))).status).toBe(200);
    expect((await get(pictureAt('/api/art/1.png'))).status).toBe(200);
    expect(requests.map((one) => one.replace(/^[^/]*/, ''))).toEqual(['/api/static/games/1.png?v=2', '/api/art/1.png']);
  });

  test('[IMG-01] concurrent requests cause one fetch, also for several sizes, and later ones none', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => void (release = done));
    const { get, requests } = await setup((_, response) => void held.then(() => response.end(png)));
    const asked = ['320.webp', '320.webp', '320.avif', '160.webp'].flatMap((file) =>
      Array.from({ length: 5 }, async () => get(pictureAt(`${SUPPLIER}/a.png`, file))),
    );
    await expect.poll(() => requests.length).toBe(1);
    release();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const sizes = await Promise.all(answers.map(async (answer) => (await bytesOf(answer)).length));
    expect(new Set(sizes).size).toBe(3);
    expect((await get(pictureAt(`${SUPPLIER}/a.png`))).status).toBe(200);
    expect(requests).toHaveLength(1);
  });

  test('[IMG-01] what is kept on disk never exceeds its bound, and outlives the process', async () => {
    const sources = Array.from({ length: 40 }, (_, at) => `${SUPPLIER}/${at}.png`);
    const maxBytes = 256 * 1024;
    const first = await setup((_, response) => void response.end(png), { options: { pictureCacheBytes: maxBytes } });
    const held = () => readdirSync(first.dir).map((name) => statSync(join(first.dir, name)).size);
    for (const source of sources) {
      expect((await first.get(pictureAt(source))).status).toBe(200);
      expect(held().reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
    }
    expect(held().length).toBeGreaterThan(3);
    expect(held().length).toBeLessThan(40);
    // The least recently used ones are gone.
    const again = await setup((_, response) => void response.end(png), { options: { pictureDir: first.dir } });
    expect((await again.get(pictureAt(sources[39] ?? ''))).status).toBe(200);
    expect(again.requests).toEqual([]);
    expect((await again.get(pictureAt(sources[0] ?? ''))).status).toBe(200);
    expect(again.requests).toEqual(['img.example.com/0.png']);
  });

  test('[IMG-01] drawings and moving pictures keep their address', async () => {
    const frame = async (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await frame('#f00'), await frame('#00f')];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const drawing =
      '<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const { get, requests } = await setup(
      (request, response) => void response.end(request.url === '/gif' ? moving : drawing),
    );
    for (const original of [`${SUPPLIER}/gif`, `${SUPPLIER}/drawing`, '/api/art/drawing']) {
      for (let turn = 0; turn < 2; turn += 1) {
        const answer = await get(pictureAt(original));
        expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([302, original, '']);
      }
    }
    expect(requests).toHaveLength(3);
  });
});

describe('error', () => {
  test.each([
    ['a page', '<!doctype html><title>gone</title>', 200],
    ['a few bytes of a picture', png.subarray(0, 6), 200],
    ['nothing', '', 200],
    ['a missing picture', png, 404],
    ['a failing server', png, 500],
  ])(
    '[IMG-01] %s in place of an original is a short 404 that is asked again after a minute',
    async (_, body, status) => {
      const { get, requests, clock, log } = await setup(
        (_request, response) => void response.writeHead(status).end(body),
      );
      for (let turn = 0; turn < 2; turn += 1) {
        const answer = await get(pictureAt(`${SUPPLIER}/a.png`));
        expect([answer.status, await answer.text()]).toEqual([404, '']);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
      }
      expect(requests).toHaveLength(1);
      expect(log.lines.join('')).toContain('PictureError');
      clock.advance(60_001);
      await get(pictureAt(`${SUPPLIER}/a.png`));
      expect(requests).toHaveLength(2);
    },
  );

  test('[IMG-01] an original that is too large is not read to its end, with and without a length', async () => {
    let written = 0;
    const { get } = await setup(
      (request, response) => {
        if (request.url === '/said') response.writeHead(200, { 'content-length': '9000000' }).write(png);
        const more = () => {
          if (response.destroyed || request.url === '/said') return;
          written += 65_536;
          response.write(Buffer.alloc(65_536), more);
        };
        more();
      },
      { pictures: { limits: { maxBytes: 1_000_000 } } },
    );
    expect((await get(pictureAt(`${SUPPLIER}/said`))).status).toBe(404);
    expect((await get(pictureAt(`${SUPPLIER}/unsaid`))).status).toBe(404);
    // Some was on its way, in the buffers of both sides.
    expect(written).toBeLessThan(64_000_000);
  });

  test('[IMG-01] an original that does not come in time is given up', async () => {
    const { get } = await setup((_, response) => void response.writeHead(200).write(png.subarray(0, 100)), {
      pictures: { limits: { fetchMs: 200 } },
    });
    expect((await get(pictureAt(`${SUPPLIER}/slow.png`))).status).toBe(404);
  });

  test('[IMG-01] a decompression bomb is refused before it is decoded', async () => {
    const bomb = await sharp({
      create: { width: 5000, height: 5000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(700_000);
    const { get, log } = await setup((_, response) => void response.end(bomb));
    expect((await get(pictureAt(`${SUPPLIER}/bomb.png`))).status).toBe(404);
    expect(log.lines.join('')).toContain('exceeds pixel limit');
  });

  test('[IMG-01] nothing is fetched for visitors who have scrolled on', async () => {
    const { get, requests } = await setup((_, response) => void response.end(png));
    expect((await get(pictureAt(`${SUPPLIER}/a.png`), { left: true })).status).toBe(503);
    expect(requests).toEqual([]);
    expect((await get(pictureAt(`${SUPPLIER}/a.png`))).status).toBe(200);
  });

  test('[IMG-01] one visitor causes a bounded number of new pictures, and those that are kept are not counted', async () => {
    const { get } = await setup((_, response) => void response.end(png), { options: { rateLimitScale: 2 / 600 } });
    const statuses = [];
    for (const name of ['a', 'b', 'c', 'a'])
      statuses.push((await get(pictureAt(`${SUPPLIER}/${name}.png`, '96.webp'))).status);
    expect(statuses).toEqual([200, 200, 503, 200]);
  });
});

describe('security', () => {
  test('[IMG-01] a site without the setting has no such route', async () => {
    const { get } = gatewayOf();
    expect((await get(pictureAt(`${SUPPLIER}/a.png`))).status).toBe(404);
  });

  test.each([
    ['a width that no page asks for', pictureAt(`${SUPPLIER}/a.png`, '321.webp'), 400],
    ['a form that no page asks for', pictureAt(`${SUPPLIER}/a.png`, '320.png'), 400],
    ['no address', '/_images/320.webp', 400],
    ['a second address', `${pictureAt(`${SUPPLIER}/a.png`)}&url=b`, 400],
    ['a host that is not listed', pictureAt('https://other.example.org/a.png'), 403],
    ['a host that only begins like a listed one', pictureAt('https://img.example.com.evil.org/a.png'), 403],
    ['the parent of a listed host', pictureAt('https://cdn.example.net/a.png'), 403],
    ['another port of a listed host', pictureAt('https://img.example.com:8443/a.png'), 403],
    ['another scheme', pictureAt('file:///etc/passwd'), 403],
    ['an address of this machine', pictureAt('http://127.0.0.1/a.png'), 403],
    ['the metadata of a cloud', pictureAt('http://169.254.169.254/latest/meta-data'), 403],
    ['a listed name in a private network', pictureAt('https://inside.cdn.example.net/a.png'), 403],
    ['a call of the platform’s that is not listed', pictureAt('/api/unlisted/call'), 403],
    ['a path of the platform that is read in two ways', pictureAt('/api/static/../login'), 403],
    ['two slashes', pictureAt('//img.example.com/a.png'), 403],
  ])('[IMG-01] refuses %s without a connection', async (_, path, status) => {
    const { get, requests } = await setup((_request, response) => void response.end(png));
    const answer = await get(path);
    expect([answer.status, requests]).toEqual([status, []]);
  });

  test.each([
    ['to a host that is not listed', 'https://other.example.org/b.png', 1],
    ['to a private address', 'http://10.0.0.1/b.png', 1],
    ['to a listed name in a private network', 'https://inside.cdn.example.net/b.png', 1],
    ['to itself, again and again', '/a.png', 4],
  ])('[IMG-01] a redirect %s is not followed', async (_, location, requested) => {
    const { get, requests } = await setup((_request, response) => void response.writeHead(302, { location }).end());
    expect((await get(pictureAt(`${SUPPLIER}/a.png`))).status).not.toBe(200);
    expect(requests).toHaveLength(requested);
  });

  test('[IMG-01] a picture carries no place or author of its original, and runs nothing when it is opened', async () => {
    const tagged = await sharp(png)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    expect(tagged.includes('Somebody')).toBe(true);
    const { get } = await setup((_, response) => void response.end(tagged));
    const answer = await get(pictureAt(`${SUPPLIER}/a.jpg`));
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const picture = await bytesOf(answer);
    expect([picture.length > 1000, picture.includes('Somebody')]).toEqual([true, false]);
  });
});
