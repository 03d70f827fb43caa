import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHashedFile, isHome, isPage, mayKeepFile, mayKeepHome } from './keeps.ts';

const at = (path: string) => new URL(path, 'https://play.example.com');
const plain = { headers: new Headers() };

/** An answer as a worker sees it; tests cannot make one that was redirected or came from another origin otherwise. */
function answer(headers: Readonly<Record<string, string>>, over: Partial<Response> = {}): Response {
  const response = new Response('x', { headers });
  const facts = { status: 200, type: 'basic', redirected: false, ...over };
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(response, name, { value });
  return response;
}

const file = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/javascript' };
const home = { 'cache-control': 'private, no-cache, no-transform', 'content-type': 'text/html; charset=utf-8' };

describe('[PWA-01] what is asked of the caches', () => {
  test.each(['/assets/app-1a2b3c4d.js', '/assets/game-hall.page-_aB-9xYz.js', '/assets/noto-CkFr3x1Q.woff2'])(
    '%s is a hashed file',
    (path) => expect(isHashedFile(at(path), plain)).toBe(true),
  );

  test.each([
    '/assets/app.js',
    '/assets/app-1a2b3c4d.js?v=1',
    '/assets/app-1a2b3c4d.js?',
    '/assets/app-1a2b3c4d.js#x',
    '/assets/x/app-1a2b3c4d.js',
    '/assets/%2e%2e/api/app-1a2b3c4d.js',
    '/assets/app-1a2b3c4d',
    '/api/assets/app-1a2b3c4d.js',
    '/api/static/app-1a2b3c4d.js',
    '/api/wallet',
    '/builds/latest.json',
    '/icons/lucide.json?icons=a',
    '/offline-worker.js',
    '/manifest.webmanifest',
    '/faq/_payload.json?build=b1',
    '/assets/',
    '/',
    '/user',
    '//assets/app-1a2b3c4d.js',
    '/ASSETS/app-1a2b3c4d.js',
  ])('%s is none', (path) => {
    // A question mark alone leaves no query, and the same file.
    expect(isHashedFile(at(path), plain)).toBe(path.endsWith('.js?'));
  });

  test('a part of a file is none', () => {
    expect(isHashedFile(at('/assets/app-1a2b3c4d.js'), { headers: new Headers({ range: 'bytes=0-1' }) })).toBe(false);
  });

  test('no query and no fragment makes another home page or another file', () => {
    fc.assert(
      fc.property(fc.webQueryParameters().filter(Boolean), (query) => {
        expect(isHome(at(`/?${query}`))).toBe(false);
        expect(isHashedFile(at(`/assets/app-1a2b3c4d.js?${query}`), plain)).toBe(false);
      }),
    );
    expect([isHome(at('/')), isHome(at('/index.html')), isHome(at('/#x'))]).toEqual([true, false, false]);
  });

  test.each(['/api', '/api/x', '/API/x', '/assets/x', '/builds/latest.json', '/icons/x.json'])(
    'a visit of %s is left to the network, also while it fails',
    (path) => expect(isPage(at(path))).toBe(false),
  );

  test.each(['/', '/faq', '/apiary', '/user/Deposit', '/gameHall/3?label=1'])('%s is a page', (path) =>
    expect(isPage(at(path))).toBe(true),
  );
});

describe('[PWA-01] what answers are kept', () => {
  test('a hashed file and a home page of guests', () => {
    expect([mayKeepFile(answer(file)), mayKeepHome(answer(home))]).toEqual([true, true]);
    expect([mayKeepFile(answer(home)), mayKeepHome(answer(file))]).toEqual([false, false]);
  });

  const faults: readonly [name: string, headers: Readonly<Record<string, string>>, over?: Partial<Response>][] = [
    ['a redirect that was followed', {}, { redirected: true }],
    ['a redirect that was not', {}, { type: 'opaqueredirect', status: 0 }],
    ['an answer of another origin', {}, { type: 'cors' }],
    ['an opaque answer, whose content is hidden', {}, { type: 'opaque', status: 0 }],
    ['an error', {}, { type: 'error', status: 0 }],
    ...[201, 204, 206, 301, 302, 304, 400, 401, 403, 404, 410, 429, 500, 502, 503, 504]
      .map((status) => [`status ${status}`, {}, { status }] as const)
      .map(
        ([name, headers, over]) =>
          [name, headers, over] as [string, Readonly<Record<string, string>>, Partial<Response>],
      ),
    ['a page with a sign-in', { 'cache-control': 'private, no-store, no-transform' }],
    ['the same in capitals', { 'cache-control': 'Private, No-Store' }],
    ['an answer without a lifetime', { 'cache-control': '' }],
    ['the answer of a captive portal', { 'cache-control': 'max-age=0', 'content-type': 'text/html' }],
    ['another type', { 'content-type': 'application/octet-stream', 'cache-control': 'no-store' }],
  ];

  test.each(faults)('not %s', (_name, headers, over = {}) => {
    expect(mayKeepFile(answer({ ...file, ...headers }, over))).toBe(false);
    expect(mayKeepHome(answer({ ...home, ...headers }, over))).toBe(false);
  });
});
