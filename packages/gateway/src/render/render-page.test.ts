import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { GatewaySite } from '../sites/gateway-site.ts';
import { manualClock, pageOf, settings, siteOf } from '../sites/site.fixtures.ts';
import type { RenderRequest, RenderResult } from '../base/types.ts';
import type { PageRequest } from './page-request.ts';
import { renderPage, RenderTimeoutError } from './render-page.ts';

const REQUEST: PageRequest = {
  site: '1001',
  build: 'b1',
  url: 'http://play.example.com/faq',
  mode: 'mobile',
  locale: 'zh_CN',
  currency: undefined,
  country: undefined,
  native: false,
  services: [],
  shared: false,
  look: false,
  key: 'k',
};

/** Renders with a site whose result differs in this. */
function renderWith(result: object, over: Partial<PageRequest> = {}, site: Partial<GatewaySite> = {}) {
  const render = vi.fn<(request: RenderRequest) => Promise<RenderResult>>((request) =>
    Promise.resolve({ ...pageOf(request), ...result }),
  );
  const context = { clock: manualClock(), timeoutMs: 1000, requestId: 'r1', dataVersion: 0 };
  return { render, page: renderPage(siteOf({ render, ...site }), { ...REQUEST, ...over }, context) };
}

test('[GW-02] the renderer gets the facts of the request, and of the visitor nothing else', async () => {
  const { render, page } = renderWith({});
  await page;
  expect(render.mock.calls[0]?.[0]).toEqual({
    url: 'http://play.example.com/faq',
    dataVersion: 0,
    mode: 'mobile',
    locale: 'zh_CN',
    cookies: {},
    headers: { userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Mobile', acceptLanguage: 'zh-CN' },
    upstream: 'http://127.0.0.1:1',
    realtime: { host: 'rt.example.com', port: 6001, tls: true },
    styleNonce: expect.stringMatching(/^[\w-]{24}$/),
    signal: expect.any(AbortSignal),
    requestId: 'r1',
    begun: expect.any(Function),
  });
});

test('[GW-02] currency, country and the native wrapper reach the renderer where the request has them', async () => {
  const config = { ...settings, nativeUserAgentToken: 'App/1' };
  const { render, page } = renderWith(
    {},
    { currency: 'USD', country: 'JP', native: true, mode: 'desktop' },
    { config },
  );
  await page;
  expect(render.mock.calls[0]?.[0]).toMatchObject({
    cookies: { ccy: 'USD' },
    headers: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) App/1', country: 'JP' },
  });
});

test.each([99, 199, 600, 200.5, Number.NaN, undefined, '200'])(
  '[GW-01] the status %s of a renderer is no status',
  async (status) => {
    await expect(renderWith({ status }).page).rejects.toThrow(TypeError);
  },
);

test.each([200, 204, 301, 404, 410, 500, 599])('[GW-01] the status %s of a renderer is sent', async (status) => {
  expect((await renderWith({ status }).page).status).toBe(status);
});

