import { Hono } from 'hono';
import { request } from 'undici';
import { describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../base/clock.ts';
import { listenGateway } from '../../listen.ts';
import type { GatewayEnv } from '../gateway-env.ts';
import { builtSite, gatewayOf, HOST, OWN, pageOf, siteOf } from '../../sites/site.fixtures.ts';
import type { Render } from '../../base/types.ts';
import { CONTENT_NETWORKS, type ContentNetwork } from '../../network/content-network.ts';
import { networkHeaders } from './networkHeaders.ts';

const VARIANT = '_variant=mobile.en-US.USD..';
const networks = CONTENT_NETWORKS.filter((name) => name !== 'none');
const told = (headers: Headers, ...names: string[]) => names.map((name) => headers.get(name));

describe('happy', () => {
  test.each([
    [
      'cloudflare',
      {
        'cache-control': 'private, no-cache, no-transform',
        'cloudflare-cdn-cache-control': 'public, max-age=30, stale-while-revalidate=600, stale-if-error=3600',
        'cache-tag': 'site-1001,site-1001-page-gamehall,site-1001-language-en_us,site-1001-hall-8',
      },
    ],
    [
      'fastly',
      {
        'cache-control': 'no-cache, no-transform',
        'surrogate-control': 'max-age=30, stale-while-revalidate=600, stale-if-error=3600',
        'surrogate-key': 'site-1001 site-1001-page-gamehall site-1001-language-en_us site-1001-hall-8',
      },
    ],
    [
      'akamai',
      {
        'cache-control': 'public, max-age=0, s-maxage=30, no-transform',
        'edge-cache-tag': 'site-1001,site-1001-page-gamehall,site-1001-language-en_us,site-1001-hall-8',
      },
    ],
    [
      'nginx',
      {
        'cache-control':
          'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=3600, no-transform',
      },
    ],
  ] as const)('[OPS-06] %s reads how long it may keep a guest page, and its tags', async (network, headers) => {
    const answer = await gatewayOf({}, { network }).get(`/gameHall/8?${VARIANT}`);
    for (const [name, value] of Object.entries(headers))
      expect([name, answer.headers.get(name)]).toEqual([name, value]);
    const others = [
      'cloudflare-cdn-cache-control',
      'cache-tag',
      'surrogate-control',
      'surrogate-key',
      'edge-cache-tag',
    ];
    for (const name of others.filter((other) => !(other in headers)))
      expect([name, answer.headers.get(name)]).toEqual([name, null]);
    expect(told(answer.headers, 'vary', 'x-request-id')).toEqual(['Accept-Encoding', null]);
  });

  test('[OPS-06] [SEC-01] a copy for all visitors allows its script and its style by hash; visitors share no nonce', async () => {
    const answer = await gatewayOf({}, { network: 'fastly' }).get(`/?${VARIANT}`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("; style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';");
    expect(policy).not.toContain('nonce');
  });

  test('[OPS-06] such a page is what the address says, whatever cookies and headers its first visitor has', async () => {
    const render = vi.fn<Render>((request) => Promise.resolve(pageOf(request)));
    const { get } = gatewayOf({ render }, { network: 'nginx' });
    const visitors = [
      { cookie: 'view_mode=desktop; lang=zh_CN; ccy=RMB; sid=1', 'user-agent': 'X', 'accept-language': 'zh' },
      { cookie: 'consent=1.3.m.m.1', 'user-agent': 'iPhone', 'sec-ch-ua-mobile': '?0' },
      {},
    ];
    const pages = await Promise.all(visitors.map(async (headers) => (await get(`/faq?${VARIANT}`, headers)).text()));
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain(`<html lang="en_US"><style`);
    expect(pages[0]).toContain('mobile http://play.example.com/faq tile');
    expect(render).toHaveBeenCalledTimes(1);
    expect(render.mock.calls[0]?.[0].cookies).toEqual({ ccy: 'USD' });
  });
});

describe('edge', () => {
  test('[OPS-06] files keep their lifetimes and get the tag of their site', async () => {
    const { get, remove } = await builtSite({ network: 'fastly' });
    try {
      const answer = await get('/assets/app-1a2b.js');
      expect(told(answer.headers, 'cache-control', 'surrogate-key')).toEqual([
        'public, max-age=31536000, immutable',
        'site-1001',
      ]);
      for (const path of ['/sw.js', '/builds/latest.json', '/assets/none.js'])
        expect((await get(path)).headers.get('cache-control')).toMatch(/^private, no-(?:cache|store)$/);
    } finally {
      remove();
    }
  });

  test('[OPS-06] without a network the variant of an address means nothing, and answers are as before', async () => {
    const answer = await gatewayOf().get(`/faq?${VARIANT}`);
    expect(told(answer.headers, 'cache-control', 'vary')).toEqual([
      'private, no-cache, no-transform',
      'Accept-Encoding, Accept-Language, Cookie, Sec-CH-UA-Mobile, User-Agent',
    ]);
    expect(await answer.text()).toContain('<html lang="zh_CN">');
  });
});

describe('security', () => {
  test('[OPS-06] the page of a visitor never gets the head of a copy, nor a copy that of a visitor, however often both are asked for', async () => {
    const { gateway } = gatewayOf({}, { network: 'nginx' });
    const running = await listenGateway(gateway, [{ host: '127.0.0.1', port: 0 }]);
    try {
      const headOf = async (path: string) => {
        const answer = await request(`http://127.0.0.1:${running.ports[0]}${path}`, { headers: OWN });
        await answer.body.dump();
        const { 'cache-control': control, 'x-request-id': id, 'content-security-policy': policy } = answer.headers;
        return [/s-maxage/.test(String(control)), id === undefined, /nonce/.test(String(policy))];
      };
      for (let round = 0; round < 4; round += 1) {
        expect(await headOf('/faq?_variant=desktop.zh_CN...')).toEqual([true, true, false]);
        expect(await headOf('/faq')).toEqual([false, false, true]);
      }
    } finally {
      await running.stop({ clock: systemClock, delayMs: 0, limitMs: 1000 });
    }
  });

  const isPrivate = ({ headers }: Response) => {
    const control = headers.get('cache-control') ?? '';
    const others = [
      'cache-tag',
      'surrogate-key',
      'edge-cache-tag',
      'surrogate-control',
      'cloudflare-cdn-cache-control',
    ];
    return (
      control.startsWith('private, ') &&
      !/public|s-maxage|stale-/.test(control) &&
      !others.some((name) => headers.has(name))
    );
  };

  test.each(networks)('[OPS-06] what depends on a visitor says private to %s', async (network: ContentNetwork) => {
    const { get, gateway } = gatewayOf({}, { network });
    const asked: readonly (readonly [string, Record<string, string>?])[] = [
      ['/faq'],
      ['/faq?_variant='],
      ['/faq?_variant=tablet.en.USD..'],
      ['/faq?_variant=mobile.en.USD.vn.'],
      [`/faq?${VARIANT}`, { authorization: 'Bearer t1' }],
      ...['tk', 'enc', 'member_id', 'member_account'].map((name) => [`/faq?${name}=1&${VARIANT}`] as const),
      [`/nope/x?${VARIANT}`],
      [`/faq/%00?${VARIANT}`],
      [`/faq/_payload.json?build=b0&${VARIANT}`],
      ['/clientCaptcha'],
      ['/speculation-rules.json'],
      ['/readyz'],
      ['/api/nothing'],
    ];
    for (const [path, headers] of asked) expect([path, isPrivate(await get(path, headers))]).toEqual([path, true]);
    const posted = await gateway.app.request(`${HOST}/get_login_header`, { method: 'POST', headers: OWN });
    expect(isPrivate(posted)).toBe(true);
  });

  test.each([
    ['sets a cookie', { headers: { 'set-cookie': 'a=1' } }],
    ['is personal', { cacheable: false }],
    ['fails', { status: 503 }],
    ['is not found', { status: 404 }],
    ['redirects', { redirect: '/faq' }],
    ['comes from a build that names no hashes of its styles', { styleHashes: undefined }],
  ])('[OPS-06] so does a page that %s', async (_name, result) => {
    const render: Render = (request) => Promise.resolve({ ...pageOf(request), ...result });
    expect(isPrivate(await gatewayOf({ render }, { network: 'fastly' }).get(`/faq?${VARIANT}`))).toBe(true);
  });

  test.each([
    ['a call of the platform that says public', '/api/web/logo', { 'cache-control': 'public, max-age=60' }, false],
    ['a static file of it', '/api/static/logo.png', { 'cache-control': 'public, max-age=60' }, true],
    ['one that differs by cookie', '/x.png', { 'cache-control': 'public, max-age=60', vary: 'Cookie' }, false],
    ['one with a cookie', '/x.png', { 'cache-control': 'public, max-age=60', 'set-cookie': 'a=1' }, false],
    ['one without any word', '/x.png', {}, false],
  ] as const)('[OPS-06] %s', async (_name, path, headers, kept) => {
    const app = new Hono<GatewayEnv>()
      .use(networkHeaders({ network: 'fastly', lifetimes: { freshMs: 1, staleMs: 1, errorMs: 1 }, answers: undefined }))
      .use(async (c, next) => {
        c.set('site', siteOf());
        c.set('url', new URL(c.req.url));
        await next();
      })
      .get('*', () => new Response('x', { headers }));
    expect(isPrivate(await app.request(path))).toBe(!kept);
  });
});
