import { afterAll, describe, expect, test } from 'vitest';
import { builtSite } from '../../sites/site.fixtures.ts';

const built = await builtSite();
afterAll(built.remove);
const { get } = built;

describe('happy', () => {
  test('[GW-01] hashed files are served for ever, in the best coding, with type and length', async () => {
    const br = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(
      Object.fromEntries(['content-encoding', 'cache-control', 'vary'].map((name) => [name, br.headers.get(name)])),
    ).toEqual({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(br.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(
      (await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding'),
    ).toBe('gzip');
    expect(await (await get('/assets/app-1a2b.js')).text()).toContain('export const app');
    const head = await get('/assets/large-3c4d.js', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '300006', '']);
    expect((await (await get('/assets/large-3c4d.js')).text()).length).toBe(300_006);
    expect((await get('/favicon.ico')).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/assets/mark-5e6f.svg')).headers.get('content-security-policy')).toContain('sandbox');
  });

  test('[GW-01] range and conditional requests', async () => {
    const whole = await get('/assets/large-3c4d.js');
    const etag = whole.headers.get('etag') ?? '';
    const ask = (headers: Record<string, string>, path = '/assets/large-3c4d.js') => get(path, { headers });
    const part = await ask({ range: 'bytes=3-12' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 3-12/300006',
      '0123456789',
    ]);
    expect(await (await ask({ range: 'bytes=-3' })).text()).toBe(' */');
    expect(await (await ask({ range: 'bytes=7-9' }, '/assets/app-1a2b.js')).text()).toBe('con');
    expect((await ask({ range: 'bytes=300006-' })).headers.get('content-range')).toBe('bytes */300006');
    expect((await ask({ range: 'bytes=300006-' })).status).toBe(416);
    expect((await ask({ range: 'bytes=0-4', 'if-range': '"old"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-4', 'if-range': etag })).status).toBe(206);
    expect((await ask({ range: 'bytes=0-1,5-6' })).status).toBe(200);
    expect((await ask({ 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    expect((await ask({ 'if-none-match': '"x"', 'if-modified-since': new Date(8e12).toUTCString() })).status).toBe(200);
    expect((await ask({ 'if-modified-since': whole.headers.get('last-modified') ?? '' })).status).toBe(304);
  });

  test('[API-16] builds/latest.json is never kept and ignores the timestamp; [API-17] builds/meta/{id}.json exists', async () => {
    const latest = await get('/builds/latest.json?1790000000');
    expect([latest.headers.get('cache-control'), await latest.json()]).toEqual(['no-store', { id: 'b1' }]);
    expect(await (await get('/builds/meta/b1.json')).json()).toMatchObject({ id: 'b1' });
  });
});

describe('error', () => {
  test('[GW-01] a file that the build does not have is not there, and is no page', async () => {
    for (const path of ['/assets/gone-1a2b.js', '/builds/meta/none.json', '/icons/none.json']) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await answer.text()).not.toContain('<html');
    }
  });
});

describe('security', () => {
  test('[GW-01] no address reaches outside the build, hidden files, siblings or the shell', async () => {
    for (const path of [
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2fserver/server.js',
      '/assets/%2e%2e/%2e%2e/server/server.js',
      '/.vite/manifest.json',
      '/assets/app-1a2b.js.br',
      '/index.html',
      '/assets/..%5c..%5cserver%5cserver.js',
    ]) {
      const text = await (await get(path)).text();
      expect(text).not.toMatch(/export const (?:config|render)|"type":"module"|shell/);
      expect(text).not.toBe('{}');
    }
  });
});
