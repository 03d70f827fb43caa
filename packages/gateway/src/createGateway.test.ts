import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { createGateway, type Gateway } from './createGateway.ts';
import { loadSite } from './sites/load-site.ts';
import { captureLog, manualClock, pageOf, siteOf, writeSite } from './sites/site.fixtures.ts';
import type { GatewaySite, RenderRequest } from './types.ts';

const HOST = 'http://play.example.com';
const site = writeSite();
let built: GatewaySite;
let files: Gateway;

beforeAll(async () => {
  built = await loadSite({ dir: site.dir, hosts: ['play.example.com'] });
  files = createGateway({
    sites: [{ ...built, render: (request) => Promise.resolve(pageOf(request)) }],
    logger: captureLog().logger,
  });
});
afterAll(() => {
  files.close();
  site.remove();
});

function gatewayOf(over: Partial<GatewaySite> = {}, options = {}) {
  const log = captureLog();
  const clock = manualClock();
  const gateway = createGateway({ sites: [siteOf(over)], logger: log.logger, clock, options });
  const get = (path: string, headers: Record<string, string> = {}) =>
    gateway.app.request(HOST + path, { headers: { host: 'play.example.com', ...headers } });
  return { gateway, get, log, clock };
}

const get = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  files.app.request(HOST + path, { ...init, headers: { host: 'play.example.com', ...init.headers } });
const scriptNonce = (csp: string | null) => /script-src 'nonce-([\w-]{24})' 'strict-dynamic'/.exec(csp ?? '')?.[1];

test('[GW-01] one process serves several sites by host name, and an unknown host gets a plain 404', async () => {
  const two = siteOf({
    id: '1002',
    hosts: ['other.example.com'],
    render: (request) => Promise.resolve({ ...pageOf(request), html: 'two' }),
  });
  const { app } = createGateway({ sites: [siteOf(), two], logger: captureLog().logger });
  const ask = (host: string) => app.request(`http://${host}/`, { headers: { host } });
  expect(await (await ask('other.example.com')).text()).toBe('two');
  expect(await (await ask('OTHER.example.com.:8080')).text()).toBe('two');
  expect(await (await ask('play.example.com')).text()).toContain('http://play.example.com/');
  const unknown = await ask('elsewhere.example.com');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('No site is served');
  expect(() => createGateway({ sites: [siteOf(), siteOf({ id: '2' })], logger: captureLog().logger })).toThrow(
    /play.example.com is listed/,
  );
});

test('[GW-01] a listener of one site serves it whatever the Host header, without trusting that header', async () => {
  const { gateway } = gatewayOf({ hosts: [], port: 4101 });
  const ask = async (host: string) =>
    (await gateway.app.request('http://x/', { headers: { host } }, { listenerSite: '1001' })).text();
  expect(await ask('evil.example.net')).toContain(' http://localhost:4101/ ');
  expect(await ask('127.0.0.1')).toContain(' http://127.0.0.1/ ');
});

