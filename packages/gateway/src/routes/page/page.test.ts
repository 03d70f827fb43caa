import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { gatewayOf, HOST, pageOf, styleNonce } from '../../sites/site.fixtures.ts';
import type { Render, RenderRequest } from '../../base/types.ts';

describe('happy', () => {
  test('[GW-02] the gzip answer of a cached page inflates to the page with the style nonce of its policy', async () => {
    const { get } = gatewayOf();
    await get('/');
    const answer = await get('/', { 'accept-encoding': 'gzip;q=0.8, br;q=0' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const html = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(html).toContain(`nonce="${styleNonce(answer.headers.get('content-security-policy'))}"`);
    expect((await get('/', { 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding')).toBeNull();
    const smaller = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(smaller.headers.get('content-encoding')).toBe('br');
    const text = brotliDecompressSync(Buffer.from(await smaller.arrayBuffer())).toString();
    expect(text).toContain(`nonce="${styleNonce(smaller.headers.get('content-security-policy'))}"`);
  });

  test('[GW-02] pages are kept per mode, language, currency, path and known query; the rest is left out', async () => {
    const render = vi.fn<Render>((request) => Promise.resolve(pageOf(request)));
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

  test('[GW-02] after 30 s the old page is still given while one new one is made; after 10 more minutes it is not', async () => {
    let version = 0;
    const render = vi.fn<Render>((request) => Promise.resolve({ ...pageOf(request), html: `v${(version += 1)}` }));
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
    const render = vi.fn<Render>(async (request) => {
      await gate.promise;
      return pageOf(request);
    });
    const { get } = gatewayOf({ render });
    const answers = Array.from({ length: 50 }, () => get('/'));
    gate.resolve();
    expect(new Set((await Promise.all(answers)).map((answer) => answer.status))).toEqual(new Set([200]));
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('error', () => {
  test('[GW-01] a rendering that fails or takes more than 10 s ends in the error page of two languages, with status 500', async () => {
    let begun: (() => void) | undefined;
    const { get, clock, log } = gatewayOf({
      render: (request) => {
        ({ begun } = request);
        return new Promise(() => {});
      },
    });
    const pending = get('/slow?tk=SECRET');
    await vi.waitFor(() => expect(begun).toBeDefined(), 10_000);
    // The wait for a free thread is not the rendering.
    clock.advance(9000);
    begun?.();
    clock.advance(9999);
    expect(log.lines.join('')).not.toContain('RenderTimeoutError');
    clock.advance(1);
    const answer = await pending;
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain('<title>Internal Server Error</title>');
    expect(html).toContain('网站正在升级新版本，请稍后再试 (500)');
    expect(html).toContain('please try again later (500)');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('href="https://chat.example.com/?a=1&#38;b=2"');
    const style = createHash('sha256')
      .update(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '')
      .digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(
      `script-src 'none'; style-src 'self' 'sha256-${style}'`,
    );
    expect(log.lines.join('')).toContain('RenderTimeoutError');
    for (const render of [
      () => Promise.reject(new Error('x')),
      () => {
        throw new Error('x');
      },
      () => Promise.resolve({ ...pageOf({} as RenderRequest), status: 99 }),
    ]) {
      const broken = gatewayOf({ render });
      expect((await broken.get('/')).status).toBe(500);
    }
  });

  test('[GW-01] who waits 20 s for a rendering to begin gets the error page', async () => {
    const { get, clock } = gatewayOf({ render: () => new Promise(() => {}) });
    const pending = get('/slow');
    await vi.waitFor(() => expect(clock.waiting).toBe(1), 10_000);
    clock.advance(20_000);
    expect((await pending).status).toBe(500);
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
});

describe('security', () => {
  test('[GW-02] what is personal or broken is never kept: credentials in the query, cacheable false, cookies, 5xx', async () => {
    let result = {};
    const render = vi.fn<Render>((request) => Promise.resolve({ ...pageOf(request), ...result }));
    const { get } = gatewayOf({ render });
    for (const query of ['tk=a', 'enc=a', 'member_id=1', 'member_account=x']) {
      const answer = await get(`/?${query}`);
      expect(answer.headers.get('cache-control')).toBe('private, no-store, no-transform');
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

  test('[SHELL-09x] a redirect within the site hands the parameters of an entry on, and nothing else', async () => {
    const to = async (redirect: string, search: string) => {
      const answer = await gatewayOf({ render: (request) => Promise.resolve({ ...pageOf(request), redirect }) }).get(
        `/main${search}`,
      );
      return answer.headers.get('location');
    };
    expect(await to('/', '?id=7&invite=A%26B&gt_id=2&utm_source=x')).toBe('/?id=7&invite=A%26B');
    expect(await to('/', '?tk=t&member_id=1&enc=e&appPage=content')).toBe('/?enc=e&member_id=1&tk=t&appPage=content');
    expect(await to('/user/Info?id=1', '?id=7')).toBe('/user/Info?id=1');
    expect(await to('/', '?gt_id=2')).toBe('/');
    expect(await to('https://other.example.com/', '?id=7')).toBe('https://other.example.com/');
  });
});
