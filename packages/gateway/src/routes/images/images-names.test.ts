import type { RequestListener } from 'node:http';
import { posix } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { settings } from '../../sites/site.fixtures.ts';
import { platformPictures } from '../../upstream/platform-pictures.ts';
import { noisePng, pictureAt, picturesOf, SUPPLIER } from './images.fixtures.ts';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((run) => run()));
const setup = async (answer: RequestListener, options?: Parameters<typeof picturesOf>[1]) => {
  const pictures = await picturesOf(answer, options);
  cleanups.push(pictures.close);
  return pictures;
};
const png = await noisePng(40, 40);
const pathOf = (request: string) => request.replace(/^[^/]*/, '');

/** Names as platforms write them into addresses: what ends a path is encoded, the rest may be. */
const NAMES = [
  'plain.png',
  'hero@2x.png',
  'my hero.png',
  'my%20hero.png',
  'a+b.png',
  'a[1].png',
  'a(1).png',
  'a{1}.png',
  '中文 游戏.png',
  '%E4%B8%AD.png',
  'เกม.png',
  'لعبة.png',
  'खेल.png',
  'ゲーム.png',
  '게임.png',
  'trò chơi.png',
  'e\u0301.png',
  '😀.png',
  "it's.png",
  '"q".png',
  'a&b.png',
  'a=b.png',
  'a,b.png',
  'a;b.png',
  'a:b.png',
  'a!b.png',
  'a$b.png',
  'a*b.png',
  'a~b.png',
  'a^b.png',
  'a`b.png',
  'a|b.png',
  'a<b>.png',
  '100%25.png',
  'a%23b.png',
  'a%3Fb.png',
  'a%26b.png',
  'a..b.png',
  'a…b.png',
  '.hidden.png',
  'no-ending',
  'covers.2x/a.png',
  'deep er/a b/c+d.png',
  'UPPER.PNG',
  'a\u00a0b.png',
  'a\u3000b.png',
  'a\u2028b.png',
  'a\u200bb.png',
  'a.png?v=2&x=a b',
  'login.png',
  `${'n'.repeat(200)}.png`,
] as const;

