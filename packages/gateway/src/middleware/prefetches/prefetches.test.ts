import { createServer } from 'node:http';
import { calls } from '@housefront/contract/calls';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { PAGES } from '@housefront/contract/pages';
import * as fc from 'fast-check';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createGateway } from '../../createGateway.ts';
import { listeningSite } from '../../hot-path/hot-pages.fixtures.ts';
import { builtSite, captureLog, gatewayOf, HOST, OWN, pageOf, settings, siteOf } from '../../sites/site.fixtures.ts';
import { createMemoryState } from '../../shared/memory-state.ts';

const built = await builtSite();
afterAll(built.remove);

const PREFETCH = { 'sec-purpose': 'prefetch' };
const OPEN = [
  '/',
  '/gameHall/3',
  '/slotgame?gt_id=2&gp_id=GP01',
  '/gameRoom?gt_id=2&gp_id=GP01',
  '/games',
  '/discount',
  '/discount/5',
  '/faq',
  '/faq/1',
  '/main/about',
  '/sponsor',
  '/app',
  '/register',
];
const CLOSED = [
  '/play',
  '/loading',
  '/close',
  '/authCallback',
  '/user',
  '/user/Info',
  '/user/Deposit',
  '/proxy',
  '/fastPayment',
  '/fastDeposit',
  '/Deposit',
  '/gameHall',
  '/main',
];

/** Statuses of requests for one address by these headers. */
const statusOf = async (path: string, headers: Record<string, string>, init: { method?: string } = {}) =>
  (await built.get(path, { ...init, headers })).status;

