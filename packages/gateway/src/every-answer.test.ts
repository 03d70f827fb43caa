import { BlockList } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createGateway, type GatewaySetup } from './createGateway.ts';
import type { Meter } from './metrics/meter.ts';
import { httpPlatform } from './raw-client.fixtures.ts';
import { createMemoryState } from './shared/memory-state.ts';
import { loadSite } from './sites/load-site.ts';
import { captureLog, HOST, manualClock, OWN, pageOf, settings, writeSite } from './sites/site.fixtures.ts';
import type { GatewaySite } from './sites/gateway-site.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0).toReversed()) await run();
});

const FACTS: Readonly<Record<string, object>> = {
  '/manifest.webmanifest': { id: '/' },
  '/offline-worker.js': { siteName: 'x' },
};

const plant = (): never => {
  throw new Error('planted');
};

const nothing = () => undefined;
const NO_METER: Meter = {
  counter: () => nothing,
  histogram: () => nothing,
  gauge: nothing,
  total: nothing,
  beforeScrape: nothing,
};

const render: GatewaySite['render'] = (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/broken') return Promise.reject(new Error('broken'));
  const facts = FACTS[pathname];
  const page = { ...pageOf(request), payload: '{}', ...(facts && { html: JSON.stringify(facts) }) };
  return Promise.resolve(page);
};

/** A built site with everything that has an address, behind a proxy and before a platform. */
async function start(setup: Partial<GatewaySetup> = {}) {
  const platform = await httpPlatform(cleanups, (request, response) => {
    const isNone = request.url?.includes('none') === true;
    const isKnown = !isNone && request.headers['if-none-match'] === '"1"';
    const status = isKnown ? 304 : isNone ? 404 : 200;
    const body = isKnown ? {} : { 'content-type': request.url?.endsWith('.html') ? 'text/html' : 'image/png' };
    response.writeHead(status, { etag: '"1"', 'cache-control': 'public, max-age=60', ...body }).end(isKnown ? '' : 'x');
  });
  const { dir, remove } = writeSite({ 'dist/client/offline-worker.js': 'self.x = 1;' });
  cleanups.push(remove);
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('10.0.0.1');
  const log = captureLog();
  let counts = 0;
  const counter: Meter['counter'] =
    ({ name }) =>
    () =>
      void (name === 'housefront_requests_total' && (counts += 1));
  const nativeApp = { id: 'com.example', appleTeam: 'TEAM', androidCertificates: ['AA'] };
  const site = await loadSite({ dir, hosts: ['play.example.com'] });
  const config = { ...settings, webApp: { offline: true }, nativeApp, images: 'gateway' };
  const gateway = createGateway({
    sites: [{ ...site, upstream: platform.address, config, render }],
    logger: log.logger,
    clock: manualClock(),
    meter: { ...NO_METER, counter },
    ...setup,
    options: { trustedProxies, ...setup.options },
  });
  cleanups.push(() => gateway.close());
  /** One request, with the lines and counts that it left. @param broken name of a header whose reading fails */
  const ask = async (path: string, init: RequestInit = {}, env: object = {}, broken = '') => {
    const before = { lines: log.lines.length, counts };
    const request = new Request(HOST + path, {
      ...init,
      headers: { ...OWN, ...Object.fromEntries(new Headers(init.headers)) },
    });
    const get = request.headers.get.bind(request.headers);
    request.headers.get = (name) => (name === broken ? plant() : get(name));
    const answer = await gateway.app.fetch(request, { incoming: { socket: { remoteAddress: '10.0.0.1' } }, ...env });
    const lines = log.lines.slice(before.lines).filter((line) => line.includes('"msg":"request"'));
    return { answer, lines: lines.length, counted: counts - before.counts };
  };
  return { ask, gateway };
}

type Ask = Awaited<ReturnType<typeof start>>['ask'];

