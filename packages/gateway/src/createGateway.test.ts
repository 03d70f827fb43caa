import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { builtSite, gatewayOf, HOST } from './sites/site.fixtures.ts';

const built = await builtSite();
afterAll(built.remove);
const { get } = built;

test('[SEC-01] every kind of answer carries the safety headers, and none an opener policy', async () => {
  const failing = gatewayOf({ render: () => Promise.reject(new Error('no')) });
  const answers = [
    await get('/'),
    await get('/clientCaptcha'),
    await get('/nope/x'),
    await get('/assets/app-1a2b.js'),
    await get('/assets/none.js'),
    await get('/icons/lucide.json?icons=house'),
    await get('/healthz'),
    await get('/api/v3/game_list', { method: 'POST', body: '{}' }),
    await get('/get_login_header', { method: 'POST' }),
    await get('/', { method: 'PUT' }),
    await get('/%ff'),
    await get('/', { headers: { host: 'unknown.example.com' } }),
    await failing.get('/'),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([
    200, 200, 404, 200, 404, 200, 200, 502, 200, 405, 400, 404, 500,
  ]);
  for (const { headers } of answers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const csp = headers.get('content-security-policy') ?? '';
    expect(csp).toMatch(/base-uri 'none'/);
    expect(csp).toMatch(/frame-ancestors 'self'/);
    expect(/script-src[^;]*unsafe-(?:inline|eval)/.test(csp)).toBe(false);
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('server')).toBeNull();
  }
});

test('[SEC-01] pictures of the build may be shown anywhere, and nothing else may', async () => {
  const policy = async (path: string, init = {}) => (await get(path, init)).headers.get('cross-origin-resource-policy');
  expect(await policy('/favicon.ico')).toBe('cross-origin');
  expect(await policy('/assets/mark-5e6f.svg')).toBe('cross-origin');
  expect(await policy('/favicon.ico', { headers: { range: 'bytes=0-1' } })).toBe('cross-origin');
  for (const path of ['/sw.js', '/builds/latest.json', '/assets/large-3c4d.js', '/faq']) {
    expect([path, await policy(path)]).toEqual([path, 'same-origin']);
  }
});

test('[HELP-10x][GW-04] helpers live under their written paths, are never forwarded and answer other methods with 405', async () => {
  for (const path of [
    '/check_iframe',
    '/get_login_header',
    '/get_info_data',
    '/api/fb_tracking',
    '/api/template_config',
  ]) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'POST']);
    expect(await answer.json()).toMatchObject({ code: '405', data: null });
    expect((await get(path, { method: 'POST', body: '{}' })).status).toBeLessThan(500);
    expect((await get(`/api${path}`, { method: 'POST', body: '{}' })).status).toBe(502);
  }
});

test(
  '[GW-01] 20,000 malformed paths, queries, cookies and headers: no crash, no 5xx',
  { timeout: 120_000 },
  async () => {
    const raw = fc.string({
      unit: fc.constantFrom(...'%%%aF0./\\?&=;,+ "\'<>\u00e9é遊{}[]#:@!-_~*c'.split('')),
      maxLength: 40,
    });
    const token = fc
      .string({ unit: fc.constantFrom(...'%=;, "abcyview_mode=desktop18nccy*q.0-_'.split('')), maxLength: 60 })
      .map((text) => text.trim());
    const prefix = fc.constantFrom(
      '/',
      '/assets/',
      '/icons/lucide.json?icons=',
      '/builds/',
      '/slotgame?gp_id=',
      '/%',
      '/..',
      '/healthz/',
      '/favicon.ico?',
    );
    const headers = fc.record({
      cookie: token,
      'accept-language': token,
      range: token,
      'if-none-match': token,
      'accept-encoding': token,
      'x-forwarded-for': token,
      'user-agent': token,
    });
    await fc.assert(
      fc.asyncProperty(prefix, raw, headers, async (start, rest, head) => {
        if (!URL.canParse(HOST + start + rest)) return;
        const answer = await built.gateway.app.request(
          new Request(HOST + start + rest, { headers: { host: 'play.example.com', ...head } }),
        );
        expect(answer.status).toBeLessThan(500);
        await answer.body?.cancel();
      }),
      { numRuns: 20_000 },
    );
  },
);