describe('[PLT-02] a browser that prefetches', () => {
  test('the lists below name every page of the product', () => {
    const at = (path: string) => path.replace(/\?.*/, '').replace(/\/(?:\d|about|Info|GP01)$/, '/$');
    const named = [...OPEN, ...CLOSED].map(at).filter((path) => path !== '/user/Deposit');
    const all = Object.values(PAGES).map(({ path }) => path.replace(/\$\w+/, '$'));
    expect(named.toSorted()).toEqual(all.toSorted());
  });

  test.each(OPEN)(
    'gets %s as a guest does, also for a member: nothing is set, and shared caches keep nothing',
    async (path) => {
      const guest = await built.get(path);
      const asked = await built.get(path, {
        headers: { ...PREFETCH, cookie: 'token=secret; member=1', 'sec-fetch-dest': 'document' },
      });
      expect([asked.status, guest.status]).toEqual([200, 200]);
      expect(asked.headers.get('set-cookie')).toBeNull();
      expect(asked.headers.get('cache-control')).toBe('private, no-cache, no-transform');
      expect(asked.headers.get('vary')).toContain('Cookie');
      expect(await asked.text()).toBe(await guest.text());
    },
  );

  test.each(CLOSED)('is refused %s with 503, and not by a cached answer', async (path) => {
    const refused = await built.get(path, { headers: PREFETCH });
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await refused.json()).toEqual({ code: '503', message: 'This is loaded when it is opened.', data: null });
    // A visitor gets it.
    expect(await statusOf(path, {})).toBe(200);
  });

  test.each([
    '/?enc=eyJ',
    '/?tk=a&member_id=1&member_account=b',
    '/?id=agent7',
    '/?invite=7',
    '/register?invite=7',
    '/?pwa=1',

    '/?lang=en_US',
    '/?fbclid=1',
    '/faq?utm_source=x',
    '/slotgame?gt_id=2&tk=a',
    '/_payload.json?build=b1',
    '/nope',

    '/manifest.webmanifest',
    '/offline-worker.js',
    '/speculation-rules.json',
    '/%ff',
    '//play.example.com/faq/x/y',
  ])('is refused %s', async (path) => {
    expect(await statusOf(path, PREFETCH)).toBe(503);
  });

  test.each(['/assets/app-1a2b.js', '/assets/mark-5e6f.svg', '/icons/lucide.json?icons=house', '/favicon.ico'])(
    'gets %s, a file of the build',
    async (path) => {
      expect(await statusOf(path, PREFETCH)).toBe(200);
    },
  );

  test.each([
    ['Sec-Purpose', { 'sec-purpose': 'prefetch' }, 200],
    ['Sec-Purpose with its proxy', { 'sec-purpose': 'prefetch;anonymous-client-ip' }, 200],
    ['the old Purpose', { purpose: 'prefetch' }, 200],
    ['Firefox’s header', { 'x-moz': 'prefetch' }, 200],
    ['capitals', { purpose: 'Prefetch' }, 200],
    ['prerendering', { 'sec-purpose': 'prefetch;prerender' }, 503],
    ['prerendering with a space', { 'sec-purpose': 'prefetch; prerender' }, 503],
    ['old prerendering', { purpose: 'prerender' }, 503],
    ['a preview of Safari', { 'x-purpose': 'preview' }, 503],
    ['both headers', { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' }, 503],
    ['saved data', { 'sec-purpose': 'prefetch', 'save-data': 'on' }, 503],
    ['data that is not saved', { 'sec-purpose': 'prefetch', 'save-data': 'off' }, 200],
    ['another purpose', { 'sec-purpose': 'something-new' }, 200],
  ])('is recognised by %s', async (_, headers, status) => {
    expect(await statusOf('/faq', headers)).toBe(status);
    expect(await statusOf('/user', headers)).toBe(_ === 'another purpose' ? 200 : 503);
  });

  test('is refused everything where the site has switched it off', async () => {
    const { get } = gatewayOf({ config: { ...settings, prefetch: false } });
    expect((await get('/faq', PREFETCH)).status).toBe(503);
    const page = await get('/faq');
    expect([page.status, page.headers.get('speculation-rules')]).toEqual([200, null]);
    expect(await (await get('/speculation-rules.json')).json()).toEqual({});
  });
});

describe('[PLT-02] nothing with an effect', () => {
  const CALLS = Object.values<AnyCall>(calls).map((call) => [call.method, callPath(call)] as const);

  test('reaches the platform, spends a rate limit or opens a link', async () => {
    const asked: (string | undefined)[] = [];
    const platform = createServer((request, response) => {
      asked.push(request.url);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => platform.once('listening', resolve));
    const address = platform.address();
    const upstream = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
    const shared = createMemoryState({ now: () => 1, after: () => () => undefined });
    const take = vi.spyOn(shared, 'take');
    const site = siteOf({ upstream, config: { ...settings, upstream }, linkKey: 'A'.repeat(43) });
    const gateway = createGateway({ sites: [site], logger: captureLog().logger, shared });
    onTestFinished(() => {
      gateway.close();
      platform.close();
    });
    const ask = async (method: string, path: string, headers: Record<string, string>) => {
      const body = method === 'GET' ? {} : { body: '{}' };
      return (await gateway.app.request(HOST + path, { method, headers: { ...OWN, ...headers }, ...body })).status;
    };
    expect(CALLS.length).toBeGreaterThan(100);
    for (const purpose of ['prefetch', 'prefetch;prerender']) {
      for (const [method, path] of [...CALLS, ['GET', '/api/art/1.png'], ['GET', '/clientCaptcha']] as const) {
        expect([path, await ask(method, path, { 'sec-purpose': purpose })]).toEqual([path, 503]);
      }
    }
    expect(asked).toEqual([]);
    expect(take).not.toHaveBeenCalled();
    // The same requests of a visitor do both.
    await ask('POST', '/api/login', {});
    expect([asked.length, take.mock.calls.length]).toEqual([1, 1]);
  });

  test('happens for any address, header and method', async () => {
    const { get } = built;
    const paths = fc.constantFrom(...OPEN, ...CLOSED, '/?enc=a', '/api/logout', '/get_info_data', '/favicon.ico', '/x');
    const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE');
    await fc.assert(
      fc.asyncProperty(
        paths,
        methods,
        fc.constantFrom('prefetch', 'prefetch;prerender'),
        async (path, method, value) => {
          const { status, headers } = await get(path, { method, headers: { 'sec-purpose': value } });
          const open = (OPEN.includes(path) || path === '/favicon.ico') && value === 'prefetch';
          expect(status).toBe(open && (method === 'GET' || method === 'HEAD') ? 200 : 503);
          expect(headers.get('set-cookie')).toBeNull();
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('[PLT-02] pages', () => {
  test('name the rules, which are data of this site; a page with a sign-in in its address names none', async () => {
    const page = await built.get('/faq');
    expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    expect((await built.get('/?enc=abc')).headers.get('speculation-rules')).toBeNull();
    const rules = await built.get('/speculation-rules.json');
    expect([rules.status, rules.headers.get('content-type'), rules.headers.get('vary')]).toEqual([
      200,
      'application/speculationrules+json',
      'Save-Data',
    ]);
    expect(Object.keys((await rules.json()) as object)).toEqual(['prefetch']);
    const saving = await built.get('/speculation-rules.json', { headers: { 'save-data': 'on' } });
    expect(await saving.json()).toEqual({});
  });

  test('that lie ready are refused as well, and the log marks prefetches', async () => {
    const { get, log, stop } = await listeningSite({ render: (request) => Promise.resolve(pageOf(request)) });
    onTestFinished(async () => void (await stop()));
    await get('/faq');
    expect(await get('/faq')).toMatchObject({ status: 200, hot: true });
    expect(await get('/faq', { 'sec-purpose': 'prefetch' })).toMatchObject({ status: 200, hot: false });
    expect(await get('/faq', { 'sec-purpose': 'prefetch;prerender' })).toMatchObject({ status: 503, hot: false });
    expect(await get('/faq', { purpose: 'prefetch', 'save-data': 'on' })).toMatchObject({ status: 503, hot: false });
    // A page that a prefetch left in the cache has the usual head.
    const visit = await get('/faq');
    expect([visit.hot, visit.headers['speculation-rules']]).toEqual([true, '"/speculation-rules.json"']);
    const lines = log.lines.map((line) => JSON.parse(line) as { status?: number; purpose?: string });
    const requests = lines.filter(({ status }) => status !== undefined);
    expect(requests.map(({ purpose }) => purpose)).toEqual([
      undefined,
      undefined,
      'prefetch',
      'prerender',
      'prefetch',
      undefined,
    ]);
  });
});