/** Each route, and whether its answer can be revalidated. */
const ROUTES: readonly (readonly [path: string, status: number, isRevalidated?: 'revalidated'])[] = [
  ['/', 200],
  ['/faq', 200],
  ['/nope', 404],
  ['/?tk=secret', 200],
  ['/?_variant=mobile.en-US.USD..', 200],
  ['/_payload.json?build=b1', 200],
  ['/_payload.json?build=other', 404],
  ['/broken', 500],
  ['/%', 400],
  ['/assets/app-1a2b.js', 200, 'revalidated'],
  ['/assets/mark-5e6f.svg', 200, 'revalidated'],
  ['/assets/none.js', 404],
  ['/index.html', 200],
  ['/sw.js', 200, 'revalidated'],
  ['/favicon.ico', 200, 'revalidated'],
  ['/icons/lucide.json', 200, 'revalidated'],
  ['/icons/lucide.json?icons=house', 200],
  ['/builds/latest.json', 200, 'revalidated'],
  ['/builds/meta/b1.json', 200, 'revalidated'],
  ['/manifest.webmanifest?lang=en_US', 200, 'revalidated'],
  ['/manifest.webmanifest?_variant=mobile.en-US.USD..', 200, 'revalidated'],
  ['/offline-worker.js', 200, 'revalidated'],
  ['/speculation-rules.json', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/.well-known/assetlinks.json', 200],
  ['/.well-known/apple-app-site-association', 200],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/clientCaptcha', 200],
  ['/api/static/a.png', 200, 'revalidated'],
  ['/api/static/a.html', 200, 'revalidated'],
  ['/api/list', 200, 'revalidated'],
  ['/api/none', 404],
  ['/api/..%2fx', 400],
  ['/_images/320.webp', 400],
];

const SECURITY: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src '(?:none|self)'.*frame-ancestors 'self'/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^SAMEORIGIN$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^(?:no-referrer|strict-origin-when-cross-origin)$/,
  'cross-origin-resource-policy': /^(?:same-origin|cross-origin)$/,
};

/** All that the security headers of an answer lack. */
const lacking = ({ headers }: Response, isSecure = false): string[] => [
  ...Object.entries(SECURITY).flatMap(([name, form]) => (form.test(headers.get(name) ?? '') ? [] : [name])),
  ...(headers.has('strict-transport-security') === isSecure ? [] : ['strict-transport-security']),
];

/** Headers of a body that a 304 does not have, and of one request alone. */
const OF_ONE = new Set(['content-length', 'content-encoding', 'date', 'x-request-id']);
const said = (answer: Response) => Object.fromEntries([...answer.headers].filter(([name]) => !OF_ONE.has(name)));

const NETWORKS = ['none', 'cloudflare', 'fastly', 'akamai', 'nginx'] as const;

describe('happy', () => {
  test.each(NETWORKS.flatMap((network) => ['http', 'https'].map((proto) => [network, proto] as const)))(
    '[SEC-07] behind %s over %s: 304 of each route says what its 200 says; all have the security headers, a line, a count',
    async (network, proto) => {
      const { ask } = await start({ options: { network } });
      const via = { 'x-forwarded-proto': proto, 'accept-encoding': 'gzip, br' };
      for (const [path, status, isRevalidated] of ROUTES) {
        const { answer, lines, counted } = await ask(path, { headers: via });
        expect([path, answer.status, lacking(answer, proto === 'https'), lines, counted]).toEqual([
          path,
          status,
          [],
          1,
          1,
        ]);
        const etag = answer.headers.get('etag');
        const modified = answer.headers.get('last-modified');
        expect([path, etag !== null && answer.status === 200]).toEqual([path, isRevalidated !== undefined]);
        const conditions: Record<string, string>[] = [
          ...(etag === null ? [{ 'if-none-match': '*' }] : [{ 'if-none-match': etag }]),
          ...(modified === null ? [] : [{ 'if-modified-since': modified }]),
          // The platform reads its own validators.
          ...(etag === null || path.startsWith('/api/') ? [] : [{ 'if-none-match': `"x", W/${etag}` }]),
        ];
        for (const condition of conditions) {
          const again = await ask(path, { headers: { ...via, ...condition } });
          expect([path, condition, again.answer.status]).toEqual([path, condition, isRevalidated ? 304 : status]);
          expect([again.lines, again.counted]).toEqual([1, 1]);
          // A policy with the nonce of a rendering belongs to its page.
          if (again.answer.status !== 304) continue;
          const { 'content-type': type, ...rest } = said(answer);
          const { 'content-type': typeAgain = type, ...restAgain } = said(again.answer);
          expect([path, typeAgain, restAgain]).toEqual([path, type, rest]);
        }
      }
    },
  );
});