test.each([
  ['/faq?a=1#b', '/faq?a=1#b'],
  ['//evil.example/x', '/evil.example/x'],
  ['\\\\evil.example/x', '/evil.example/x'],
  ['/\\/\\evil.example', '/evil.example'],
  ['https://other.example/x', 'https://other.example/x'],
  ['faq', '/faq'],
  ['/a/../b', '/b'],
])('[GW-01] a redirect to %s leads to %s', async (redirect, target) => {
  expect((await renderWith({ redirect }).page).redirect).toBe(target);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x/', 'blob:https://x/1', 'https://'])(
  '[GW-01] a redirect to %s is refused',
  async (redirect) => {
    await expect(renderWith({ redirect }).page).rejects.toThrow('redirect that is not http');
  },
);

test('[GW-02] headers about the connection and the body are the gateway’s own', async () => {
  const headers = {
    'Content-Length': '1',
    'Content-Encoding': 'br',
    'Transfer-Encoding': 'chunked',
    Connection: 'close',
    Location: '/x',
    'X-Page': '1',
  };
  expect((await renderWith({ headers }).page).headers).toEqual([['x-page', '1']]);
});

test.each([
  [{}, true],
  [{ cacheable: false }, false],
  [{ status: 404 }, true],
  [{ status: 500 }, false],
  [{ headers: { 'Set-Cookie': 'a=1' } }, false],
])('[GW-02] a result with %o is kept for others: %s', async (result, keep) => {
  expect((await renderWith(result).page).keep).toBe(keep);
});

test('[API-18x] the payload is the data with its build; a page that is not whole has none', async () => {
  const { payload } = await renderWith({ payload: '{"a":"遊戲"}' }).page;
  expect(payload?.plain.toString()).toBe('{"build":"b1","data":{"a":"遊戲"}}');
  expect(gunzipSync((await payload?.encode('gzip')) ?? '').toString()).toBe('{"build":"b1","data":{"a":"遊戲"}}');
  for (const result of [{ cacheable: false }, { status: 404 }, { redirect: '/' }, { payload: undefined }]) {
    expect((await renderWith({ payload: '{}', ...result }).page).payload).toBeUndefined();
  }
});

test('[SEC-01] the policy of a page allows the style nonce of its own rendering and the scripts by their hashes', async () => {
  const scriptHashes = ['sha256-a', 'sha256-b'];
  const nonces: string[] = [];
  for (const { render, page } of [renderWith({ scriptHashes }), renderWith({ scriptHashes })]) {
    const { inline } = await page;
    const nonce = render.mock.calls[0]?.[0].styleNonce ?? '';
    expect(inline).toEqual({ scripts: scriptHashes, styles: [`nonce-${nonce}`] });
    nonces.push(nonce);
  }
  // 18 random bytes.
  expect(nonces.every((nonce) => /^[\w-]{24}$/.test(nonce)) && new Set(nonces).size).toBe(2);
});

test('[GW-01] a rendering that never starts ends after 10 s and its own time', async () => {
  const clock = manualClock();
  const asked = Promise.withResolvers<AbortSignal>();
  const site = siteOf({ render: ({ signal }) => (asked.resolve(signal), new Promise(() => {})) });
  const failed = renderPage(site, REQUEST, { clock, timeoutMs: 1000, requestId: 'r1', dataVersion: 0 }).catch(String);
  const signal = await asked.promise;
  clock.advance(10_999);
  expect(signal.aborted).toBe(false);
  clock.advance(1);
  expect(signal.aborted).toBe(true);
  expect(await failed).toBe('RenderTimeoutError: waiting and rendering took longer than 11000 ms');
});

test('[GW-02] an error of the renderer is the error of the page, thrown at once or later', async () => {
  const context = { clock: manualClock(), timeoutMs: 1000, requestId: 'r1', dataVersion: 0 };
  const throwing = siteOf({
    render: () => {
      throw new RangeError('at once');
    },
  });
  await expect(renderPage(throwing, REQUEST, context)).rejects.toThrow('at once');
  const rejecting = siteOf({ render: () => Promise.reject(new RangeError('later')) });
  await expect(renderPage(rejecting, REQUEST, context)).rejects.toThrow('later');
  expect(context.clock.waiting).toBe(0);
});

test('[GW-01] the time limit counts from the start of the rendering, and its end aborts the renderer', async () => {
  const clock = manualClock();
  const asked = Promise.withResolvers<RenderRequest>();
  const site = siteOf({ render: (request) => (asked.resolve(request), new Promise(() => {})) });
  const page = renderPage(site, REQUEST, { clock, timeoutMs: 1000, requestId: 'r1', dataVersion: 0 });
  const failed = page.catch((error: unknown) => error);
  const { begun, signal } = await asked.promise;
  // The wait for a thread has 10 s of its own.
  clock.advance(9999);
  begun?.();
  clock.advance(999);
  expect(signal.aborted).toBe(false);
  clock.advance(1);
  expect(signal.aborted).toBe(true);
  const error = await failed;
  expect(error).toBeInstanceOf(RenderTimeoutError);
  expect(error).toHaveProperty('message', 'rendering took longer than 1000 ms');
  expect(signal.reason).toBe(error);
});