describe('names', () => {
  test('[FLD-16] pictures of the platform are shown whatever their names, by the route and directly', async () => {
    const { get, requests } = await setup((_, response) => void response.end(png));
    expect(NAMES.length).toBeGreaterThan(40);
    for (const [at, name] of NAMES.entries())
      for (const folder of ['/api/static/', '/api/art/']) {
        const address = `${folder}${at}/${name}`;
        const { pathname, search } = new URL(address, 'http://play.example.com');
        const statuses = [(await get(pictureAt(address))).status, (await get(address)).status];
        expect([address, ...statuses]).toEqual([address, 200, 200]);
        // Both ask for what a browser would.
        expect(requests.splice(0).map(pathOf)).toEqual([pathname + search, pathname + search]);
      }
  });

  test('[FLD-16] pictures of listed hosts are shown whatever their names', async () => {
    const { get, requests } = await setup((_, response) => void response.end(png));
    for (const [at, name] of NAMES.entries()) {
      const { href, pathname, search } = new URL(`${SUPPLIER}/${at}/${name}`);
      // As it was written, and as a browser would write it: one picture.
      for (const address of [`${SUPPLIER}/${at}/${name}`, href])
        expect([address, (await get(pictureAt(address))).status]).toEqual([address, 200]);
      expect(requests.splice(0).map(pathOf)).toEqual([pathname + search]);
    }
  });

  test('[FLD-16] what keeps its address is redirected to it in letters that a header may have', async () => {
    const { get } = await setup((_, response) => void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const queries = ['?x=中', '?x=\r\nset-cookie: a=b', '?x=\0', '?x=\u2028', '?x=\ud800', '?x=é', '#中', '?x=a b'];
    for (const tail of [...NAMES, ...queries.map((query) => `a.svg${query}`)])
      for (const base of ['/api/static/', '/api/art/', `${SUPPLIER}/`]) {
        const answer = await get(pictureAt(base + tail.toWellFormed()));
        // Outside, control characters are refused as ever.
        const isRefused = base === `${SUPPLIER}/` && /[\r\0]/.test(tail);
        expect([base + tail, answer.status]).toEqual([base + tail, isRefused ? 403 : 302]);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        if (isRefused) continue;
        const { href } = new URL(base + tail, 'http://play.example.com');
        expect(new URL(answer.headers.get('location') ?? '', 'http://play.example.com').href).toBe(href);
        expect(answer.headers.get('location')).toMatch(/^[\x21-\x7e]+$/);
      }
  });

  test('[SEC-08] no name leads out of the folder of pictures, however a platform may read it', () => {
    const pictures = platformPictures({ ...settings, apiPaths: ['/api/art/*'] });
    const plain = ['.', '..', '/', '%2f', '%5c', '\\', '%2e', '%252e', '%25', '%00', '%20', ' ', ';', '%3b', 'a', '%'];
    const odd = ['\uff0f', '\uff0e', '\u2025', '%u002f', '%c0%af', '\u200b', '\t', '?', '#', '%0a', '%2', '5c', '25'];
    const token = fc.constantFrom(...plain, ...odd);
    const decode = (text: string): string => {
      try {
        return decodeURIComponent(text);
      } catch {
        return text;
      }
    };
    /** As a server reads it that decodes twice, folds letters, knows parameters of paths, and drops blanks. */
    const sloppy = (path: string) =>
      posix.normalize(
        decode(decode(path))
          .normalize('NFKC')
          .replaceAll(/;[^/]*/g, '')
          .replaceAll('\\', '/')
          .replaceAll(/[\u200b\s\0]/g, ''),
      );
    let passed = 0;
    fc.assert(
      fc.property(fc.array(token, { maxLength: 8 }), (tokens) => {
        const target = pictures(`/api/static/${tokens.join('')}`);
        if (!target) return;
        passed += 1;
        expect(target.path).toMatch(/^\/api\/static\/[\x21-\x7e]+$/);
        expect(sloppy(target.path)).toMatch(/^\/api\/static\/./);
      }),
      { numRuns: 20_000 },
    );
    expect(passed).toBeGreaterThan(500);
  });
});

describe('redirects', () => {
  /** Redirects of `/api/static/a.png` and of a listed host's `/a.png`, and the requests that follow; `{}` is the platform. */
  const FOLLOWED = [
    ['store/b.png', ['/api/static/store/b.png'], ['/store/b.png']],
    ['/api/static/store/b.png', ['/api/static/store/b.png'], ['/api/static/store/b.png']],
    ['/api/art/my%20b@2x.png?sig=a%2Bb', ['/api/art/my%20b@2x.png?sig=a%2Bb'], ['/api/art/my%20b@2x.png?sig=a%2Bb']],
    ['{}/api/static/b.png', ['/api/static/b.png'], ['/api/static/b.png']],
    ['http://play.example.com/api/static/b.png', ['/api/static/b.png'], ['/api/static/b.png']],
    ['https://play.example.com/api/art/b c.png', ['/api/art/b%20c.png'], ['/api/art/b%20c.png']],
    ['https://img.example.com/b.png', ['/b.png'], ['/b.png']],
    ['//eu.cdn.example.net/b [1].png', ['/b%20[1].png'], ['/b%20[1].png']],
    ['https://eu.cdn.example.net/中.png', ['/%E4%B8%AD.png'], ['/%E4%B8%AD.png']],
  ] as const;

  test.each([302, 301, 307, 308])(
    '[FLD-16] redirects (%i) are followed to the platform and to listed hosts',
    async (status) => {
      let target = '';
      const { get, requests, port } = await setup((request, response) => {
        if (request.url?.endsWith('/a.png'))
          response.writeHead(status, { location: Buffer.from(target).toString('latin1') }).end();
        else response.end(png);
      });
      for (const [at, [location, own, outside]] of FOLLOWED.entries()) {
        target = location.replace('{}', `http://127.0.0.1:${port}`);
        for (const [original, expected] of [
          [`/api/static/x${at}/a.png`, own],
          [`${SUPPLIER}/x${at}/a.png`, outside],
        ] as const) {
          expect([original, target, (await get(pictureAt(original))).status]).toEqual([original, target, 200]);
          const [, ...followed] = requests.splice(0);
          const end = (path: string) => path.slice(path.lastIndexOf('/'));
          expect(followed.map(pathOf).map(end)).toEqual(expected.map(end));
        }
      }
    },
  );

  test.each([
    ['to a host that is not listed', 'https://other.example.org/b.png', 1],
    ['to a private address', 'http://10.0.0.1/b.png', 1],
    ['to this machine', 'http://127.0.0.1:1/b.png', 1],
    ['to a listed name in a private network', 'https://inside.cdn.example.net/b.png', 1],
    ['to another port of a listed host', 'https://img.example.com:8443/b.png', 1],
    ['to another scheme', 'file:///etc/passwd', 1],
    ['to a call', '/api/login', 1],
    ['out of the pictures', '/control', 1],
    ['to nothing', undefined, 1],
    ['to itself, again and again', '/api/static/a.png', 4],
  ])('[FLD-16] [SEC-08] a redirect of the platform %s shows nothing', async (_, location, requested) => {
    const { get, requests } = await setup((_request, response) => {
      response.writeHead(302, location === undefined ? {} : { location }).end();
    });
    expect((await get(pictureAt('/api/static/a.png'))).status).toBeGreaterThanOrEqual(400);
    expect(requests).toHaveLength(requested);
  });

  test('[FLD-16] directly, a picture of the platform may lead to listed hosts, and a call to none', async () => {
    const { get } = await setup((request, response) => {
      const location = new URL(request.url ?? '', 'http://p').searchParams.get('to') ?? '';
      response.writeHead(302, { location }).end();
    });
    const ask = async (path: string, to: string) => {
      const { status, headers } = await get(`${path}?to=${encodeURIComponent(to)}`);
      return [status, headers.get('location')];
    };
    const LISTED = 'https://img.example.com/b%20c.png';
    expect(await ask('/api/static/a.png', LISTED)).toEqual([302, LISTED]);
    expect(await ask('/api/art/a b.png', '/api/static/b@2x.png')).toEqual([302, '/api/static/b@2x.png']);
    expect(await ask('/api/static/a.png', 'https://play.example.com/api/art/b.png')).toEqual([302, '/api/art/b.png']);
    for (const elsewhere of [
      'https://other.example.org/b.png',
      'javascript:alert(1)',
      'http://127.0.0.1/b.png',
      'ftp://img.example.com/b.png',
      'https://a:b@img.example.com/b.png',
      'https://img.example.com:8443/b.png',
    ])
      expect(await ask('/api/static/a.png', elsewhere)).toEqual([502, null]);
    expect(await ask('/api/captcha', LISTED)).toEqual([502, null]);
  });
});