describe('error', () => {
  const OTHERS: readonly (readonly [path: string, init: RequestInit, status: number])[] = [
    ['/api/login', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['/faq', { method: 'POST' }, 405],
    ['/api/list', { method: 'DELETE' }, 405],
    ['/api/list', { method: 'POST', body: 'x', headers: { 'content-length': '9999999' } }, 413],
    ['/assets/app-1a2b.js', { headers: { range: 'bytes=99999-' } }, 416],
    ['/assets/app-1a2b.js', { headers: { range: 'bytes=0-1' } }, 206],
    ['/promotion', { headers: { 'sec-purpose': 'prefetch;prerender' } }, 503],
    ['/', { headers: { host: 'unknown.example' } }, 404],
    ['/healthz', { method: 'HEAD' }, 200],
  ];
  test.each(OTHERS)(
    '[SEC-07] %s with %j: status %i has the headers, a line and a count',
    async (path, init, status) => {
      const { answer, lines, counted } = await (await start()).ask(path, init);
      expect([answer.status, lacking(answer), lines, counted]).toEqual([status, [], 1, 1]);
    },
  );

  const state = createMemoryState(manualClock());
  const socketWith = (over: PropertyDescriptorMap) => ({
    incoming: { socket: Object.defineProperties({ remoteAddress: '10.0.0.1' }, over) },
  });
  const span = { traceparent: '', child: () => span, end: plant };
  /** An error planted in each middleware and some routes, by what they depend on. */
  const PLANTED: readonly (readonly [name: string, setup: Partial<GatewaySetup>, request: Parameters<Ask>])[] = [
    ['requestContext', {}, ['/', {}, { incoming: Object.defineProperty({}, 'socket', { get: plant }) }]],
    ['requestContext, by a header', {}, ['/', {}, {}, 'host']],
    ['siteByHost', {}, ['/', {}, socketWith({ localPort: { get: plant } })]],
    [
      'networkHeaders',
      { options: { network: 'nginx' }, sharedAnswers: { note: plant, having: () => [], forget: () => undefined } },
      ['/?_variant=mobile.en-US.USD..'],
    ],
    ['traced, at the start', { tracing: { request: plant } }, ['/']],
    ['traced, at the end', { tracing: { request: () => span } }, ['/robots.txt']],
    ['prefetches', {}, ['/', {}, {}, 'sec-purpose']],
    ['sameOriginOnly', {}, ['/api/list', { method: 'POST' }, {}, 'sec-fetch-site']],
    ['rateLimit', { shared: { ...state, take: plant } }, ['/clientCaptcha']],
    ['health', { shared: { ...state, status: plant } }, ['/readyz']],
    ['assets', { kept: { find: plant } }, ['/assets/none.js']],
    ['a page', {}, ['/', {}, {}, 'accept-encoding']],
    ['the worker', {}, ['/offline-worker.js', {}, {}, 'if-none-match']],
    ['a meter', { meter: { ...NO_METER, counter: () => plant } }, ['/robots.txt']],
  ];
  test.each(PLANTED)('[SEC-07] an error planted in %s: the headers, and one line', async (_, setup, request) => {
    const { ask } = await start(setup);
    const { answer, lines } = await ask(...request);
    expect([lacking(answer), lines]).toEqual([[], 1]);
    expect(answer.status).toBe('meter' in setup ? 200 : 500);
  });

  test('[SEC-07] a page whose answer failed on its way is not sent again as that failure', async () => {
    const { ask } = await start({ tracing: { request: () => span } });
    const { answer } = await ask('/faq');
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('content-encoding')]).toEqual([
      500,
      null,
      null,
    ]);
    expect(await answer.text()).toContain('Internal Server Error');
  });
});