test('[SEC-01] every kind of answer carries the safety headers, and none an opener policy', async () => {
  const failing = gatewayOf({ render: () => Promise.reject(new Error('no')) });
  const answers = [
    await get('/'),
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
  expect(answers.map((answer) => answer.status)).toEqual([200, 404, 200, 404, 200, 200, 502, 200, 405, 400, 404, 500]);
  for (const { headers } of answers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
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

test('[SEC-01] a page may run only what carries the nonce of this very answer', async () => {
  const { get } = gatewayOf();
  const [first, second] = [await get('/'), await get('/')];
  const [a, b] = [
    scriptNonce(first.headers.get('content-security-policy')),
    scriptNonce(second.headers.get('content-security-policy')),
  ];
  expect(a).not.toBe(b);
  const [one, two] = [await first.text(), await second.text()];
  expect(one.split(`nonce="${a}"`)).toHaveLength(3);
  expect(one.replaceAll(a ?? '', b ?? '')).toBe(two);
  expect(first.headers.get('link')).toContain(`nonce="${a}"`);
  const csp = first.headers.get('content-security-policy') ?? '';
  expect(csp).toContain("connect-src 'self' wss://rt.example.com:6001 https://rt.example.com:6001");
  expect(csp).toContain("img-src 'self' data: blob: https://img.example.com");
  expect(csp).toContain("frame-src 'self' https:");
  expect(csp).toContain(`style-src 'self' 'nonce-${a}'; style-src-attr 'unsafe-inline'`);
});

test('[SEC-01] config hosts cannot smuggle directives into the policy', async () => {
  const config = {
    ...siteOf().config,
    imageHosts: ["https://a.example.com; script-src 'unsafe-inline'", 'b.example.com', '*'],
  };
  const csp = (await gatewayOf({ config }).get('/')).headers.get('content-security-policy') ?? '';
  expect(csp).toContain("img-src 'self' data: blob: b.example.com;");
  expect(csp).not.toContain("script-src 'unsafe-inline'");
});

test('[GW-02] the gzip answer of a cached page inflates to the page with the nonce of its policy', async () => {
  const { get } = gatewayOf();
  await get('/');
  const answer = await get('/', { 'accept-encoding': 'br, gzip;q=0.8' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const html = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  expect(html).toContain(`nonce="${scriptNonce(answer.headers.get('content-security-policy'))}"`);
  expect((await get('/', { 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding')).toBeNull();
});

test('[GW-02] pages are kept per mode, language, currency, path and known query; the rest is left out', async () => {
  const render = vi.fn((request: RenderRequest) => Promise.resolve(pageOf(request)));
  const { get } = gatewayOf({ render });
  await get('/slotgame?gp_id=GP01&gt_id=2&utm_source=a', { cookie: 'sid=1' });
  await get('/slotgame?utm_source=b&gt_id=2&gp_id=GP01', { cookie: 'sid=2; ccy=XXX' });
  expect(render).toHaveBeenCalledTimes(1);
  expect(render.mock.calls[0]?.[0]).toMatchObject({
    url: `${HOST}/slotgame?gp_id=GP01&gt_id=2`,
    cookies: {},
    locale: 'zh_CN',
    mode: 'desktop',
  });
  await get('/slotgame?gp_id=GP02&gt_id=2');
  await get('/slotgame?gp_id=GP01&gt_id=2', { cookie: 'view_mode=mobile' });
  await get('/slotgame?gp_id=GP01&gt_id=2', { cookie: 'i18n_redirected=en-US' });
  await get('/slotgame?gp_id=GP01&gt_id=2', { cookie: 'ccy=USD' });
  expect(render).toHaveBeenCalledTimes(5);
  expect(render.mock.calls[4]?.[0].cookies).toEqual({ ccy: 'USD' });
});

test('[GW-02] what is personal or broken is never kept: credentials in the query, cacheable false, cookies, 5xx', async () => {
  let result = {};
  const render = vi.fn((request: RenderRequest) => Promise.resolve({ ...pageOf(request), ...result }));
  const { get } = gatewayOf({ render });
  for (const query of ['tk=a', 'enc=a', 'member_id=1', 'member_account=x']) {
    const answer = await get(`/?${query}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await answer.text()).not.toContain(query);
  }
  await get('/?tk=a');
  expect(render).toHaveBeenCalledTimes(5);
  for (result of [{ cacheable: false }, { headers: { 'set-cookie': 'a=1' } }, { status: 503 }]) {
    render.mockClear();
    await get('/fresh');
    await get('/fresh');
    expect(render).toHaveBeenCalledTimes(2);
  }
});

test('[GW-02] after 30 s the old page is still given while one new one is made; after 10 more minutes it is not', async () => {
  let version = 0;
  const render = vi.fn((request: RenderRequest) => Promise.resolve({ ...pageOf(request), html: `v${(version += 1)}` }));
  const { get, clock, log } = gatewayOf({ render });
  const text = async () => (await get('/')).text();
  expect(await text()).toBe('v1');
  clock.advance(29_999);
  expect(await text()).toBe('v1');
  clock.advance(1);
  expect(await Promise.all([text(), text(), text()])).toEqual(['v1', 'v1', 'v1']);
  expect(render).toHaveBeenCalledTimes(2);
  expect(await text()).toBe('v2');
  clock.advance(630_000);
  expect(await text()).toBe('v3');
  expect(log.lines.map((line) => (JSON.parse(line) as { cache: string }).cache)).toEqual([
    'miss',
    'hit',
    'stale',
    'stale',
    'stale',
    'hit',
    'miss',
  ]);
});

test('[GW-02] many visitors at once cause one rendering', async () => {
  const gate = Promise.withResolvers<void>();
  const render = vi.fn(async (request: RenderRequest) => {
    await gate.promise;
    return pageOf(request);
  });
  const { get } = gatewayOf({ render });
  const answers = Array.from({ length: 50 }, () => get('/'));
  gate.resolve();
  expect(new Set((await Promise.all(answers)).map((answer) => answer.status))).toEqual(new Set([200]));
  expect(render).toHaveBeenCalledTimes(1);
});

test('[GW-01] a rendering that fails or takes over 3 s ends in the error page of two languages, with status 500', async () => {
  const { get, clock, log } = gatewayOf({ render: () => new Promise(() => {}) });
  const pending = get('/slow?tk=SECRET');
  await vi.waitFor(() => expect(clock.waiting).toBe(1));
  clock.advance(3000);
  const answer = await pending;
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).toContain('<title>Internal Server Error</title>');
  expect(html).toContain('网站正在升级新版本，请稍后再试 (500)');
  expect(html).toContain('please try again later (500)');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('href="https://chat.example.com/?a=1&#38;b=2"');
  expect(html).toContain(`<style nonce="${scriptNonce(answer.headers.get('content-security-policy'))}">`);
  expect(log.lines.join('')).toContain('RenderTimeoutError');
  for (const render of [
    () => Promise.reject(new Error('x')),
    () => {
      throw new Error('x');
    },
    () => Promise.resolve({ ...pageOf({} as RenderRequest), status: 99 }),
  ]) {
    const broken = gatewayOf({ render: render as GatewaySite['render'] });
    expect((await broken.get('/')).status).toBe(500);
  }
});

test('[GW-01] the renderer decides 404 and redirects; a redirect never leaves http', async () => {
  expect((await gatewayOf().get('/nope/x')).status).toBe(404);
  const to = async (redirect: string) => {
    const answer = await gatewayOf({
      render: (request) =>
        Promise.resolve({ ...pageOf(request), redirect, headers: { 'set-cookie': 'isFastDeposit=true; Path=/' } }),
    }).get('/fastDeposit');
    return [answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')];
  };
  expect(await to('/')).toEqual([302, '/', 'isFastDeposit=true; Path=/']);
  expect((await to('//evil.example.com/x'))[1]).toBe('/evil.example.com/x');
  expect((await to('javascript:alert(1)'))[0]).toBe(500);
});

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

test('[API-16] builds/latest.json is never kept and ignores the timestamp; [API-17] builds/meta/{id}.json exists', async () => {
  const latest = await get('/builds/latest.json?1790000000');
  expect([latest.headers.get('cache-control'), await latest.json()]).toEqual(['no-store', { id: 'b1' }]);
  expect(await (await get('/builds/meta/b1.json')).json()).toMatchObject({ id: 'b1' });
  expect((await get('/builds/meta/none.json')).status).toBe(404);
});

test('[API-44][API-47x] the icon endpoint gives only the icons asked for, aliases with their parents', async () => {
  const answer = await get('/icons/lucide.json?icons=user,home,none,loop,__proto__');
  expect(await answer.json()).toEqual({
    prefix: 'lucide',
    width: 24,
    height: 24,
    icons: { house: { body: '<path d="M1"/>' }, user: { body: '<path d="M2"/>' } },
    aliases: { home: { parent: 'house' } },
    not_found: ['none', 'loop'],
  });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
  expect((await get('/icons/other.json?icons=a')).status).toBe(404);
});

test('[HELP-05][HELP-06x] get_login_header tells address, host and edge, from the connection or a trusted proxy only', async () => {
  const { BlockList } = await import('node:net');
  const trusted = new BlockList();
  trusted.addSubnet('10.0.0.0', 8);
  const { gateway } = gatewayOf({}, { trustedProxies: trusted });
  const headers = {
    host: 'play.example.com',
    'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.7',
    'cf-ray': '1',
    'cf-ipcountry': 'vn',
    'x-forwarded-proto': 'https',
  };
  const ask = async (remoteAddress: string) => {
    const env = { incoming: { socket: { remoteAddress } } } as unknown as Record<string, never>;
    const answer = await gateway.app.request(`${HOST}/get_login_header`, { method: 'POST', headers }, env);
    return { body: await answer.json(), hsts: answer.headers.get('strict-transport-security') };
  };
  expect(await ask('::ffff:10.1.2.3')).toEqual({
    body: {
      headers: { 'X-Client-IP': '203.0.113.9', 'X-Client-Host': 'play.example.com', 'X-Client-Cdn': 'cloudflare' },
      remote_addr: '203.0.113.9',
      country: 'VN',
    },
    hsts: 'max-age=31536000',
  });
  expect(await ask('198.51.100.4')).toEqual({
    body: {
      headers: { 'X-Client-IP': '198.51.100.4', 'X-Client-Host': 'play.example.com', 'X-Client-Cdn': '' },
      remote_addr: '198.51.100.4',
      country: '',
    },
    hsts: null,
  });
});

test('[HELP-10x] helpers live under their written paths, are never forwarded, and absent ones say so in the envelope', async () => {
  for (const path of ['/clientCaptcha', '/check_iframe', '/get_info_data', '/api/fb_tracking']) {
    const answer = await get(path, { method: 'POST', body: '{}' });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: '404', message: 'There is no such call.', data: null },
    ]);
  }
});

test('[GW-05] health and readiness; readiness ends when the process stops', async () => {
  const { gateway } = gatewayOf();
  const status = async (path: string) => (await gateway.app.request(`http://any${path}`)).status;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  gateway.drain();
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
});

test('[GW-05] one structured line per request, with the request id and without any secret', async () => {
  const { get, log, gateway } = gatewayOf({
    render: () => Promise.reject(new Error('fetch http://up/api?tk=hunter2 failed')),
  });
  const secrets = { authorization: 'Bearer hunter2', cookie: 'token=hunter2' };
  const answer = await get('/slotgame?gp_id=GP01&tk=hunter2&enc=hunter2&password=hunter2', secrets);
  await gateway.app.request(`${HOST}/api/login?tk=hunter2`, {
    method: 'POST',
    body: '{"password":"hunter2"}',
    headers: { host: 'play.example.com', ...secrets },
  });
  expect(log.lines).toHaveLength(2);
  expect(log.lines.join('')).not.toContain('hunter2');
  expect(JSON.parse(log.lines[0] ?? '')).toMatchObject({
    id: answer.headers.get('x-request-id'),
    site: '1001',
    method: 'GET',
    path: '/slotgame?gp_id=GP01&tk=*&enc=*&password=*',
    status: 500,
    ms: 0,
  });
  log.logger.info({ token: 'hunter2', body: { password: 'hunter2' } }, 'x');
  expect(log.lines.join('')).not.toContain('hunter2');
});

test(
  '[GW-01] 20,000 malformed paths, queries, cookies and headers: no crash, no 5xx',
  { timeout: 120_000 },
  async () => {
    const raw = fc.string({ unit: fc.constantFrom(...'%%%aF0./\\?&=;,+ "\'<>\u00e9é遊{}[]#:@!-_~*c'), maxLength: 40 });
    const token = fc
      .string({ unit: fc.constantFrom(...'%=;, "abcyview_mode=desktop18nccy*q.0-_'), maxLength: 60 })
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
        const answer = await files.app.request(
          new Request(HOST + start + rest, { headers: { host: 'play.example.com', ...head } }),
        );
        expect(answer.status).toBeLessThan(500);
        await answer.body?.cancel();
      }),
      { numRuns: 20_000 },
    );
  },
);
