import { runInNewContext } from 'node:vm';
import type { RenderRequest, RenderResult } from '@housefront/contract/render';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createGateway } from '../../createGateway.ts';
import { loadSite } from '../../sites/load-site.ts';
import { captureLog, gatewayOf, HOST, pageOf, settings, writeSite } from '../../sites/site.fixtures.ts';

const CODE = 'self.ran = self.housefrontOffline.siteName;';

/** Facts as a site's entry makes them; a page for other addresses. */
const rendered = (request: RenderRequest): RenderResult => {
  const { pathname } = new URL(request.url);
  const facts =
    pathname === '/manifest.webmanifest'
      ? { id: '/', lang: request.locale }
      : pathname === '/offline-worker.js'
        ? { siteName: '</script>"' }
        : undefined;
  if (!facts) return pageOf(request);
  return { status: 200, headers: {}, html: JSON.stringify(facts), cacheable: true, scriptHashes: [] };
};

interface Wishes {
  readonly offline?: boolean | undefined;
  readonly files?: Readonly<Record<string, string>>;
  readonly render?: (request: RenderRequest) => Promise<RenderResult>;
}

async function built({
  offline,
  files = { 'dist/client/offline-worker.js': CODE },
  render = (request) => Promise.resolve(rendered(request)),
}: Wishes = {}) {
  const { dir, remove } = writeSite(files);
  onTestFinished(remove);
  const site = await loadSite({ dir, hosts: ['play.example.com'] });
  const config = { ...settings, ...(offline !== undefined && { webApp: { offline } }) };
  const gateway = createGateway({ sites: [{ ...site, config, render }], logger: captureLog().logger });
  return (path: string, headers: Readonly<Record<string, string>> = {}) =>
    gateway.app.request(HOST + path, { headers: { host: 'play.example.com', ...headers } });
}

describe('happy', () => {
  describe('[PWA-01] the manifest', () => {
    test('has the language of its address, else that of the visitor, and is looked at again each time', async () => {
      const get = await built();
      const asked = await get('/manifest.webmanifest?lang=en_US', { 'accept-language': 'zh-CN' });
      expect([asked.status, asked.headers.get('content-type'), await asked.json()]).toEqual([
        200,
        'application/manifest+json; charset=utf-8',
        { id: '/', lang: 'en_US' },
      ]);
      expect(asked.headers.get('cache-control')).toBe('private, no-cache');
      expect(asked.headers.get('vary')).toContain('Accept-Language');
      const own = await get('/manifest.webmanifest', { 'accept-language': 'en' });
      expect(await own.json()).toEqual({ id: '/', lang: 'en_US' });
      expect(await (await get('/manifest.webmanifest?lang=xx')).json()).toEqual({ id: '/', lang: 'zh_CN' });
      const again = await get('/manifest.webmanifest?lang=en_US', { 'if-none-match': asked.headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
    });

    test('is a file of the site itself if it has one', async () => {
      const get = await built({ files: { 'dist/client/manifest.webmanifest': '{"name":"own"}' } });
      expect(await (await get('/manifest.webmanifest?lang=en_US')).json()).toEqual({ name: 'own' });
    });
  });

  describe('[PWA-01] the worker', () => {
    test('is the facts of the site before the code of the build, always revalidated, and may connect to the site only', async () => {
      const get = await built({ offline: true });
      const answer = await get('/offline-worker.js');
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
      const text = await answer.text();
      const self: { ran?: string } = {};
      runInNewContext(text, { self });
      expect(self.ran).toBe('</script>"');
      const etag = answer.headers.get('etag') ?? '';
      expect((await get('/offline-worker.js', { 'if-none-match': etag })).status).toBe(304);
      const br = await get('/offline-worker.js', { 'accept-encoding': 'gzip, br' });
      expect([br.headers.get('content-encoding'), br.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    });

    /** Runs a worker in a browser that keeps things of ours and of others. */
    async function run(text: string) {
      const kept = new Set(['housefront-home', 'housefront-files', 'of-the-operator']);
      const done: string[] = [];
      const work: Promise<unknown>[] = [];
      const listeners = new Map<string, (event: { waitUntil: (job: Promise<unknown>) => void }) => void>();
      const self = {
        addEventListener: (type: string, listener: never) => void listeners.set(type, listener),
        skipWaiting: () => void done.push('skipWaiting'),
        registration: { unregister: () => Promise.resolve(done.push('unregister')) },
      };
      const caches = {
        keys: () => Promise.resolve([...kept]),
        delete: (name: string) => Promise.resolve(kept.delete(name)),
      };
      runInNewContext(text, { self, caches, indexedDB: { deleteDatabase: (name: string) => done.push(name) } });
      for (const type of ['install', 'activate']) listeners.get(type)?.({ waitUntil: (job) => void work.push(job) });
      await Promise.all(work);
      return { kept: [...kept], done, listeners: [...listeners.keys()] };
    }

    test.each([
      ['without the key', {}],
      ['that is switched off', { offline: false }],
      ['that is on, without its file', { offline: true, files: {} }],
    ])('of a site %s removes itself and what it kept, and answers no request', async (_name, wishes) => {
      const answer = await (await built(wishes))('/offline-worker.js');
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await run(await answer.text())).toEqual({
        kept: ['of-the-operator'],
        done: ['skipWaiting', 'workbox-expiration', 'unregister'],
        listeners: ['install', 'activate'],
      });
    });
  });
});

describe('error', () => {
  test.each([
    ['a build of an older kit', (request: RenderRequest) => Promise.resolve({ ...pageOf(request), status: 404 }), 404],
    ['a renderer that fails', () => Promise.reject(new Error('broken')), 502],
  ])('[PWA-01] %s has no manifest, and no page in its place', async (_name, render, status) => {
    const answer = await (await built({ render }))('/manifest.webmanifest');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(await answer.text()).not.toContain('<html');
  });

  test.each([
    ['fails', () => Promise.reject(new Error('broken'))],
    ['has no facts', (request: RenderRequest) => Promise.resolve({ ...pageOf(request), status: 404 })],
  ])('[PWA-01] the worker stays as it is in browsers while the renderer %s', async (_name, render) => {
    const answer = await (await built({ offline: true, render }))('/offline-worker.js');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'no-store']);
  });
});

describe('security', () => {
  test.each(['x-forwarded-host', 'x-original-url', 'x-rewrite-url', 'x-forwarded-proto', 'x-host', 'x-site-id'])(
    '[PWA-01] the worker is the same whatever %s and the query say',
    async (header) => {
      const get = await built({ offline: true });
      const usual = await (await get('/offline-worker.js')).text();
      const other = await get('/offline-worker.js?a=1&lang=en_US&siteName=x', { [header]: 'evil.example' });
      expect(await other.text()).toBe(usual);
      expect(await (await get('/offline-worker.js')).text()).toBe(usual);
    },
  );

  test('[SEC-01] [PWA-01] pages may start workers of the site itself only', async () => {
    const page = await gatewayOf().get('/');
    expect(page.headers.get('content-security-policy')).toMatch(/; worker-src 'self';/);
  });
});
