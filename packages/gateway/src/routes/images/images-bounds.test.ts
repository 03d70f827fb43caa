import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noisePng, OTHER, pictureAt, picturesOf, SUPPLIER } from './images.fixtures.ts';
import type { ShapePicture } from './shape-picture.ts';

/** Makes pictures in a moment, once the test lets it. */
const { maker } = vi.hoisted(() => ({ maker: { shape: undefined as ShapePicture | undefined } }));
vi.mock('./shape-picture.ts', async (original) => {
  const real = await original<{ loadShapePicture: () => Promise<ShapePicture> }>();
  return { ...real, loadShapePicture: async () => maker.shape ?? real.loadShapePicture() };
});

const cleanups: (() => void)[] = [];
afterEach(() => {
  maker.shape = undefined;
  cleanups.splice(0).forEach((run) => run());
});
const setup = async (answer: RequestListener, options?: Parameters<typeof picturesOf>[1]) => {
  const pictures = await picturesOf(answer, options);
  cleanups.push(pictures.close);
  return pictures;
};

const SIZE = 100_000;
/** A room for four originals, two of them of one network. */
const limits = { maxBytes: SIZE, room: 4 * SIZE };
const [ALICE, BOB] = ['198.51.100.7', '203.0.113.9'];

/** A maker that waits, and counts the originals that were asked for and are not made yet. */
function heldMaker() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen = { most: 0, made: 0 };
  maker.shape = async (original) => {
    await promise;
    seen.made += 1;
    return original.subarray(0, 10);
  };
  return { seen, release: resolve };
}

describe('bounds', () => {
  test('[SEC-08] originals take their room before they are fetched, and keep it until their pictures are made', async () => {
    const { seen, release } = heldMaker();
    const { get, requests } = await setup(
      (_, response) => {
        seen.most = Math.max(seen.most, requests.length - seen.made);
        response.end(Buffer.alloc(SIZE));
      },
      { pictures: { limits } },
    );
    const asked = Array.from({ length: 40 }, async (_, at) => get(pictureAt(`${SUPPLIER}/${at}.png`), { from: ALICE }));
    await expect.poll(() => requests.length).toBe(2);
    // Another network has its share although forty pictures came before.
    asked.push(get(pictureAt('/api/static/other.png'), { from: BOB }));
    await expect.poll(() => requests.at(-1)).toContain('/other.png');
    expect(requests.length).toBe(3);
    release();
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(requests).toHaveLength(41);
    expect(seen.most).toBeLessThanOrEqual(4);
  });

  test('[SEC-08] small originals need little room: as soon as one says how large it is, more are fetched', async () => {
    const { release } = heldMaker();
    const { get, requests } = await setup((_, response) => void response.end(Buffer.alloc(SIZE / 10)), {
      pictures: { limits },
    });
    const asked = Array.from({ length: 12 }, async (_, at) => get(pictureAt(`${SUPPLIER}/${at}.png`)));
    // The room of one network is that of two large ones: without the small sizes there would be two.
    await expect.poll(() => requests.length).toBe(11);
    release();
    expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true);
  });

  test('[SEC-08] room is given back for originals that are missing, too large or no pictures, and for visitors who leave', async () => {
    const png = await noisePng(40, 40);
    const { get } = await setup(
      (request, response) => {
        if (request.url === '/missing') response.writeHead(404).end();
        else if (request.url === '/large') response.end(Buffer.alloc(2 * SIZE));
        else if (request.url === '/cut')
          response.writeHead(200, { 'content-length': '5000' }).write('x', () => response.destroy());
        else response.end(request.url === '/page' ? '<p>sold' : png);
      },
      // Room for one.
      { pictures: { limits: { maxBytes: SIZE, room: 2 * SIZE } } },
    );
    for (const name of ['missing', 'large', 'cut', 'page'])
      expect([name, (await get(pictureAt(`${SUPPLIER}/${name}`))).status]).toEqual([name, 404]);
    expect((await get(pictureAt(`${SUPPLIER}/left.png`), { left: true })).status).toBe(503);
    const together = ['320.webp', '320.avif', '96.webp'].map(async (file) => get(pictureAt(`${SUPPLIER}/a.png`, file)));
    expect((await Promise.all(together)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await get(pictureAt(`${SUPPLIER}/b.png`))).status).toBe(200);
  });

  test('[SEC-08] one network has half of the places that wait, so that another one finds some', async () => {
    const { release } = heldMaker();
    const { get } = await setup((_, response) => void response.end(Buffer.alloc(SIZE)), {
      pictures: { limits },
      options: { rateLimitScale: 0 },
    });
    const ask = async (name: string, from: string) => (await get(pictureAt(`${SUPPLIER}/${name}`), { from })).status;
    const asked = Array.from({ length: 540 }, async (_, at) => ask(`a${at}`, ALICE));
    const others = [ask('b', BOB), ask('c', BOB)];
    const refused = await Promise.race(asked);
    expect(refused).toBe(503);
    release();
    expect(await Promise.all(others)).toEqual([200, 200]);
    const statuses = await Promise.all(asked);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(500);
  });
});

describe('sites', () => {
  test('[SEC-08] what one site may not fetch is no verdict for another, and what one has made is no copy of another', async () => {
    const png = await noisePng(40, 40);
    const { get, requests } = await setup(
      (request, response) => {
        if (request.url === '/moved.png')
          response.writeHead(302, { location: 'https://eu.cdn.example.net/a.png' }).end();
        else response.end(png);
      },
      { otherHosts: ['img.example.com'] },
    );
    const statuses = async (name: string, sites: readonly string[]) => {
      const all = [];
      for (const site of sites) all.push((await get(pictureAt(`${SUPPLIER}/${name}`), { site })).status);
      return all;
    };
    const FIRST = 'play.example.com';
    expect(await statuses('moved.png', [OTHER, FIRST, OTHER, FIRST])).toEqual([403, 200, 403, 200]);
    // Each site has asked once, although one may not follow.
    expect(requests).toHaveLength(3);
    expect(await statuses('plain.png', [FIRST, OTHER])).toEqual([200, 200]);
    expect(requests.filter((one) => one.endsWith('/plain.png'))).toHaveLength(2);
  });

  test('[SEC-08] unknown parameters and long addresses make nothing new that is kept', async () => {
    const png = await noisePng(40, 40);
    const { get, requests } = await setup((_, response) => void response.end(png));
    const plain = pictureAt(`${SUPPLIER}/a.png`);
    for (const more of ['', '&_variant=mobile.en-US.USD..', '&v=1', `&x=${'y'.repeat(60_000)}`, '&URL=b', '#c'])
      expect([more.slice(0, 20), (await get(plain + more)).status]).toEqual([more.slice(0, 20), 200]);
    expect(requests).toEqual(['img.example.com/a.png']);
    for (const long of [`/api/static/${'n'.repeat(60_000)}.png`, `${SUPPLIER}/a.png?x=${'y'.repeat(60_000)}`])
      expect((await get(pictureAt(long))).status).toBe(403);
    expect(requests).toHaveLength(1);
  });
});
